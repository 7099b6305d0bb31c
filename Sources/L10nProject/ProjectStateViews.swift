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

    package func screen(_ id: String) -> DocumentedScreen? {
        screens.first { $0.id == id }
    }
}
