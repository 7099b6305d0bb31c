import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax

/// What an entry says in one language, while it is read.
struct XCStringsLocalization {
    let entry: XCStringsEntry
    let language: Int
    let member: JSONMember
    /// The one text, or the format that names the variables.
    var unit: EntryForm?
    var forms = EntryForms()
    /// Whether something was reported that leaves the entry without a usable text.
    var isBroken = false
}

/// A way down to a text: what is chosen, and what findings about it are about.
struct XCStringsPath {
    var selectors: [FormSelector] = []
    var variable: Int?
    /// The names on the way, as Apple's compiler writes them, such as `substitutions.days.plural.one`.
    var variant = ""

    func appending(_ axis: String, _ name: String, _ selector: FormSelector?) -> XCStringsPath {
        var path = self
        if let selector { path.selectors.append(selector) }
        path.variant += (variant.isEmpty ? "" : ".") + axis + "." + name
        return path
    }
}

extension XCStringsReader {
    mutating func readLocalization(_ member: JSONMember, of entry: XCStringsEntry, in language: Int) {
        if let unit = readUsualUnit(member) { return finish(unit, of: member, of: entry, in: language) }
        var localization = XCStringsLocalization(entry: entry, language: language, member: member)
        guard member.value.isObject else {
            let subject = subject(of: entry, in: language)
            reports.wrongKind(member.value, of: member.name, wanted: "an object", subject)
            localization.isBroken = true
            return finish(localization)
        }
        var shape: JSONMember?
        var substitutions: JSONMember?
        for part in members(member.value) {
            switch part.isNamed("stringUnit") ? "stringUnit" : part.name {
            case "stringUnit", "variations", "stringSet":
                if let shape {
                    let subject = subject(of: entry, in: language)
                    reports.overlap(
                        "\(Wording.quoted(member.name)) has both \(Self.noun(shape)) and \(Self.noun(part)); keep one",
                        at: part.nameRange, and: shape.nameRange, cause: "overlapping-shapes", subject)
                    continue
                }
                shape = part
                read(shape: part, into: &localization)
            case "substitutions": substitutions = part
            default:
                let subject = subject(of: entry, in: language)
                reports.unknownMember(part, among: XCStringsNames.localization, subject)
            }
        }
        if let substitutions { readSubstitutions(substitutions, hasText: shape != nil, into: &localization) }
        if shape == nil, substitutions == nil {
            localization.isBroken = true
            let subject = subject(of: entry, in: language)
            reports.nesting(
                "\(Wording.quoted(member.name)) has neither a text nor variations; add a 'stringUnit'",
                at: member.nameRange, cause: "unit-incomplete", subject)
        }
        finish(localization)
    }

    private mutating func read(shape: JSONMember, into localization: inout XCStringsLocalization) {
        switch shape.isNamed("stringUnit") ? "stringUnit" : shape.name {
        case "stringUnit":
            localization.unit = readUnit(shape, named: shape, XCStringsPath(), localization)
            if localization.unit == nil { localization.isBroken = true }
        case "stringSet": readSet(shape, into: &localization)
        default: readVariations(shape, at: XCStringsPath(), into: &localization)
        }
    }

    private static func noun(_ shape: JSONMember) -> String {
        switch shape.name {
        case "stringUnit": "a text"
        case "stringSet": "a set of texts"
        default: "variations"
        }
    }

    /// Reads what holds one text as Xcode writes it, a language or a form; nil where it is anything else.
    func readUsualUnit(_ member: JSONMember, at path: XCStringsPath = XCStringsPath()) -> EntryForm? {
        guard let (state, value) = Self.usualUnit.texts(of: member),
            let state = XCStringsNames.state(state.string(in: file))
        else { return nil }
        return EntryForm(
            variable: path.variable, path: path.selectors, nameRange: member.nameContentRange, range: member.range,
            textRange: value.contentRange, textTraits: value.traits(in: file), state: state)
    }

    private static let usualUnit = JSONPairShape("stringUnit", "state", "value")

    /// Reads a unit.
    /// - Parameters:
    ///   - member: the member `stringUnit`.
    ///   - name: the member that the form is named by, which may be `member`.
    mutating func readUnit(
        _ member: JSONMember, named name: JSONMember, _ path: XCStringsPath, _ localization: XCStringsLocalization
    ) -> EntryForm? {
        guard member.value.isObject else {
            let subject = subject(of: localization, path)
            reports.wrongKind(member.value, of: "stringUnit", wanted: "an object", subject)
            return nil
        }
        var state: EntryState?
        var value: JSONValue?
        for part in members(member.value) {
            if part.isNamed("value") {
                value = part.value
            } else if part.isNamed("state") {
                state = readState(part.value, path, localization)
            } else {
                let subject = subject(of: localization, path)
                reports.unknownMember(part, among: XCStringsNames.unit, subject)
            }
        }
        guard let state else {
            missing("state", of: member, path, localization)
            return nil
        }
        guard let value else {
            missing("value", of: member, path, localization)
            return nil
        }
        guard value.isString else {
            let subject = subject(of: localization, path)
            reports.wrongKind(value, of: "value", wanted: "a text", subject)
            return nil
        }
        return EntryForm(
            variable: path.variable, path: path.selectors, nameRange: name.nameContentRange, range: name.range,
            textRange: value.contentRange, textTraits: value.textTraits, state: state)
    }

    private mutating func missing(
        _ part: String, of member: JSONMember, _ path: XCStringsPath, _ localization: XCStringsLocalization
    ) {
        let subject = subject(of: localization, path)
        reports.nesting(
            "this text of \(Wording.quoted(localization.member.name)) has no '\(part)'; add it", at: member.nameRange,
            cause: "unit-incomplete", subject)
    }

    mutating func readState(
        _ value: JSONValue, _ path: XCStringsPath, _ localization: XCStringsLocalization
    ) -> EntryState {
        if let name = value.string, let state = XCStringsNames.state(name) { return state }
        let subject = subject(of: localization, path)
        reports.unknownValue(value, "a state", among: XCStringsNames.states, cause: "unknown-state", subject)
        return .unknown
    }

    /// Reads the phrases of a set, which keep their order.
    private mutating func readSet(_ member: JSONMember, into localization: inout XCStringsLocalization) {
        let path = XCStringsPath()
        let subject = subject(of: localization, path)
        localization.isBroken = true
        guard member.value.isObject else {
            return reports.wrongKind(member.value, of: "stringSet", wanted: "an object", subject)
        }
        var state: EntryState?
        var values: JSONMember?
        for part in members(member.value) {
            switch part.name {
            case "state": state = readState(part.value, path, localization)
            case "values": values = part
            default: reports.unknownMember(part, among: XCStringsNames.set, subject)
            }
        }
        guard let state else { return missing("state", of: member, path, localization) }
        guard let values else { return missing("values", of: member, path, localization) }
        guard values.value.isArray else {
            return reports.wrongKind(values.value, of: "values", wanted: "an array of texts", subject)
        }
        for (number, value) in values.value.elements.enumerated() {
            guard value.isString else {
                reports.wrongKind(value, of: "values", wanted: "texts only", subject)
                continue
            }
            localization.isBroken = false
            localization.forms.forms.append(
                EntryForm(
                    path: [.item(number)], nameRange: values.nameContentRange, range: value.range,
                    textRange: value.contentRange, textTraits: value.textTraits, state: state))
        }
        if values.value.elements.isEmpty {
            reports.nesting(
                "'stringSet' holds no text; add one or remove it", at: values.nameRange, cause: "empty-variations",
                subject)
        }
    }

    func subject(of localization: XCStringsLocalization, _ path: XCStringsPath) -> Subject {
        subject(
            of: localization.entry, in: localization.language, variant: path.variant.isEmpty ? nil : path.variant)
    }
}
