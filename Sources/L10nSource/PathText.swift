/// Paths as texts: joined, cleaned and made relative without asking the file system.
package enum PathText {
    /// The path without `.` and empty parts; `..` takes back the part before it where there is one.
    package static func normalized(_ path: String) -> String {
        let isAbsolute = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
                // Nothing lies above the root.
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// The path seen from `base`; an absolute `path` is returned as it is.
    package static func join(_ base: String, _ path: String) -> String {
        if path.hasPrefix("/") || base.isEmpty { return normalized(path) }
        return normalized(base + "/" + path)
    }

    /// An absolute path as seen from an absolute folder, with `..` where it lies outside; empty for the folder itself.
    package static func relative(_ path: String, to folder: String) -> String {
        let path = normalized(path).split(separator: "/")
        let folder = normalized(folder).split(separator: "/")
        var common = 0
        while common < path.count, common < folder.count, path[common] == folder[common] { common += 1 }
        let up = Array(repeating: Substring(".."), count: folder.count - common)
        return (up + path[common...]).joined(separator: "/")
    }

    /// Whether a path is that of a file or folder, or lies in that folder, which may be `..` and hold the folder that relative
    /// paths start from.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        if path == folder { return true }
        guard let levels = levels(above: folder) else { return path.utf8.starts(with: (folder + "/").utf8) }
        return climbs(path, less: levels + 1)
    }

    /// How many levels above the folder that relative paths start from a folder stands which holds that; nil for any other.
    package static func levels(above folder: String) -> Int? {
        guard folder.hasSuffix(".."), !folder.hasPrefix("/") else { return nil }
        let parts = folder.split(separator: "/")
        return parts.allSatisfy { $0 == ".." } ? parts.count : nil
    }

    /// Whether a relative path leads up by less than so many levels.
    package static func climbs(_ path: String, less levels: Int) -> Bool {
        !path.hasPrefix("/") && path.split(separator: "/").prefix { $0 == ".." }.count < levels
    }

    /// The folder that holds the path; empty for a single name.
    package static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The folders that hold a path, the nearest first; not the one that a relative path starts from.
    package static func folders(above path: String) -> some Sequence<String> {
        sequence(first: parent(of: path)) { $0 == "/" ? nil : parent(of: $0) }.prefix { !$0.isEmpty }
    }

    /// Whether a path lies in the folder that relative paths start from.
    package static func isBelowRoot(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.hasPrefix("../") && path != ".."
    }

    /// The last part of the path without what stands behind its last point.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
    }

    /// The last part of the path.
    package static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }
}
