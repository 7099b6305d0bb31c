internal import L10nSource
internal import L10nSyntax

/// A reference of a resolver document: a file, or the document itself, and a place in it.
struct ResolverReference {
    /// The path of the file, relative as written; nil for the document that the reference stands in.
    var file: String?
    /// The place in the file; nil for the whole file.
    var pointer: JSONPointer?
    /// Whether the place is written without its first slash (TX-15).
    var lacksSlash = false

    struct Problem: Error {
        var problem: String
        var advice: String
    }

    init(_ text: String) throws(Problem) {
        let shown = Wording.quoted(text)
        if text.isEmpty { throw Problem(problem: "the reference is empty", advice: "name a file or '#/sets/…'") }
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        if !parts[0].isEmpty {
            if Self.hasScheme(parts[0]) {
                throw Problem(problem: "\(shown) is a URL", advice: "copy the file into the project and name its path")
            }
            guard let path = Self.percentDecoded(parts[0]) else {
                throw Problem(problem: "\(shown) is no path", advice: "correct the percent encoding")
            }
            if path.utf8.contains(0x5C) {
                throw Problem(problem: "\(shown) has a backslash", advice: "write '/' between the parts of a path")
            }
            file = path
        }
        guard parts.count == 2 else { return }
        lacksSlash = !parts[1].isEmpty && parts[1].utf8.first != 0x2F
        guard let pointer = JSONPointer(fragment: (lacksSlash ? "#/" : "#") + parts[1]) else {
            throw Problem(problem: "\(shown) is no JSON pointer", advice: "write such as '#/sets/core'")
        }
        self.pointer = pointer.segments.isEmpty ? nil : pointer
        if self.pointer == nil, file == nil {
            throw Problem(problem: "\(shown) leads to the document itself", advice: "name a set")
        }
    }

    /// Whether a text starts with the scheme of a URL. Source: RFC 3986, section 3.1.
    private static func hasScheme(_ text: Substring) -> Bool {
        guard let colon = text.utf8.firstIndex(of: 0x3A), let first = text.first, first.isASCII, first.isLetter else {
            // Two slashes name a host without any scheme.
            return text.hasPrefix("//")
        }
        return text[..<colon].utf8.allSatisfy {
            switch $0 {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
            default: false
            }
        }
    }

    private static func percentDecoded(_ text: Substring) -> String? {
        // A fragment is decoded by the same rules, and a path is one when a slash stands before it.
        guard text.utf8.contains(0x25) else { return String(text) }
        let plain = text.replacing("%7E", with: "~").replacing("%7e", with: "~")
        let escaped = plain.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
        guard let pointer = JSONPointer(fragment: "#/" + escaped) else { return nil }
        return pointer.segments.joined(separator: "/")
    }
}

/// Paths of files in a project, with `/` between their parts.
enum ResolverPath {
    /// The path of a file that another one names, without `.` and `..`; nil when it leaves the root.
    /// - Parameters:
    ///   - path: relative to the folder of `document`.
    ///   - root: the folder that nothing may leave, empty for the folder that all paths are relative to; nil for any.
    static func resolve(_ path: String, from document: String, root: String?) -> String? {
        guard path.utf8.first != 0x2F else { return nil }
        let folder = document.split(separator: "/", omittingEmptySubsequences: true).dropLast()
        var parts: [Substring] = []
        for part in folder + path.split(separator: "/", omittingEmptySubsequences: true) {
            switch part {
            case ".": continue
            case "..":
                // What leads above the outermost folder stays, for `root` to refuse.
                if parts.isEmpty || parts.last == ".." {
                    parts.append(part)
                } else {
                    parts.removeLast()
                }
            default: parts.append(part)
            }
        }
        // What lies below the folder that paths start from lies in any above it, too.
        let levels = root.flatMap(PathText.levels(above:)) ?? 0
        if let root, levels == 0 || !PathText.climbs(parts.joined(separator: "/"), less: levels) {
            let roots = root.split(separator: "/", omittingEmptySubsequences: true)
            guard parts.starts(with: roots), parts.count > roots.count, parts[roots.count] != ".." else { return nil }
        }
        return (document.utf8.first == 0x2F ? "/" : "") + parts.joined(separator: "/")
    }
}
