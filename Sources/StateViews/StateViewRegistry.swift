/// The definitions that come with the product, by id.
package enum StateViewRegistry {
    /// Those that need nothing from their callers.
    package static let predefined: [StateViewDefinition] = [
        .loadingFailure,
        .noConnection,
        .noResults,
    ]

    /// The predefined ones and the generic one, which has no texts of its own (BB-12).
    package static let all: [StateViewDefinition] = [
        .generic(title: .inherit, subtitle: .inherit),
        .loadingFailure,
        .noConnection,
        .noResults,
    ]

    package static func definition(_ id: String) -> StateViewDefinition? {
        all.first { $0.id == id }
    }
}
