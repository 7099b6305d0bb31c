import L10nProject
import L10nSource

/// What sections name by number: the files that texts and tokens were written in, by what the project's folder calls them, and
/// the names of tokens.
///
/// A pack says the same wherever it is made: what leads to the folder is left out.
struct PackNames {
    private(set) var names = NumberedValues<[UInt8]>()
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
    mutating func number(_ name: String) -> Int { names.number(of: Array(name.utf8)) }

    /// Writes where something stands.
    mutating func add(_ span: SourceSpan, to bytes: inout PackBytes) {
        bytes.number(number(path(span.file)))
        bytes.number(Int(span.range.lower))
        bytes.number(span.range.count)
    }
}
