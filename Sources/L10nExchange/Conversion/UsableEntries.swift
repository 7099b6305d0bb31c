import L10nCatalog
import L10nSource

/// The entries of a file that can be converted, each key once, and what becomes of the others.
struct UsableEntries {
    private(set) var entries: [CatalogEntry] = []
    private(set) var losses: [ConversionLoss] = []

    init(_ fragment: CatalogFragment) {
        // Bytes decide, as at run time: what 'String' calls equal may differ in its Unicode form.
        var last: [[UInt8]: Int] = [:]
        var wrong: [CatalogEntry] = []
        var usable: [CatalogEntry] = []
        for entry in fragment.entries {
            if entry.flags.contains(.notAText) || entry.flags.contains(.lostAtRunTime) && entry.state != .new {
                wrong.append(entry)
            } else {
                last[Array(fragment.key(of: entry).utf8)] = usable.count
                usable.append(entry)
            }
        }
        var hidden: [CatalogEntry] = []
        for (index, entry) in usable.enumerated() {
            if last[Array(fragment.key(of: entry).utf8)] == index {
                entries.append(entry)
            } else {
                hidden.append(entry)
            }
        }
        if let first = wrong.first {
            losses.append(
                ConversionLoss(
                    "\(Wording.count(wrong.count, "entry holds", "entries hold")) no text that can be shown; "
                        + "mend or remove them",
                    at: fragment.source.span(first.keyRange)))
        }
        if let first = hidden.first {
            losses.append(
                ConversionLoss(
                    "\(Wording.count(hidden.count, "text is", "texts are")) hidden by a later one of the same key; "
                        + "remove one",
                    at: fragment.source.span(first.keyRange)))
        }
    }
}
