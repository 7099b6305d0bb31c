import L10nProject
import L10nSource

/// Asks git about a repository, without changing it, fetching anything or running what its configuration names.
///
/// Objects are read as they are stored: filters and links of a working tree are programs and paths of whoever wrote it.
struct Git: Sendable {
    /// Why there is no answer.
    enum Failure: Error, Sendable, Hashable {
        /// There is no git, or it says this.
        case refused(String)
        case unreadable(LoadError)
    }

    /// The files that it reads and writes.
    private let scratch: ScratchFolder
    /// A folder of the repository.
    private let folder: String

    init(_ scratch: ScratchFolder, in folder: String) {
        self.scratch = scratch
        self.folder = folder
    }

    /// Only what finds git and its user's configuration: a hook sets variables that lead elsewhere.
    private static let passed = ["PATH", "HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_COUNT"]
    // Messages in English, nothing fetched, nobody asked, and no lock taken to refresh the index.
    private static let fixed = [
        "LC_ALL=C", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0",
    ]

    /// The id of an object; nil where there is none of the name.
    func object(_ name: String) throws(Failure) -> String? {
        let answer = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
        let lines = answer.output.split(separator: 0x0A)
        // A name such as '^HEAD' is answered as well, with something else.
        guard answer.status == 0, lines.count == 1, [40, 64].contains(lines[0].count),
            lines[0].allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
        else {
            if answer.status != 1, !answer.complaint.isEmpty { throw .refused(answer.complaint) }
            return nil
        }
        return String(decoding: lines[0], as: UTF8.self)
    }

    /// The last commit that two commits have in common; nil where this clone has none.
    func commonAncestor(of commit: String, and other: String) throws(Failure) -> String? {
        let answer = try run(["merge-base", "--end-of-options", commit, other])
        if answer.status == 1, answer.output.isEmpty { return nil }
        guard answer.status == 0 else { throw .refused(answer.complaint) }
        return answer.output.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A file, a link or a submodule of a tree.
    struct Entry: Sendable, Hashable {
        /// From the tree.
        var path: String
        var object: String
        var isLink: Bool
        /// Whether it names a commit of another repository, whose objects are not here.
        var isSubmodule: Bool
    }

    /// What lies in a tree at any depth.
    func entries(of tree: String) throws(Failure) -> [Entry] {
        let answer = try run(["ls-tree", "-r", "-z", "--full-tree", tree])
        guard answer.status == 0 else { throw .refused(answer.complaint) }
        return answer.output.split(separator: 0).compactMap { line in
            guard let tab = line.firstIndex(of: 0x09) else { return nil }
            let words = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
            let path = String(decoding: line[line.index(after: tab)...], as: UTF8.self)
            // Who makes a tree by hand can name what lies above the folder.
            guard words.count == 3, ["blob", "commit"].contains(words[1]), !path.split(separator: "/").contains("..")
            else { return nil }
            // The mode of symbolic links.
            return Entry(
                path: path, object: words[2], isLink: words[0] == "120000", isSubmodule: words[1] == "commit")
        }
    }

    /// How many objects of a commit's tree a partial clone has left where it came from.
    func missingObjects(of commit: String) throws(Failure) -> Int {
        let answer = try run(["rev-list", "--objects", "--missing=print", "--no-walk", "--end-of-options", commit])
        guard answer.status == 0 else { throw .refused(answer.complaint) }
        return answer.output.split(separator: 0x0A).count { $0.first == UInt8(ascii: "?") }
    }

    /// What objects hold, in their order.
    func contents(of objects: [String]) throws(Failure) -> [[UInt8]] {
        let input = scratch.path + "/objects"
        do throws(LoadError) {
            try scratch.write(Array(objects.map { $0 + "\n" }.joined().utf8), to: input)
        } catch {
            throw .unreadable(error)
        }
        defer { scratch.removeFile(input) }
        let answer = try run(["cat-file", "--batch", "--buffer"], input: input)
        guard answer.status == 0 else { throw .refused(answer.complaint) }
        var rest = answer.output[...]
        var contents: [[UInt8]] = []
        // `ID TYPE SIZE`, the bytes, and a line feed; an object that is missing has two words.
        while let end = rest.firstIndex(of: 0x0A) {
            let head = rest[..<end].split(separator: 0x20)
            guard head.count == 3, let size = Int(String(decoding: head[2], as: UTF8.self)), size < rest.count else {
                break
            }
            contents.append(Array(rest[(end + 1)...].prefix(size)))
            rest = rest[(end + 1)...].dropFirst(size + 1)
        }
        guard contents.count == objects.count else { throw .refused("a file of the revision is not in this clone") }
        return contents
    }

    private struct Answer {
        var status: Int32
        var output: [UInt8]
        /// The first line of what it complains about.
        var complaint: String
    }

    private func run(_ arguments: [String], input: String? = nil) throws(Failure) -> Answer {
        let (output, complaints) = (scratch.path + "/answer", scratch.path + "/complaints")
        // Settings that stand in variables, such as a safe directory that a build server names.
        let count = ChildProcess.variable("GIT_CONFIG_COUNT").flatMap { Int($0) } ?? 0
        let settings = (0..<min(max(count, 0), 1_000)).flatMap { ["GIT_CONFIG_KEY_\($0)", "GIT_CONFIG_VALUE_\($0)"] }
        let environment = (Self.passed + settings).compactMap { name in
            ChildProcess.variable(name).map { "\(name)=\($0)" }
        }
        let status = ChildProcess.run(
            ["git", "--no-replace-objects", "-C", folder] + arguments, environment: environment + Self.fixed,
            input: input,
            output: output, complaints: complaints)
        guard let status else { throw .refused("git could not be run") }
        do throws(LoadError) {
            let complaint = try FileSystem.read(complaints, limit: 4096).prefix { $0 != 0x0A }
            return Answer(
                status: status, output: try FileSystem.read(output),
                complaint: String(decoding: complaint, as: UTF8.self))
        } catch {
            throw .unreadable(error)
        }
    }
}
