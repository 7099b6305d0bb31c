package import StateViews

/// The state views and screens that the documents of a project define.
package struct ProjectStateViews: Sendable {
    /// In the order of files and of definitions in them; ids are unique.
    package internal(set) var views: [DocumentedStateView] = []
    package internal(set) var screens: [DocumentedScreen] = []

    /// The view of an id, of those that the project defines.
    package func view(_ id: String) -> DocumentedStateView? {
        views.first { $0.definition.id == id }
    }

    /// Every view that the app shows, as far as anybody knows: its own, and those of the product of the kinds that it
    /// defines none of.
    package var shown: [StateViewDefinition] {
        let own = views.map(\.definition)
        let kinds = Set(own.map(\.kind))
        return own + StateViewRegistry.all.filter { !kinds.contains($0.kind) }
    }

    /// Every view that a command can be asked for: those of the project, then those of the product whose names are free.
    package var all: [StateViewDefinition] {
        let own = views.map(\.definition)
        let ids = Set(own.map(\.id))
        return own + StateViewRegistry.all.filter { !ids.contains($0.id) }
    }

    package func screen(_ id: String) -> DocumentedScreen? {
        screens.first { $0.id == id }
    }
}
