import L10nProject
import L10nSource

/// What sections name by number: the files that texts and tokens were written in, by what the project's folder calls them, and
/// the names of tokens.
///
/// A pack says the same wherever it is made: what leads to the folder is left out.
struct PackNames {
    private(set) var names = NumberedParts()
    private let folder: String

    init(_ project: Project) {
        let configured = project.configuration.source == nil ? "" : project.configuration.folder
        let asked = project.requestedPaths.count == 1 ? project.requestedPaths[0] : ""
        folder = configured.isEmpty ? asked : configured
    }

    /// A path as the pack has it.
    func path(_ path: String) -> String {
        guard !folder.isEmpty, folder != ".", path.hasPrefix(folder) else { return path }
        if path == folder { return "" }
        let rest = path.dropFirst(folder.count)
        if folder.hasSuffix("/") { return String(rest) }
        return rest.hasPrefix("/") ? String(rest.dropFirst()) : path
    }

    /// The number of a name.
    mutating func number(_ name: String) -> Int { names.number(Array(name.utf8)) }

    /// Writes where something stands.
    mutating func add(_ span: SourceSpan, to bytes: inout PackBytes) {
        bytes.number(number(path(span.file)))
        bytes.number(Int(span.range.lower))
        bytes.number(span.range.count)
    }
}

/// Parts of a list, each once, in the order in which they were first met.
struct NumberedParts {
    private(set) var parts: [[UInt8]] = []
    private var numbers: [[UInt8]: Int] = [:]

    /// The number of a part, which is taken in if it is new.
    mutating func number(_ part: [UInt8]) -> Int {
        if let known = numbers[part] { return known }
        numbers[part] = parts.count
        parts.append(part)
        return parts.count - 1
    }
}
