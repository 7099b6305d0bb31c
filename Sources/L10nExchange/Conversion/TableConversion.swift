package import L10nCatalog
import L10nLocale
import L10nSource
import L10nStrings

/// One table of one language in another format, and what that format cannot say.
package struct TableConversion: Sendable {
    package private(set) var bytes: [UInt8] = []
    package private(set) var losses: [ConversionLoss] = []
    /// Whether there is no entry to write.
    package private(set) var isEmpty = true

    private let fragment: CatalogFragment

    private init(_ fragment: CatalogFragment) {
        self.fragment = fragment
    }

    /// The table as `.strings` text: entries in their order, comments before them.
    package static func strings(_ fragment: CatalogFragment) -> TableConversion {
        var result = TableConversion(fragment)
        var lines: [String] = []
        for entry in result.entries() {
            guard fragment.forms(of: entry) == nil else {
                result.lose(entry, "the text has several forms; convert to stringsdict")
                continue
            }
            if let comment = fragment.comment(of: entry), !comment.isEmpty {
                let written = StringsWriter.comment(comment)
                if Self.reading(written) != comment {
                    result.lose(entry, "'*/' or white space around it changes the comment; write it without")
                }
                lines += [lines.isEmpty ? "" : "\n", written, "\n"]
            }
            lines += [StringsWriter.entry(key: fragment.key(of: entry), text: fragment.text(of: entry)), "\n"]
        }
        result.bytes = Array(lines.joined().utf8)
        result.isEmpty = lines.isEmpty
        return result
    }

    /// What a reader takes a comment for.
    private static func reading(_ comment: String) -> String? {
        let tree = StringsParser.parse(SourceFile(path: "", text: comment)).value
        return tree.comments.text(in: SourceRange(tree.source.bytes.indices), of: tree.source)
    }

    /// The table as an XML `.stringsdict`, entries with one text included, in the order of their keys' code points.
    package static func stringsDictionary(_ fragment: CatalogFragment) -> TableConversion {
        var result = TableConversion(fragment)
        var pairs: [PropertyListPair] = []
        var comments: [CatalogEntry] = []
        for entry in result.entries() {
            let key = fragment.key(of: entry)
            if fragment.comment(of: entry)?.isEmpty == false { comments.append(entry) }
            guard let forms = fragment.forms(of: entry) else {
                pairs.append(PropertyListPair(key: key, value: .string(fragment.text(of: entry))))
                continue
            }
            do throws(ConversionLoss) {
                let builder = StringsDictionaryEntry(forms, fragment, entry, .init())
                if let value = try builder.value() { pairs.append(PropertyListPair(key: key, value: value)) }
            } catch {
                result.losses.append(error)
            }
        }
        if let first = comments.first {
            result.losses.append(
                ConversionLoss(
                    "\(Wording.count(comments.count, "comment has", "comments have")) no place in a .stringsdict",
                    at: fragment.source.span(first.keyRange)))
        }
        pairs.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        result.bytes = XMLPropertyListWriter.write(.dictionary(pairs))
        result.isEmpty = pairs.isEmpty
        return result
    }

    /// The entries to write, each key once; notes what their states lose.
    private mutating func entries() -> [CatalogEntry] {
        let content = UsableEntries(fragment)
        losses += content.losses
        for state in [EntryState.new, .needsReview, .stale, .machineTranslated, .unknown] {
            let affected = content.entries.filter { has($0, state) }
            guard let first = affected.first else { continue }
            losses.append(
                ConversionLoss(Self.message(state, affected.count), at: fragment.source.span(first.keyRange)))
        }
        let fixed = content.entries.filter { $0.flags.contains(.isNotTranslated) }
        if let first = fixed.first {
            losses.append(
                ConversionLoss(
                    "\(Wording.count(fixed.count, "text is", "texts are")) not to be translated, "
                        + "which the format cannot say",
                    at: fragment.source.span(first.keyRange)))
        }
        return content.entries.filter { $0.state != .new }
    }

    /// Whether an entry or one of its forms is in a state.
    private func has(_ entry: CatalogEntry, _ state: EntryState) -> Bool {
        if entry.state == state { return true }
        return fragment.forms(of: entry)?.forms.contains { $0.state == state } ?? false
    }

    private mutating func lose(_ entry: CatalogEntry, _ message: String) {
        losses.append(
            ConversionLoss(key: fragment.key(of: entry), message, at: fragment.source.span(entry.keyRange)))
    }

    private static func message(_ state: EntryState, _ count: Int) -> String {
        let texts = Wording.count(count, "text", "texts")
        return switch state {
        case .new: "\(texts) untranslated; left out, as the format has no states"
        case .needsReview: "\(texts) to be reviewed; the format has no states"
        case .stale: "\(texts) stale; the format has no states"
        case .machineTranslated: "\(texts) translated by machine; the format has no states"
        case .unknown, .translated: "\(texts) of an unknown state; the format has no states"
        }
    }
}
