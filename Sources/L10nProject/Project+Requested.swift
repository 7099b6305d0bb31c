package import L10nCatalog
import L10nSource

extension Project {
    /// A path that was put together, as reports print it: without `..` that lead into the folder that they start from.
    package func shown(_ path: String) -> String {
        root == "/" ? path : PathText.relative(PathText.join(root, path), to: root)
    }

    /// Whether a table lies, in any language, in the paths that were asked for; every table does when there are none.
    package func isRequested(_ table: CatalogTable) -> Bool {
        table.columns.contains { isRequested($0.fragment.source.path) }
    }

    /// Whether a file lies in the paths that were asked for; every file does when there are none.
    package func isRequested(_ path: String) -> Bool {
        if requestedPaths.isEmpty || requestedPaths.contains(".") { return true }
        return requestedPaths.contains { PathText.isInside(path, $0) }
    }

    /// Whether other languages should have the texts of a table. One that lies outside any language folder is the same for
    /// every reader, unless the configuration asks for languages, or it is all that there is.
    package func isToBeTranslated(_ table: CatalogTable) -> Bool {
        !table.hasNoLanguage || configuration.locales.required != nil
    }
}
