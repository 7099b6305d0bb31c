package import L10nProject
import L10nSource

/// The token files of a folder as it is in a revision of a git repository, written into a temporary folder.
package struct GitTree: Sendable {
    /// Why there is none.
    package enum Failure: Error, Sendable, Hashable {
        /// There is no git, or no repository, or git refuses to answer; in its words.
        case refusedByGit(String)
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
    private let scratch: ScratchFolder

    /// The ends of the names of files that a theme may be made of, or that say which.
    private static let suffixes = [".json", ".tokens", ".lock", ".map", ".json5", ".jsonc", ".yaml", ".yml"]

    /// - Parameters:
    ///   - path: relative to the working folder; `.` for that folder itself.
    package init(_ revision: String, _ path: String) throws(Failure) {
        let isFile = path.hasSuffix(".json") || path.hasSuffix(".tokens")
        let parent = isFile ? PathText.parent(of: path) : path
        source = parent.isEmpty ? "." : parent
        do throws(LoadError) {
            scratch = try ScratchFolder()
        } catch {
            throw .refused(error)
        }
        let name = isFile ? PathText.name(of: path) : ""
        // A modifier may be called as the folder is.
        let current = (try? FileSystem.currentFolder()) ?? "/"
        let folderName = PathText.name(of: PathText.join(current, source))
        folder = scratch.path + "/tree" + (folderName.isEmpty ? "" : "/" + folderName)
        self.path = name.isEmpty ? folder : folder + "/" + name
        do throws(Failure) {
            try write(revision)
            guard FileSystem.exists(self.path) else { throw Failure.missing(path: path, revision: revision) }
        } catch {
            scratch.remove()
            throw error
        }
    }

    /// Removes what was written.
    package func remove() { scratch.remove() }

    private func write(_ revision: String) throws(Failure) {
        let git = Git(scratch)
        do {
            guard let commit = try git.object(revision + "^{commit}") else { throw Failure.unknownRevision(revision) }
            let place =
                source == "." ? "./" : source.hasPrefix("./") || source.hasPrefix("../") ? source : "./" + source
            guard let tree = try git.object("\(commit):\(place)") else {
                throw Failure.missing(path: source, revision: revision)
            }
            let entries = try git.entries(of: tree).filter { entry in
                entry.isLink || Self.suffixes.contains { entry.path.hasSuffix($0) }
            }
            let contents = try git.contents(of: entries.map(\.object))
            try WritableFile.makeFolder(folder)
            // Links come last, so that no file is written through one.
            for isLink in [false, true] {
                for (entry, bytes) in zip(entries, contents) where entry.isLink == isLink {
                    let path = PathText.join(folder, entry.path)
                    if isLink {
                        try scratch.link(path, to: String(decoding: bytes, as: UTF8.self))
                    } else {
                        try scratch.write(bytes, to: path)
                    }
                }
            }
        } catch let error as Failure {
            throw error
        } catch let error as LoadError {
            throw .refused(error)
        } catch Git.Failure.refused(let words) {
            throw .refusedByGit(words)
        } catch Git.Failure.unreadable(let error) {
            throw .refused(error)
        } catch {
            throw .refusedByGit("\(error)")
        }
    }
}
