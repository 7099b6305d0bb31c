import L10nFormats
import L10nLocale
import L10nSource
import L10nXML

/// The findings of one reading, with their words.
struct XLIFFReports {
    /// So many findings of one file are kept; hostile input could otherwise fill the memory.
    static let limit = 1000

    private let source: SourceFile
    var diagnostics: [Diagnostic] = []
    /// Whether the lines of the file, but for those in texts, end with CR LF.
    let hasWindowsLines: Bool

    init(_ source: SourceFile) {
        self.source = source
        let lineFeed = source.bytes.firstIndex(of: 0x0A) ?? 0
        hasWindowsLines = lineFeed > 0 && source.bytes[lineFeed - 1] == 0x0D
    }

    mutating func add(
        _ rule: Rule, _ cause: String, _ message: String, at range: SourceRange,
        key: String? = nil, notes: [DiagnosticNote] = [], fixes: [Fix] = []
    ) {
        guard diagnostics.count < Self.limit else { return }
        diagnostics.append(
            Diagnostic(
                rule, message, at: source.span(range), cause: cause, subject: Subject(key: key), notes: notes,
                fixes: fixes))
    }

    mutating func invalid(_ cause: String, _ message: String, at range: SourceRange) {
        add(.invalidXLIFF, cause, message, at: range)
    }

    mutating func prefixedNamespace(_ prefix: String, _ root: XMLElementNode) {
        let quoted = Wording.quoted(prefix + ":")
        let fix = defaultNamespaceEdits(prefix, root).map { Fix("Use the default namespace", .safe, edits: $0) }
        add(
            .prefixedNamespace, "xcode-ignores-prefix",
            "Xcode ignores files with the prefix \(quoted); use the default namespace", at: root.nameRange,
            fixes: fix.map { [$0] } ?? [])
    }

    /// Takes the prefix out of every tag; nil where a tag that ends an element is missing.
    private func defaultNamespaceEdits(_ prefix: String, _ root: XMLElementNode) -> [Edit]? {
        let length = UInt32(prefix.utf8.count + 1)
        var places: [UInt32] = []
        func visit(_ element: XMLElementNode) {
            if element.namespace == root.namespace, element.prefix == prefix {
                places.append(element.nameRange.lower)
                // Behind the `</` of the end tag.
                if !element.isSelfClosing { places.append(element.contentRange.upper + 2) }
            }
            for child in element.children { visit(child) }
        }
        visit(root)
        let isWhole = places.allSatisfy { place in
            source.bytes.dropFirst(Int(place)).starts(with: (prefix + ":").utf8)
        }
        guard isWhole else { return nil }
        for attribute in root.attributes where source.text(attribute.name) == "xmlns:" + prefix {
            places.append(attribute.name.upper - length)
        }
        return places.sorted().map { Edit(source.span(SourceRange($0, $0 + length)), "") }
    }

    mutating func duplicates(_ units: [XLIFFUnit]) {
        guard let last = units.last, let place = last.places?.id else { return }
        let times = units.count == 2 ? "twice" : "\(units.count) times"
        let targets = Set(units.map { $0.target?.text }).count > 1 ? " with different targets" : ""
        add(
            .duplicateUnit, "duplicate-id",
            "unit \(Wording.quoted(last.id)) occurs \(times)\(targets); keep one", at: place, key: last.id,
            notes: units.dropLast().compactMap { unit in
                unit.places.map { DiagnosticNote("it also stands here", at: source.span($0.id)) }
            })
    }

    mutating func withoutID(_ unit: XMLElementNode) {
        invalid("no-id", "this unit has no id; take it from the file that was exported", at: unit.nameRange)
    }

    mutating func withoutSource(_ unit: XMLElementNode, _ id: Located<String>) {
        add(
            .invalidXLIFF.at(.warning), "no-source",
            "unit \(Wording.quoted(id.value)) has no source; the project's text stands for it", at: unit.nameRange)
    }

    mutating func repeatedParts(_ parts: XLIFFUnitParts, _ id: Located<String>) {
        for part in parts.repeated {
            invalid(
                "repeated-element", "unit \(Wording.quoted(id.value)) has '<\(part.localName)>' twice; keep one",
                at: part.nameRange)
        }
    }

    mutating func nearlyPath(_ id: Located<String>, _ format: (any ExchangedCatalogFormat.Type)?) {
        guard let nearly = format?.nearlyForm(id.value) else { return }
        let question = Suggestions.question(nearly.part, among: nearly.candidates)
        add(
            .variantPathInKey.at(.warning), "id-looks-like-path",
            "\(Wording.quoted(nearly.part)) names no form; \(question ?? "take the id from the file that was exported")",
            at: id.range, key: id.value)
    }

    /// Says once how targets without a state are read; only catalogs have states.
    mutating func missingStates(_ units: XLIFFFoundUnits) {
        var count = 0
        var first: XLIFFUnit?
        for (index, mark) in units.marks.enumerated() where mark.traits.contains(.lacksState) {
            let unit = units.unit(at: index)
            // What stands in a target may stand for nothing, as a comment does.
            guard let target = unit.target, !target.text.isEmpty else { continue }
            count += 1
            first = first ?? unit
        }
        guard let first, let place = first.places?.target else { return }
        add(
            .ignoredTargetState.at(.note), "no-state",
            "\(Wording.count(count, "target has", "targets have")) no state; new texts are read as 'translated'",
            at: place, key: first.id)
    }

    /// Names messages whose plural forms all lack a target: Xcode writes the source text into them, in state 'new'
    /// (N-39). Here they stay as they are.
    mutating func pluralsThatXcodeFills(_ units: XLIFFFoundUnits) {
        // Mostly every form is translated, and no id has to be read.
        let isOpen = units.marks.contains { $0.traits.contains(.mayBeForm) && !$0.traits.contains(.hasTarget) }
        guard isOpen else { return }
        var places: [ExchangeID: SourceRange] = [:]
        var translated: Set<ExchangeID> = []
        var lastTranslated: ExchangeID?
        var messages: [ExchangeID] = []
        for (index, mark) in units.marks.enumerated() where mark.traits.contains(.mayBeForm) {
            let id = ExchangeID(text: units.id(at: index).value, in: XCStringsFormat.self)
            guard id.path.category != nil else { continue }
            let message = ExchangeID(id.key, ExchangePath(variable: id.path.variable))
            // The forms of a message mostly follow each other.
            if messages.last != message, places[message] == nil {
                places[message] = mark.id
                messages.append(message)
            }
            if mark.traits.contains(.hasTarget), message != lastTranslated {
                translated.insert(message)
                lastTranslated = message
            }
        }
        for message in messages where !translated.contains(message) {
            guard let place = places[message] else { continue }
            add(
                .ignoredTargetState.at(.note), "plurals-filled",
                "Xcode copies the source into the plural forms of \(Wording.quoted(message.key)); translate them first",
                at: place, key: message.key)
        }
    }

    /// Reports a target that says it is in another language than its file; returns whether it does.
    mutating func isOtherLanguage(
        _ attributes: XLIFFTargetAttributes, than wanted: String?, _ id: Located<String>
    ) -> Bool {
        guard let said = attributes.language, let wanted, let saidTag = LanguageTag(said.value),
            let wantedTag = LanguageTag(wanted), saidTag.language != wantedTag.language
        else { return false }
        add(
            .targetLanguageMismatch, "lang-mismatch",
            "this target is in \(Wording.quoted(said.value)), its file in \(Wording.quoted(wanted)); ask for the right text",
            at: said.range, key: id.value)
        return true
    }

    mutating func state(
        _ attributes: XLIFFTargetAttributes, of target: XMLElementNode, _ id: Located<String>, _ file: SourceFile,
        forXcode: Bool
    ) {
        let place = attributes.state?.range ?? target.nameRange
        if let state = attributes.state?.value {
            guard let known = XLIFFState(rawValue: state) else {
                guard !state.hasPrefix("x-") else {
                    return add(
                        .ignoredTargetState, "unknown-state",
                        "the state \(Wording.quoted(state)) is read as one that needs review", at: place, key: id.value)
                }
                let question = Suggestions.question(state, among: XLIFFState.allCases.map(\.rawValue))
                return invalid(
                    "state",
                    "XLIFF 1.2 has no state \(Wording.quoted(state)); \(question ?? "use 'translated' or 'new'")",
                    at: place)
            }
            if forXcode, known.isIgnoredByXcode, !XLIFFText.text(of: target, file).isEmpty {
                add(
                    .ignoredTargetState, "skipped-state",
                    "Xcode skips targets in state '\(state)'; set it to translated", at: place, key: id.value)
            }
        }
        if let qualifier = attributes.qualifier, qualifier.value != XLIFFState.machineQualifier {
            add(
                .ignoredTargetState, "lost-qualifier",
                "the qualifier \(Wording.quoted(qualifier.value)) is lost on import; a catalog cannot hold it",
                at: qualifier.range, key: id.value)
        }
    }
}
