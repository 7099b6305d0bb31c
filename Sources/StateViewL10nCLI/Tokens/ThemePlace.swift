import L10nProject
import L10nSource

/// Where a theme is to be found: in a file or folder, or in a revision of the git repository.
enum ThemePlace {
    case path(String)
    /// - path: from the working folder.
    case revision(String, path: String)

    /// What exists is a path; everything else is a revision, perhaps with a path behind a colon.
    init(_ text: String) {
        if FileSystem.status(text) != nil {
            self = .path(text)
        } else if let colon = text.firstIndex(of: ":") {
            let path = String(text[text.index(after: colon)...])
            self = .revision(String(text[..<colon]), path: path.isEmpty ? "." : path)
        } else {
            self = .revision(text, path: ".")
        }
    }

    /// What stands now where a revision has something; nil for what is no revision.
    var now: ThemePlace? {
        guard case .revision(_, let path) = self else { return nil }
        return .path(path)
    }

    /// The theme, and what its files are called if they are those of a revision.
    func load(_ project: ProjectOptions) throws(CommandFailure) -> (theme: RequestedTheme, names: RevisionNames?) {
        switch self {
        case .path(let path): return (try project.loadTheme([path]), nil)
        case .revision(let revision, var path):
            var project = project
            project.config = project.config ?? Self.configuration(above: path)
            let settings = try project.namedSettings()
            // The configuration would lead back to the files of now: what it says holds for its folder as it was.
            if let config = project.config, !GitTree.isFile(path) {
                let parent = PathText.parent(of: config)
                path = parent.isEmpty ? "." : parent
            }
            let tree: GitTree
            do throws(GitTree.Failure) {
                tree = try GitTree(revision, path)
            } catch {
                throw Self.failure(error, revision, path)
            }
            defer { tree.remove() }
            let names = RevisionNames(tree, revision, root: project.root)
            do throws(CommandFailure) {
                return (try project.loadTheme([tree.path], settings: settings), names)
            } catch {
                throw CommandFailure(status: error.status, message: names.shown(error.message))
            }
        }
    }

    /// The configuration that counts for a path now and is not in its folder, from the working folder.
    private static func configuration(above path: String) -> String? {
        guard let current = try? FileSystem.currentFolder() else { return nil }
        let path = PathText.join(current, path)
        guard let found = try? ProjectLoader.configuration(for: path), PathText.parent(of: found) != path else {
            return nil
        }
        return PathText.relative(found, to: current)
    }

    private static func failure(_ failure: GitTree.Failure, _ revision: String, _ path: String) -> CommandFailure {
        switch failure {
        case .refusedByGit(let words):
            let name = path == "." ? revision : "\(revision):\(path)"
            return .environment(
                "there is no file or folder \(Wording.quoted(name)), and git does not say what it is as a revision: "
                    + Wording.visible(words))
        case .unknownRevision(let revision):
            return .usage("no file, folder or revision \(Wording.quoted(revision))")
        case .missing(let path, let revision):
            return .usage("\(Wording.quoted(path)) is not in the revision \(Wording.quoted(revision))")
        case .noCommonAncestor: return .usage("\(Wording.quoted(revision)) has no common ancestor with HEAD here")
        case .partialClone(let commit, let missing):
            return .environment(GitTree.partialClone(revision, commit, missing))
        case .refused(let error): return .environment(error.description)
        }
    }
}
