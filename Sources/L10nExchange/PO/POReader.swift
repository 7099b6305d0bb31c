import L10nCatalog
import L10nFormats
import L10nLocale
package import L10nSource

/// Reads the entries of a PO file as units. Obsolete ones (`#~`) say nothing about the project.
package struct POReader {
    /// An entry with what it is about.
    struct Entry {
        /// The number in the file.
        var number: Int
        /// The files of the project that it refers to; one that is empty where it names none.
        var originals: [String]
        /// Each with the index of its form.
        var units: [(unit: ExchangeUnit, index: Int?)]
        /// What it is about, where nobody can tell what it says; it has no units then.
        var refused: ExchangeID?

        mutating func refuse() {
            guard let unit = units.first?.unit else { return }
            (refused, units) = (unit.id, [])
        }
    }

    package let po: POFile
    let language: String?
    let plurals: POPlurals
    private(set) var entries: [Entry] = []
    package private(set) var diagnostics: [Diagnostic]
    /// Which form holds the text of which category; nil where nobody knows.
    private var forms: (indices: [PluralCategory: Int], count: Int)?

    /// - Parameter language: the one that is expected, where the file names none.
    package init(_ file: SourceFile, language expected: String?) {
        let parsed = POFile.parse(file)
        po = parsed.value
        diagnostics = parsed.diagnostics
        let named = po.field("Language").flatMap { $0.isEmpty ? nil : $0 }
        language = named ?? expected
        plurals = POPlurals(of: language)
        readForms()
        var known: [[String]: (number: Int, index: Int)] = [:]
        for (number, entry) in po.entries.enumerated() where !entry.isObsolete && !entry.isHeader {
            // An empty context is another one than none (N-107).
            let pair = (entry.context.map { ["c", $0.text] } ?? ["n"]) + [entry.id.text]
            if let first = known[pair] {
                report(
                    .duplicateUnit, "duplicate-id", "the file has this entry twice; keep one", at: entry.range,
                    notes: [DiagnosticNote("it also stands here", at: po.file.span(po.entries[first.number].range))])
                // The first one may have had nothing to read, and another entry stands at its index then.
                if first.index < entries.count, entries[first.index].number == first.number {
                    entries[first.index].refuse()
                }
                if var second = read(entry, number) {
                    second.refuse()
                    entries.append(second)
                }
                continue
            }
            known[pair] = (number, entries.count)
            if let entry = read(entry, number) { entries.append(entry) }
        }
    }

    /// The document that the entries make up.
    package var document: ExchangeDocument {
        var document = ExchangeDocument(
            sourceLanguage: po.field("X-Source-Language") ?? "", targetLanguage: language, origin: po.file)
        var numbers: [String: Int] = [:]
        for entry in entries {
            for original in entry.originals {
                let number = numbers[original] ?? document.files.count
                if number == document.files.count {
                    numbers[original] = number
                    let place = po.entries[entry.number].comments.first { $0.reference != nil }?.range
                    document.files.append(ExchangeFile(original: original, place: place))
                }
                document.files[number].units += entry.units.map(\.unit)
                if let id = entry.refused { document.files[number].refused.append(id) }
            }
        }
        return document
    }

    // MARK: Forms

    private mutating func readForms() {
        let own = Dictionary(uniqueKeysWithValues: plurals.categories.enumerated().map { ($1, $0) })
        guard let header = po.headerEntry, let value = po.field("Plural-Forms") else {
            forms = (own, plurals.categories.count)
            return
        }
        forms = value == plurals.header ? (own, plurals.categories.count) : plurals.indices(ofHeader: value)
        // How many forms there are to be nobody knows without a language.
        guard forms == nil, language != nil, po.entries.contains(where: { $0.plural != nil && !$0.isObsolete }) else {
            return
        }
        report(
            .wrongPluralFormCount, "header",
            // As a whole, as it is to be written.
            "'Plural-Forms' does not fit \(Wording.quoted(language ?? "")); write '\(plurals.header)'",
            at: header.texts.first?.range ?? header.range)
    }

    private mutating func read(_ entry: POEntry, _ number: Int) -> Entry? {
        let references = entry.comments.compactMap(\.reference)
        let paths = POReference.joined(references).flatMap(POReference.paths)
        // Others refer to the lines of code that show a text.
        var seen: Set<String> = []
        let named = paths.filter { CatalogFormats.mayBeOriginal($0) && seen.insert($0).inserted }
        let originals = named.isEmpty ? [""] : named
        // Without a context the text is the key.
        let id = entry.context.map { POContext.id($0.text, named) } ?? ExchangeID(entry.id.text)
        if let text = entry.texts.first(where: \.isJoined) {
            report(
                .duplicateUnit, "joined", "msgcat has put several translations together here; keep one", at: text.range)
            return Entry(number: number, originals: originals, units: [], refused: id)
        }
        reportLineEnds(entry)
        let guess = POStates.guess(entry)
        guard entry.plural != nil else {
            guard let text = entry.texts.first else { return nil }
            let unit = unit(entry, id, source: entry.id.text, text, guess, place: entry.range)
            return Entry(number: number, originals: originals, units: [(unit, nil)])
        }
        guard let forms else { return Entry(number: number, originals: originals, units: [], refused: id) }
        guard entry.texts.count == forms.count, entry.texts.map(\.index) == Array(0..<forms.count) else {
            let missing = (0..<forms.count).first { index in !entry.texts.contains { $0.index == index } }
            let advice = missing.map { "add 'msgstr[\($0)]'" } ?? "remove those behind 'msgstr[\(forms.count - 1)]'"
            if let language {
                report(
                    .wrongPluralFormCount, "entry",
                    "\(Wording.count(entry.texts.count, "form", "forms")), "
                        + "\(Wording.quoted(language)) needs \(forms.count); \(advice)", at: entry.range)
            }
            return Entry(number: number, originals: originals, units: [], refused: id)
        }
        var units: [(ExchangeUnit, Int?)] = []
        for category in PluralCategory.allCases {
            guard let index = forms.indices[category] else { continue }
            let path = ExchangePath(variable: id.path.variable, id.path.selectors + [.plural(category)])
            let text = entry.texts[index]
            // Without a text for fractions the file says as little of them as one that has no place for them.
            if text.text.isEmpty, !plurals.categories.contains(category) { continue }
            units.append(
                (
                    unit(
                        entry, ExchangeID(id.key, path), source: source(category, entry), text, guess,
                        place: place(text, units.map(\.0))), index
                ))
        }
        if let other = standIn(entry, id, units.last?.0) { units.append((other, nil)) }
        for text in entry.texts where !text.text.isEmpty && !forms.indices.values.contains(where: { $0 == text.index })
        {
            report(
                .wrongPluralFormCount.at(.warning), "unread-form",
                "no number selects 'msgstr[\(text.index ?? 0)]'; its text is not imported", at: text.range)
        }
        return Entry(number: number, originals: originals, units: units)
    }

    /// The source text of a form; nil where the file has no place for it, as for Apple's `zero`.
    private func source(_ category: PluralCategory, _ entry: POEntry) -> String? {
        switch category {
        case .one: entry.id.text
        case .zero: nil
        case .two, .few, .many, .other: entry.plural?.text
        }
    }

    /// A place that no other unit has, by which units are told apart.
    private func place(_ text: POText, _ others: [ExchangeUnit]) -> SourceRange {
        guard others.contains(where: { $0.places?.unit == text.range }) else { return text.range }
        return SourceRange(at: Int(text.range.lower) + others.count)
    }

    /// The form for fractions, where they have one for themselves, as in Polish: PO files have no place for it, and the last
    /// one stands in where the project has none.
    private func standIn(_ entry: POEntry, _ id: ExchangeID, _ last: ExchangeUnit?) -> ExchangeUnit? {
        guard !plurals.categories.contains(.other), var unit = last, unit.id.path.category != .other else { return nil }
        unit.id.path = ExchangePath(variable: id.path.variable, id.path.selectors + [.plural(.other)])
        unit.isStandIn = true
        if unit.target != nil { unit.state = .needsReview }
        unit.places?.unit = SourceRange(at: Int(entry.range.upper))
        return unit
    }

    private func unit(
        _ entry: POEntry, _ id: ExchangeID, source: String?, _ text: POText, _ guess: ExchangeUnit.Guess?,
        place: SourceRange
    ) -> ExchangeUnit {
        let flags = entry.comments.first { $0.kind == .flags }
        let note = entry.comments.filter { $0.kind == .extracted }.map(\.text).joined(separator: "\n")
        var unit = ExchangeUnit(
            id, source: source, target: text.text.isEmpty ? nil : text.text,
            state: text.text.isEmpty ? .new : POStates.state(entry.flags, index: text.index),
            notes: note.isEmpty ? [] : [ExchangeNote(note)],
            places: ExchangePlaces(
                unit: place, id: (entry.context ?? entry.id).range, source: entry.id.range, target: text.range,
                state: flags?.range))
        let remarks = entry.comments.filter { $0.kind == .translator || $0.kind == .extracted }
        if !text.text.isEmpty { unit.guess = guess }
        let directives = remarks.flatMap { SuppressionDirective.all(in: po.file.bytes, $0.range) }
        if !directives.isEmpty { unit.suppressions = directives }
        return unit
    }

    // MARK: Findings

    /// A text that begins or ends with a line end has a translation that does so, too; else programs that join texts show
    /// them on one line. What the translation lacks is told when it is compared with the project.
    private mutating func reportLineEnds(_ entry: POEntry) {
        for text in entry.texts where !text.text.isEmpty {
            for (edge, lacks) in [
                // By bytes, as `\r\n` is one character, and another one than `\n`.
                ("begins", entry.id.text.utf8.first != 0x0A && text.text.utf8.first == 0x0A),
                ("ends", entry.id.text.utf8.last != 0x0A && text.text.utf8.last == 0x0A),
            ] where lacks {
                report(
                    .edgeWhitespaceMismatch, "added-line-end",
                    "the translation \(edge) with a line end, the source text does not; remove it", at: text.range)
            }
        }
    }

    private mutating func report(
        _ rule: Rule, _ cause: String, _ message: String, at range: SourceRange, notes: [DiagnosticNote] = []
    ) {
        guard diagnostics.count < 1000 else { return }
        diagnostics.append(
            Diagnostic(rule, message, at: po.file.span(range), cause: cause, notes: notes))
    }
}
