import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax

extension XCStringsReader {
    /// Reads the variables of a text, each with its forms.
    /// - Parameter hasText: whether a text stands beside them.
    mutating func readSubstitutions(
        _ member: JSONMember, hasText: Bool, into localization: inout XCStringsLocalization
    ) {
        let subject = subject(of: localization, XCStringsPath())
        if !hasText {
            localization.isBroken = true
            reports.nesting(
                "the substitutions have no text beside them; add a 'stringUnit' that names them",
                at: member.nameRange, cause: "substitution-without-text", subject)
        }
        guard member.value.isObject else {
            localization.isBroken = true
            return reports.wrongKind(member.value, of: "substitutions", wanted: "an object", subject)
        }
        for substitution in members(member.value) { readSubstitution(substitution, into: &localization) }
    }

    private mutating func readSubstitution(
        _ member: JSONMember, into localization: inout XCStringsLocalization
    ) {
        let name = member.name
        var path = XCStringsPath(variable: localization.forms.variables.count)
        path.variant = "substitutions." + name
        let subject = subject(of: localization, path)
        guard member.value.isObject else {
            return reports.wrongKind(member.value, of: name, wanted: "an object", subject)
        }
        if name.contains("@") {
            let safe = String(name.map { $0 == "@" ? "_" : $0 })
            reports.add(
                .unsafeVariableName, "\(Wording.quoted(name)) is cut at '@'; use \(Wording.quoted(safe))",
                at: member.nameRange,
                cause: "substitution-name", subject)
        }
        var variable = FormVariable(name: name, nameRange: member.nameContentRange, range: member.range)
        var variations: JSONMember?
        for part in members(member.value) {
            switch part.name {
            case "argNum":
                variable.argument = part.value.integer.flatMap { (1...127).contains($0) ? $0 : nil }
                if variable.argument == nil {
                    reports.add(
                        .invalidVariableType,
                        "\(Wording.quoted(name)) has no argument number \(Wording.quoted(part.value.rawText)); "
                            + "write one from 1 to 127",
                        at: part.value.range, cause: "argument-number", subject)
                }
            case "formatSpecifier":
                if let type = part.value.string {
                    variable.valueType = type
                    variable.valueTypeRange = part.value.contentRange
                } else {
                    reports.wrongKind(part.value, of: "formatSpecifier", wanted: "a type such as \"lld\"", subject)
                }
            case "variations": variations = part
            default: reports.unknownMember(part, among: XCStringsNames.substitution, subject)
            }
        }
        localization.forms.variables.append(variable)
        guard let variations else {
            return reports.nesting(
                "\(Wording.quoted(name)) has no variations; add them", at: member.nameRange,
                cause: "empty-variations", subject)
        }
        readVariations(variations, at: path, into: &localization)
    }

    /// Adds the entry that a localization amounts to.
    mutating func finish(_ localization: XCStringsLocalization) {
        var entry = localization.entry.draft
        entry.range = localization.member.range
        var forms = localization.forms
        if let unit = localization.unit, !forms.variables.isEmpty { forms.forms.insert(unit, at: 0) }
        guard !localization.isBroken, let text = localization.unit ?? forms.general else {
            let value = localization.member.value.range
            entry.textRange = SourceRange(value.lower, value.lower)
            entry.flags.insert(.notAText)
            return add(entry, to: localization.language, forms: forms.forms.isEmpty ? nil : forms)
        }
        entry.say(
            text, in: localization.language, isStale: localization.entry.isStale,
            forms.forms.isEmpty ? text.state : forms.state)
        add(entry, to: localization.language, forms: forms.forms.isEmpty ? nil : forms)
    }

    /// Adds the entry of a localization that is one text.
    mutating func finish(_ text: EntryForm, of member: JSONMember, of entry: XCStringsEntry, in language: Int) {
        var draft = entry.draft
        draft.range = member.range
        draft.say(text, in: language, isStale: entry.isStale, text.state)
        add(draft, to: language)
    }
}

extension CatalogEntry {
    /// Takes the text that stands for all, and how far the translation has come.
    fileprivate mutating func say(_ text: EntryForm, in language: Int, isStale: Bool, _ state: EntryState) {
        textRange = text.textRange
        textTraits = text.textTraits
        self.state = state
        let isSource = language == 0
        // What is new was copied and waits for its translator: builds leave it out (X-59).
        if state == .new, !isSource { flags.insert(.lostAtRunTime) }
        if isSource, isStale { self.state = .stale }
    }
}

extension EntryForms {
    /// The text of the entry itself that stands for all: its format, or else the most general of its forms.
    fileprivate var general: EntryForm? {
        let own = forms.filter { $0.variable == nil }
        return own.first { $0.path.allSatisfy(\.isGeneral) } ?? own.first { $0.path.last?.isGeneral == true }
            ?? own.first
    }

    /// How far the forms have come: as far as the one that is behind, but new only if all are.
    fileprivate var state: EntryState {
        if forms.allSatisfy({ $0.state == .new }) { return .new }
        let states = Set(forms.map { $0.state == .new ? .needsReview : $0.state })
        let order: [EntryState] = [.needsReview, .stale, .unknown, .machineTranslated]
        return order.first(where: states.contains) ?? .translated
    }
}

extension FormSelector {
    /// Whether it is what all numbers or devices without a form of their own get.
    fileprivate var isGeneral: Bool {
        switch self {
        case .plural(let category): category == .other
        case .device(let name): name == "other"
        case .width, .item: false
        }
    }
}
