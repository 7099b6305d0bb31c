import L10nProject
import L10nSource

/// Who owns the files of a repository, as its `CODEOWNERS` file says: the last line that matches a path counts, in each
/// section anew.
///
/// Source: "About code owners" of GitHub's documentation, "Code Owners syntax" of GitLab's.
struct CodeOwners: Sendable {
    private struct Line {
        let pattern: OwnerPattern
        let owners: [String]
    }

    /// Where such a file may stand in a repository; the first one counts.
    private static let places = [".github/", "", "docs/", ".gitlab/"]

    /// The folder that patterns start from, as an absolute path.
    private let folder: String
    private var sections: [[Line]] = [[]]
    /// All who own something, each once.
    var names: [String] { Set(sections.joined().flatMap(\.owners)).sorted() }

    /// - Parameter folder: the absolute path of the repository.
    init(_ text: String, folder: String) {
        self.folder = folder
        var defaults: [String] = []
        // GitLab joins sections of one name, whatever its case. What stands above the first has no name.
        var numbers: [String: Int] = [:]
        var current = 0
        for line in text.split(whereSeparator: \.isNewline) {
            var words = Self.words(line)
            guard let first = words.first else { continue }
            if let section = Self.section(line) {
                defaults = section.owners
                current = numbers[section.name, default: sections.count]
                numbers[section.name] = current
                if current == sections.count { sections.append([]) }
                continue
            }
            words.removeFirst()
            let isExcluded = first.hasPrefix("!")
            let owners = isExcluded ? [] : words.isEmpty ? defaults : words
            sections[current].append(
                Line(pattern: OwnerPattern(isExcluded ? first.dropFirst() : first[...]), owners: owners))
        }
    }

    /// The file of the repository that a folder lies in: the nearest one above, up to the folder that git has its own in.
    /// - Parameter folder: an absolute path.
    /// - Returns: nil where there is none.
    static func nearest(above folder: String) throws(LoadError) -> CodeOwners? {
        var folder = folder
        while true {
            let prefix = folder == "/" ? "/" : folder + "/"
            for place in places {
                let path = prefix + place + "CODEOWNERS"
                guard FileSystem.status(path)?.kind == .file else { continue }
                guard Confinement([folder]).holds(path) else {
                    throw LoadError("read", PathText.name(of: path), "the link leads out of the repository")
                }
                let bytes = try FileSystem.read(path)
                return CodeOwners(String(decoding: bytes, as: UTF8.self), folder: folder)
            }
            // In work trees and submodules it is a file.
            if folder == "/" || folder.isEmpty || FileSystem.exists(prefix + ".git") { return nil }
            folder = PathText.parent(of: folder)
        }
    }

    /// The owners of a file; empty where nobody owns it.
    /// - Parameter path: an absolute path.
    func owners(of path: String) -> [String] {
        let relative = PathText.relative(path, to: folder)
        guard PathText.isBelowRoot(relative) else { return [] }
        let segments = OwnerPattern.segments(relative)
        return sections.flatMap { lines in
            lines.last { $0.pattern.matches(segments) }?.owners ?? []
        }
    }

    /// The words of a line up to a comment. A space behind `\` belongs to its word.
    private static func words(_ line: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        var isEscaped = false
        for character in line {
            if !isEscaped, character.isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if !isEscaped, word.isEmpty, character == "#" { return words }
            // The sign stays in the word, as it means something to the pattern too.
            isEscaped = !isEscaped && character == "\\"
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }

    /// The name of a section in lowercase and the owners of its entries that name none, where the line begins one:
    /// `^[Name][2] @owner`.
    private static func section(_ line: Substring) -> (name: String, owners: [String])? {
        guard let match = line.wholeMatch(of: /\s*\^?\[([^\]]+)\](?:\[\d+\])?((?:\s+\S+)*)\s*/) else { return nil }
        return (match.1.lowercased(), words(match.2))
    }
}
