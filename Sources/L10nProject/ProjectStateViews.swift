package import L10nSource
package import StateViews

/// The state views and screens that the documents of a project define.
package struct ProjectStateViews: Sendable {
    /// In the order of files and of definitions in them; ids are unique.
    package private(set) var views: [DocumentedStateView] = []
    package private(set) var screens: [DocumentedScreen] = []
    /// Where documents say something that nobody can take for a part of a view.
    package internal(set) var faults: [Diagnostic] = []
    private var viewNumbers: [String: Int] = [:]
    private var screenNumbers: [String: Int] = [:]

    /// Adds a view, unless one has its id.
    mutating func append(_ view: DocumentedStateView) {
        guard viewNumbers[view.definition.id] == nil else { return }
        viewNumbers[view.definition.id] = views.count
        views.append(view)
    }

    /// Adds a screen, unless one has its id.
    mutating func append(_ screen: DocumentedScreen) {
        guard screenNumbers[screen.id] == nil else { return }
        screenNumbers[screen.id] = screens.count
        screens.append(screen)
    }

    /// The view of an id, of those that the project defines.
    package func view(_ id: String) -> DocumentedStateView? {
        viewNumbers[id].map { views[$0] }
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

    /// The ids of pictures and animations that documents name, those of the product's own icons left out.
    var askedAssets: Set<String> {
        var asked: Set<String> = []
        for view in views {
            let visual = view.definition.visual
            var icons = [visual.icon]
            for patch in view.definition.brandPatches.values {
                if case .set(let icon) = patch.icon { icons.append(icon) }
            }
            asked.formUnion(icons.compactMap(\.self).filter { IconRegistry.icon($0) == nil })
            asked.formUnion([visual.illustration, visual.animation?.id, visual.animation?.poster].compactMap(\.self))
            // Marks are named by the theme.
            let marks =
                view.definition.showsBrandMark
                || view.definition.brandPatches.values.contains {
                    $0.showsBrandMark == .set(true)
                }
            if marks { asked.insert("") }
        }
        return asked
    }

    package func screen(_ id: String) -> DocumentedScreen? {
        screenNumbers[id].map { screens[$0] }
    }
}
