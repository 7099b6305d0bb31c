package import L10nProject
import L10nSource

/// A folder as it is in a revision of a git repository, written into a temporary folder.
package struct GitTree: Sendable {
    /// Why there is none.
    package enum Failure: Error, Sendable, Hashable {
        /// There is no git, or no repository.
        case noRepository
        case unknownRevision(String)
        /// The revision has no such file or folder.
        case missing(path: String, revision: String)
        case refused(LoadError)
    }

    /// Where the file or folder is now.
    package let path: String
    /// The folder that was written, or in which the file was; absolute.
    package let folder: String
    /// What that folder is in the revision, from the working folder.
    package let source: String
    private let scratch: String

    /// - Parameters:
    ///   - path: relative to the working folder; `.` for that folder itself.
    package init(_ revision: String, _ path: String) throws(Failure) {
        let isFile = path.hasSuffix(".json") || path.hasSuffix(".tokens")
        let parent = isFile ? PathText.parent(of: path) : path
        source = parent.isEmpty ? "." : parent
        do throws(LoadError) {
            scratch = try FileSystem.makeScratchFolder()
        } catch {
            throw .refused(error)
        }
        let name = isFile ? String(path.split(separator: "/").last ?? "") : ""
        // A modifier may be called as the folder is.
        let current = (try? FileSystem.currentFolder()) ?? "/"
        let folderName = PathText.name(of: PathText.join(current, source))
        folder = scratch + "/tree" + (folderName.isEmpty ? "" : "/" + folderName)
        self.path = name.isEmpty ? folder : folder + "/" + name
        do throws(Failure) {
            try Self.write(revision, source, into: folder, scratch)
            guard FileSystem.status(self.path) != nil else { throw Failure.missing(path: path, revision: revision) }
        } catch {
            FileSystem.removeFolder(scratch)
            throw error
        }
    }

    /// Removes what was written.
    package func remove() { FileSystem.removeFolder(scratch) }

    private static func write(
        _ revision: String, _ source: String, into folder: String, _ scratch: String
    ) throws(Failure) {
        let answer = scratch + "/answer"
        guard let repository = line(["git", "rev-parse", "--absolute-git-dir"], answer) else {
            throw .noRepository
        }
        // A name that starts with a hyphen would be an option.
        guard revision.utf8.first != 0x2D,
            line(["git", "rev-parse", "--verify", "--quiet", revision + "^{commit}"], answer) != nil
        else { throw .unknownRevision(revision) }
        let place = source == "." ? "./" : source.hasPrefix("./") || source.hasPrefix("../") ? source : "./" + source
        guard let tree = line(["git", "rev-parse", "--verify", "--quiet", "\(revision):\(place)"], answer) else {
            throw .missing(path: source, revision: revision)
        }
        do throws(LoadError) {
            try FileSystem.makeFolder(folder)
        } catch {
            throw .refused(error)
        }
        let git = ["git", "--git-dir=\(repository)", "--work-tree=\(folder)", "-C", folder]
        let environment = ["GIT_INDEX_FILE=\(scratch)/index"]
        guard ChildProcess.run(git + ["read-tree", tree], environment: environment) == 0,
            ChildProcess.run(git + ["checkout-index", "--all", "--force"], environment: environment) == 0
        else { throw .missing(path: source, revision: revision) }
    }

    /// The first line that a program writes; nil when it fails.
    private static func line(_ arguments: [String], _ answer: String) -> String? {
        guard ChildProcess.run(arguments, output: answer) == 0, let bytes = try? FileSystem.read(answer) else {
            return nil
        }
        let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
        return line.isEmpty ? nil : line
    }
}
