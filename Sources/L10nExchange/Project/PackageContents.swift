import L10nCatalog
package import L10nProject
package import L10nSource

/// The files of a project that go into a package for translators besides the texts to translate.
package struct PackageContents {
    private let project: Project
    /// The absolute path of the folder that the project's paths start from.
    private let root: String

    package init(_ project: Project, root: String) {
        self.project = project
        self.root = root
    }

    /// What translators may call the project: the name of its Xcode project, or else of its folder.
    package var projectName: String {
        let folder = PathText.join(root, project.configuration.folder)
        let names = (try? FileSystem.list(folder)) ?? []
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        return projects.count == 1 ? projects[0] : PathText.name(of: folder)
    }

    /// The files that a document's texts come from, byte for byte, by their paths from the project's folder.
    package func sources(of document: ExchangeDocument) throws(LoadError) -> [SourceFile] {
        let wanted = Set(document.files.map(\.original))
        var sources: [SourceFile] = []
        for original in project.exchangeOriginals where wanted.contains(original.path) {
            guard !PackagePath.leaves(original.path) else { continue }
            let made = original.source.fragment.source
            let origin = project.origin(of: made)
            // Texts of code have no file of their own: the one that was made of them takes its place.
            let bytes =
                project.isInterface(made.path) && origin.path == made.path
                ? made.bytes : try FileSystem.read(PathText.join(root, origin.path))
            sources.append(SourceFile(path: original.path, bytes: bytes))
        }
        return sources
    }
}
