import L10nChecks
import L10nProject
import L10nReporting
import L10nSource

/// What a revision of the project had found already: the common ancestor with HEAD, read from git's objects and judged by
/// today's configuration (CI-16). Nothing is checked out, and nothing that the repository configures runs.
struct RevisionFindings {
    /// As it was named.
    let name: String
    /// The number of each, where one decided, by its fingerprint.
    let pins: [String: Double?]

    /// - Parameters:
    ///   - project: the project as it is now.
    ///   - folder: the absolute path of the folder to read.
    ///   - judge: what is found in a folder.
    static func read(
        _ name: String, of project: Project, in folder: String,
        _ judge: (RevisionProject) async throws -> JudgedRevision
    ) async throws -> RevisionFindings {
        let tree = try GitTree.ancestor(of: name, folder, withSources: true)
        guard let tree else { return RevisionFindings(name: name, pins: [:]) }
        defer { tree.remove() }
        if let source = project.configuration.source {
            try CommandFailure.attempt { () throws(LoadError) in
                let path = PathText.join(tree.folder, PathText.name(of: source.path))
                WritableFile.remove(path)
                try WritableFile.createAndWrite(source.bytes, to: path)
            }
        }
        // What git has of a submodule is the name of a commit in another repository.
        for submodule in tree.submodules {
            let path = PathText.relative(PathText.join(folder, submodule), to: project.root)
            guard project.files.contains(where: { PathText.isInside($0, path) }) else { continue }
            Console.complain(
                "\(Wording.visible(name)) cannot be compared in \(Wording.quoted(path)): it is a submodule, and all that is "
                    + "found in it counts as new; check it in its own repository")
        }
        let judged = try await judge(RevisionProject(folder: tree.folder))
        // Nothing is hidden by that: what is found in the file now counts as new.
        for error in judged.unread {
            Console.complain(
                "\(Wording.visible(name)) cannot be compared in \(Wording.quoted(error.path)): \(error.reason)")
        }
        return RevisionFindings(name: name, pins: judged.pins)
    }
}

/// A project as a revision had it, in a folder of a while.
struct RevisionProject {
    let folder: String
}

/// What is found in a project as a revision had it.
struct JudgedRevision {
    var pins: [String: Double?] = [:]
    var unread: [LoadError] = []
}
