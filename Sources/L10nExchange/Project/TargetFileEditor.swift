import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import L10nStrings
import L10nSyntax

/// Puts the units of one file into it.
struct TargetFileEditor {
    let path: String
    let original: ExchangeOriginal
    let tag: LanguageTag
    let files: TargetFiles

    /// The changed file; nil when no unit changes it. Units that cannot be written are refused.
    /// - Parameter indices: the units of this file.
    func edit(_ units: inout [ImportUnit], _ indices: [Int]) throws(LoadError) -> ImportFile? {
        let diskPath = files.diskPath(path)
        let stamp = FileSystem.stamp(diskPath)
        let isNew = stamp == .absent
        guard isNew || files.confinement.holds(diskPath) else { throw Confinement.refusal("write", path) }
        var bytes = isNew ? [] : try FileSystem.read(diskPath)
        // Large catalogs are not to be held twice.
        if let known = files.tree(of: path, bytes) { bytes = known.value.file.bytes }
        let file = TargetFile(path: path, bytes: bytes, original: original, files: files)
        let outcome = original.format.change(file, &units, indices)
        guard let outcome, !outcome.edits.isEmpty else { return nil }
        guard let stored = outcome.bytes ?? StoredText(bytes, text: outcome.text).applying(outcome.edits) else {
            for index in indices {
                units[index].refuse(
                    .unsupportedEncoding,
                    "the encoding of \(Wording.quoted(path)) lacks a character; save it as UTF-8",
                    at: units[index].unit.places?.target)
            }
            return nil
        }
        let after = SourceFile(path: path, bytes: stored)
        return ImportFile(
            path: path, after: after, tree: outcome.tree(of: after), editCount: outcome.edits.count,
            unitCount: indices.count { units[$0].outcome == .applied },
            replacedCount: indices.count { units[$0].outcome == .applied && units[$0].unit.replaces },
            content: FileContent(path: diskPath, bytes: stored, replacing: stamp), isNew: isNew, tag: tag,
            tags: Set(indices.map { units[$0].tag }),
            place: ImportFile.Place(
                layer: original.layer.name, bundle: original.bundle.path, table: original.table.name,
                folder: files.folder(for: tag, original)))
    }
}

/// What one file needs to say what came back.
package struct TargetChange {
    /// The text that the edits' places refer to.
    var text: SourceFile
    var edits: [Edit]
    /// The file as a whole, for one that is no text.
    var bytes: [UInt8]?
    /// The values of `text`, for a catalog.
    var tree: Parsed<JSONTree>?

    /// The values of the file after the edits, where these only moved them.
    func tree(of after: SourceFile) -> JSONTree? {
        // What was found refers to places that moved as well.
        guard let tree, tree.diagnostics.isEmpty else { return nil }
        return tree.value.replacingStrings(edits, in: after)
    }
}
