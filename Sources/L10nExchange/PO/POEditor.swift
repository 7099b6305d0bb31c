import L10nCatalog
import L10nLocale
package import L10nSource
import L10nSyntax

/// Changes a PO file by the smallest edits of its bytes: entries that are not changed keep their comments, flags and line
/// breaks, and obsolete ones stay (N-168).
package struct POEditor: ExchangeEditor {
    /// A form of an entry.
    private struct Site {
        /// The number of the entry in the file.
        var entry: Int
        /// The index of the form; nil for an entry with one text.
        var index: Int?
        var unit: ExchangeUnit
    }

    private let po: POFile
    private let plurals: POPlurals
    private var sites: [ExchangePlace: [Site]] = [:]
    /// The indices of the forms of each entry that has some.
    private var forms: [Int: [PluralCategory: Int]] = [:]
    /// The entries of each file, by their numbers.
    private var firsts: [String: Int] = [:]
    private var changes: [Int: POEntryChange] = [:]
    private var insertions: [(place: ExchangePlace, unit: ExchangeUnit, anchor: Int)] = []
    /// Where the places of insertions are anchored.
    private var anchors: [ExchangePlace: Int] = [:]

    package var text: SourceFile { po.file }

    /// Nil for a file that cannot be read to its end.
    package init?(_ file: SourceFile, language: String?) {
        let reader = POReader(file, language: language)
        guard !reader.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        po = reader.po
        plurals = reader.plurals
        for entry in reader.entries {
            for (unit, index) in entry.units {
                if let index, let category = unit.id.path.category {
                    forms[entry.number, default: [:]][category] = index
                }
            }
            for original in entry.originals {
                if firsts[original] == nil { firsts[original] = entry.number }
                for (unit, index) in entry.units where !unit.isStandIn {
                    let site = Site(entry: entry.number, index: index, unit: unit)
                    sites[ExchangePlace(original, unit.id), default: []].append(site)
                }
            }
        }
    }

    /// Takes in a change; answers with what is in its way, where it cannot be made.
    package mutating func apply(_ change: ExchangeChange, at place: ExchangePlace) -> ExchangeRefusal? {
        if case .insert(let unit, let neighbour) = change { return insert(unit, behind: neighbour, place) }
        guard let site = sites[place]?.first else { return .isMissing }
        guard sites[place]?.count == 1 else { return .isAmbiguous }
        var entry = changes[site.entry] ?? POEntryChange()
        switch change {
        case .setSource(let text): setSource(text, of: site, in: &entry)
        case .setTarget(let text, let state):
            entry.texts[site.index] = text
            entry.states[site.index] = state
        case .setState(let state): entry.states[site.index] = state
        case .remove: entry.isRemoved = true
        case .insert: break
        }
        changes[site.entry] = entry
        return nil
    }

    /// `msgid` is the text for one, or for all where the language has no such form, and `msgid_plural` that for all others.
    /// `zero` has no place of its own: its translation is of the text for others, as far as anybody can tell.
    private func setSource(_ text: String, of site: Site, in entry: inout POEntryChange) {
        let category = site.unit.id.path.category
        let forms = forms[site.entry] ?? [:]
        if site.index == nil || category == .one || category == .other && forms[.one] == nil { entry.id = text }
        guard site.index != nil, category != .one, category != .zero else { return }
        entry.plural = text
        if let zero = forms[.zero], entry.states[zero] == nil { entry.states[zero] = .needsReview }
    }

    private mutating func insert(
        _ unit: ExchangeUnit, behind neighbour: ExchangeID?, _ place: ExchangePlace
    ) -> ExchangeRefusal? {
        guard sites[place] == nil, anchors[place] == nil else { return .exists }
        let before = neighbour.map { ExchangePlace(place.original, $0) }
        let anchor =
            before.flatMap { sites[$0]?.last?.entry ?? anchors[$0] }
            ?? (neighbour == nil ? firsts[place.original].map { $0 - 1 } : nil) ?? lastActive
        anchors[place] = anchor
        insertions.append((place, unit, anchor))
        return nil
    }

    /// The number of the last entry that is not obsolete; -1 without any.
    private var lastActive: Int { po.entries.lastIndex { !$0.isObsolete } ?? -1 }

    /// The edits that make all changes, ascending and without overlap.
    package func edits() -> [Edit] {
        var edits: [Edit] = []
        for (number, change) in changes {
            edits += change.edits(of: po.entries[number], in: text, lineEnd: lineEnd)
        }
        let kept = po.entries.enumerated().filter { changes[$0.offset]?.isRemoved != true }
        var taken = Set(kept.map { [$0.element.context?.text ?? "", $0.element.id.text] })
        for (anchor, group) in Dictionary(grouping: insertions, by: \.anchor).sorted(by: { $0.key < $1.key }) {
            var added = ""
            for (original, units) in Self.runs(group) {
                for message in POMessage.messages(of: units, in: original) {
                    var message = message
                    message.namesFile = !taken.insert(message.pair).inserted
                    let entry = message.text(plurals, lineEnd: lineEnd)
                    added += anchor < 0 ? entry + lineEnd + lineEnd : lineEnd + lineEnd + entry
                }
            }
            let place = anchor < 0 ? 0 : Int(po.entries[anchor].range.upper)
            edits.append(Edit(text.span(SourceRange(at: place)), added))
        }
        return edits.inOrder()
    }

    /// The units that follow each other for the same file.
    private static func runs(
        _ group: [(place: ExchangePlace, unit: ExchangeUnit, anchor: Int)]
    ) -> [(original: String, units: [ExchangeUnit])] {
        var runs: [(original: String, units: [ExchangeUnit])] = []
        for insertion in group {
            if runs.last?.original != insertion.place.original { runs.append((insertion.place.original, [])) }
            runs[runs.count - 1].units.append(insertion.unit)
        }
        return runs
    }

    private var lineEnd: String {
        let bytes = text.bytes
        guard let end = bytes.firstIndex(of: 0x0A), end > 0 else { return "\n" }
        return bytes[end - 1] == 0x0D ? "\r\n" : "\n"
    }
}

/// What becomes of one entry.
struct POEntryChange {
    var id: String?
    var plural: String?
    /// The new texts by the index of their form.
    var texts: [Int?: String] = [:]
    var states: [Int?: EntryState] = [:]
    var isRemoved = false

    func edits(of entry: POEntry, in file: SourceFile, lineEnd: String) -> [Edit] {
        if isRemoved {
            return [Edit(file.span(SourceRange(Self.gap(before: entry, file)..<Int(entry.range.upper))), "")]
        }
        func set(_ keyword: String, _ old: POText?, _ text: String?) -> [Edit] {
            guard let old, let text, !ByteSearch.areEqual(old.text, text) else { return [] }
            return [Edit(file.span(old.range), POWriter.text(keyword, text, lineEnd: lineEnd))]
        }
        var edits = set("msgid", entry.id, id) + set("msgid_plural", entry.plural, plural)
        for text in entry.texts {
            edits += set(text.index.map { "msgstr[\($0)]" } ?? "msgstr", text, texts[text.index])
        }
        return edits + markEdits(entry, file, lineEnd)
    }

    /// Flags, and the text that the translation was made for.
    private func markEdits(_ entry: POEntry, _ file: SourceFile, _ lineEnd: String) -> [Edit] {
        let present = entry.flags
        let now = entry.texts.filter { !(texts[$0.index] ?? $0.text).isEmpty }.map { text in
            (index: text.index, state: states[text.index] ?? POStates.state(present, index: text.index))
        }
        let flags = states.isEmpty && texts.isEmpty ? present : POStates.flags(now, among: present)
        var added: [String] = []
        var edits: [Edit] = []
        if Set(flags) != Set(present) {
            edits += entry.comments.filter { $0.kind == .flags }.map { Self.removing($0, file) }
            if !flags.isEmpty { added.append("#, " + flags.joined(separator: ", ")) }
        }
        let isReviewed = !flags.contains("fuzzy") && present.contains("fuzzy")
        let hasNewSource = [(id, entry.id), (plural, entry.plural)].contains { new, old in
            new.map { new in old.map { !ByteSearch.areEqual($0.text, new) } ?? false } ?? false
        }
        // `#|` shows what a fuzzy translation was made for: of no use after a review, and wrong for a newer text.
        if isReviewed || (hasNewSource && flags.contains("fuzzy")) {
            edits += entry.comments.filter { $0.kind == .previous }.map { Self.removing($0, file) }
        }
        if hasNewSource, flags.contains("fuzzy") {
            added.append(POWriter.text("msgid", entry.id.text, prefix: "#| ", lineEnd: lineEnd))
            if let old = entry.plural {
                added.append(POWriter.text("msgid_plural", old.text, prefix: "#| ", lineEnd: lineEnd))
            }
        }
        guard !added.isEmpty else { return edits }
        let lines = added.map { $0 + lineEnd }.joined()
        return edits + [Edit(file.span(SourceRange(at: entry.bodyStart)), lines)]
    }

    /// Takes out a line with its end.
    private static func removing(_ comment: POComment, _ file: SourceFile) -> Edit {
        var end = Int(comment.range.upper)
        if end < file.bytes.count, file.bytes[end] == 0x0D { end += 1 }
        if end < file.bytes.count, file.bytes[end] == 0x0A { end += 1 }
        return Edit(file.span(SourceRange(Int(comment.range.lower)..<end)), "")
    }

    /// Where the empty lines before an entry begin.
    private static func gap(before entry: POEntry, _ file: SourceFile) -> Int {
        var start = Int(entry.range.lower)
        while start > 0, [0x0A, 0x0D, 0x20].contains(file.bytes[start - 1]) { start -= 1 }
        return start
    }
}
