/// The definitions that come with the product, by id.
package enum StateViewRegistry {
    /// Those of Backbase-style state views that need nothing from their callers (BB-12).
    package static let predefined: [StateViewDefinition] = [
        .loadingFailure,
        .noConnection,
        .noResults,
    ]

    /// One definition of each kind, and the generic one, which has no texts of its own.
    package static let all: [StateViewDefinition] =
        StateViewKind.allBuiltIn.filter { $0 != .custom }.map { StateViewDefinition($0) }
        + [.generic(title: .inherit, subtitle: .inherit)]

    package static func definition(_ id: String) -> StateViewDefinition? {
        all.first { $0.id == id }
    }
}
