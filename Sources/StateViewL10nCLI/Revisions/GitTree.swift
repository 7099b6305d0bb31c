package import L10nProject
import L10nSource

/// The token files of a folder as it is in a revision of a git repository, written into a temporary folder.
package struct GitTree: Sendable {
    /// Why there is none.
    package enum Failure: Error, Sendable, Hashable {
        /// There is no git, or no repository, or git refuses to answer; in its words.
        case refusedByGit(String)
        case unknownRevision(String)
        /// The revision and HEAD have nothing in common, as far as the clone goes.
        case noCommonAncestor
        /// The clone is a partial one, and has not all of the commit.
        case partialClone(commit: String, missing: Int)
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
    /// The folders in it that other repositories fill, from it: they are empty.
    private(set) var submodules: [String] = []
    private let scratch: ScratchFolder

    /// - Parameters:
    ///   - path: relative to the working folder; `.` for that folder itself.
    package init(_ revision: String, _ path: String) throws(Failure) {
        try self.init(revision, path, ofAncestor: false)
    }

    /// A whole folder of a project as the common ancestor of a revision and HEAD had it: texts, tokens, views and fonts.
    /// - Parameters:
    ///   - withPictures: whether pictures are there as they were; else their files are empty.
    ///   - withSources: whether files are there that may ask for keys.
    package init(
        ancestorOf revision: String, _ folder: String, withPictures: Bool, withSources: Bool
    ) throws(Failure) {
        try self.init(
            revision, folder.isEmpty ? "." : folder, ofAncestor: true, withPictures: withPictures,
            withSources: withSources)
    }

    private init(
        _ revision: String, _ path: String, ofAncestor isAncestor: Bool, withPictures: Bool = false,
        withSources: Bool = false
    ) throws(Failure) {
        let isFile = Self.isFile(path)
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
            submodules = try write(
                revision, ofAncestor: isAncestor, withPictures: withPictures, withSources: withSources)
            guard FileSystem.exists(self.path) else { throw Failure.missing(path: path, revision: revision) }
        } catch {
            scratch.remove()
            throw error
        }
    }

    /// Whether a path is that of a file and not of a folder, as its name tells.
    static func isFile(_ path: String) -> Bool { path.hasSuffix(".json") || path.hasSuffix(".tokens") }

    /// What a partial clone lacks of a revision, and how to get it, all at once.
    static func partialClone(_ revision: String, _ commit: String, _ missing: Int) -> String {
        let objects = Wording.count(missing, "object", "objects")
        return
            "\(objects) of \(Wording.quoted(revision)) \(missing == 1 ? "is" : "are") not in this partial clone; fetch them:\n"
            + "  git rev-list --objects --missing=print --no-walk \(commit) | sed -n 's/^?//p' \\\n"
            + "    | git fetch --no-write-fetch-head --filter=blob:none --stdin origin"
    }

    /// Removes what was written.
    package func remove() { scratch.remove() }

    /// - Returns: the paths of submodules.
    private func write(
        _ revision: String, ofAncestor isAncestor: Bool, withPictures: Bool, withSources: Bool
    ) throws(Failure) -> [String] {
        let (home, place) = Self.home(of: source)
        let git = Git(scratch, in: home)
        var commit = ""
        do {
            commit = try self.commit(revision, ofAncestor: isAncestor, git)
            let isWanted: (ReadFiles.Part?) -> Bool = { part in
                switch part {
                case .data: true
                case .texts, .font: isAncestor
                case .source: withSources
                case .asset, nil: false
                }
            }
            guard let tree = try git.object("\(commit):\(place)") else {
                throw Failure.missing(path: source, revision: revision)
            }
            return try writeFiles(of: tree, isWhole: isAncestor, withPictures: withPictures, git, where: isWanted)
        } catch let error as Failure {
            throw error
        } catch let error as LoadError {
            throw .refused(error)
        } catch Git.Failure.refused(let words) {
            let missing = commit.isEmpty ? nil : try? git.missingObjects(of: commit)
            if let missing, missing > 0 { throw .partialClone(commit: commit, missing: missing) }
            throw .refusedByGit(words)
        } catch Git.Failure.unreadable(let error) {
            throw .refused(error)
        } catch {
            throw .refusedByGit("\(error)")
        }
    }

    private func commit(_ revision: String, ofAncestor isAncestor: Bool, _ git: Git) throws -> String {
        guard let commit = try git.object(revision + "^{commit}") else { throw Failure.unknownRevision(revision) }
        guard isAncestor else { return commit }
        guard let head = try git.object("HEAD^{commit}"),
            let ancestor = try git.commonAncestor(of: commit, and: head)
        else { throw Failure.noCommonAncestor }
        return ancestor
    }

    /// The folder whose repository is meant, and where the tree is from it: a folder that is gone now is told from one that
    /// is there.
    private static func home(of folder: String) -> (folder: String, place: String) {
        var (home, place) = (folder, "")
        while FileSystem.status(home)?.kind != .folder, !home.isEmpty, home != "/" {
            place = PathText.name(of: home) + (place.isEmpty ? "" : "/" + place)
            home = PathText.parent(of: home)
        }
        // `COMMIT:./PATH` counts from the folder that git runs in.
        return (home.isEmpty ? "." : home, "./" + place)
    }

    /// - Parameter isWhole: whether the files of a whole project are written, not only those of themes.
    /// - Returns: the paths of submodules.
    private func writeFiles(
        of tree: String, isWhole: Bool, withPictures: Bool, _ git: Git, where isWanted: (ReadFiles.Part?) -> Bool
    ) throws -> [String] {
        let all = try git.entries(of: tree)
        let found = all.filter { !$0.isSubmodule }.map { entry in
            (entry: entry, part: entry.isLink ? nil : ReadFiles.part(of: entry.path))
        }
        let entries = found.filter { $0.entry.isLink || isWanted($0.part) }.map(\.entry)
        let contents = try git.contents(of: entries.map(\.object))
        let pictures = isWhole ? found.filter { $0.part == .asset }.map(\.entry) : []
        try WritableFile.makeFolder(folder)
        try write(pictures, withContents: withPictures, git)
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
        return all.filter(\.isSubmodule).map(\.path)
    }

    /// A few at a time, as pictures are large.
    private func write(_ pictures: [Git.Entry], withContents: Bool, _ git: Git) throws {
        // In portions, as pictures are large.
        let portion = 64
        for start in stride(from: 0, to: pictures.count, by: portion) {
            let part = pictures[start..<min(start + portion, pictures.count)]
            let contents = withContents ? try git.contents(of: part.map(\.object)) : part.map { _ in [] }
            for (picture, bytes) in zip(part, contents) {
                try scratch.write(bytes, to: PathText.join(folder, picture.path))
            }
        }
    }
}
