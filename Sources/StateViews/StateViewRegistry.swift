/// The definitions that come with the product, by id.
package enum StateViewRegistry {
    package static let all: [StateViewDefinition] = [
        .loadingFailure,
        .noConnection,
        .noResults,
    ]

    package static func definition(_ id: String) -> StateViewDefinition? {
        all.first { $0.id == id }
    }
}
