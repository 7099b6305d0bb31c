import L10nSource
import L10nStrings
import L10nSyntax

/// Tells which files the projects of Xcode build.
struct BuiltFiles {
    /// The project files, which name every file that is built.
    private let projects: [[UInt8]]
    /// The folders of packages, whose files no project names.
    private let packages: [String]

    /// Nil where nobody can tell: there is no project file, one that cannot be read, or one that takes whole folders.
    init?(_ sources: [ProjectSources.File], limit: Int) {
        let files = sources.filter { PathText.name(of: $0.path) == "project.pbxproj" }
        projects = files.compactMap { try? FileSystem.readSource($0.location, limit: limit) }
        packages = sources.map(\.path).filter { PathText.name(of: $0) == "Package.swift" }.map {
            PathText.parent(of: $0)
        }
        let folders = Array("PBXFileSystemSynchronized".utf8)
        guard !projects.isEmpty, projects.count == files.count, !files.contains(where: { $0.size > limit }),
            !projects.contains(where: { ByteSearch.contains(folders, in: $0.span) })
        else { return nil }
    }

    /// Whether a project names a file, wherever that lies.
    func names(_ path: String) -> Bool { hold([PathText.name(of: path)]) }

    /// Whether a project names a file in its folder of a language, or that folder, or a package has it.
    func mayBuildTranslation(_ file: FoundFile) -> Bool {
        // The path that reports print may begin below that folder.
        let folder = PathText.name(of: PathText.parent(of: file.path))
        return hold([folder + "/" + PathText.name(of: file.path), folder + ";", folder + "\";"])
            || packages.contains { PathText.isInside(file.shown, $0) }
    }

    private func hold(_ words: [String]) -> Bool {
        let words = words.map { Array($0.utf8) }
        return projects.contains { project in words.contains { ByteSearch.contains($0, in: project.span) } }
    }

    /// Whether a file that lies in no folder of a language may be built: it belongs to a package, or something that a project
    /// builds refers to it.
    func mayBuild(_ path: String) -> Bool {
        packages.contains { $0.isEmpty || PathText.isInside(path, $0) }
            || projects.contains { Self.builds(PathText.name(of: path), $0) }
    }

    private static func builds(_ name: String, _ project: [UInt8]) -> Bool {
        guard case .success(let root) = PropertyListReader.read(project), let objects = root["objects"]?.pairs else {
            return true
        }
        let references = objects.filter { object in
            guard object.value["isa"]?.text == "PBXFileReference", let path = object.value["path"]?.text else {
                return false
            }
            return PathText.name(of: path) == name && !PathText.parent(of: path).hasSuffix(".lproj")
        }
        let ids = Set(references.map(\.key))
        return objects.contains { object in
            guard let reference = object.value["fileRef"]?.text else { return false }
            return ids.contains(reference)
        }
    }
}

extension PropertyListValue {
    fileprivate var pairs: [PropertyListPair]? { if case .dictionary(let pairs) = self { pairs } else { nil } }

    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

    fileprivate subscript(key: String) -> PropertyListValue? { pairs?.first { $0.key == key }?.value }
}
