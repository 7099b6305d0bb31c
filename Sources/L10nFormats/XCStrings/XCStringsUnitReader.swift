import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax

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

/// Reads the texts of a key that do not vary, in one language: single ones and sets of them.
struct XCStringsUnitReader {
    let objects: XCStringsObjects
    let key: String
    let language: LanguageTag
    /// What the key says in the language.
    let localization: JSONMember

    /// What a finding about a text is about.
    func subject(_ path: XCStringsPath = XCStringsPath()) -> Subject {
        Subject(
            key: key, locale: language.description, variant: path.variant.isEmpty ? nil : path.variant)
    }

    /// Reads what holds one text as Xcode writes it, a language or a form; nil where it is anything else.
    static func usualUnit(
        _ member: JSONMember, at path: XCStringsPath = XCStringsPath(), in file: SourceFile
    ) -> EntryForm? {
        guard let (state, value) = usualShape.texts(of: member),
            let state = XCStringsNames.state(state.string(in: file))
            // A state that nobody knows is reported by the general reading.
        else { return nil }
        return EntryForm(
            variable: path.variable, path: path.selectors, nameRange: member.nameContentRange, range: member.range,
            textRange: value.contentRange, textTraits: value.traits(in: file), state: state)
    }

    private static let usualShape = JSONPairShape("stringUnit", "state", "value")

    /// Reads a unit; nil where it is no text, which is reported.
    /// - Parameters:
    ///   - member: the member `stringUnit`.
    ///   - name: the member that the form is named by, which may be `member`.
    func read(
        _ member: JSONMember, named name: JSONMember, at path: XCStringsPath, into reports: inout XCStringsReports
    ) -> EntryForm? {
        guard member.value.isObject else {
            reports.wrongKind(member.value, of: "stringUnit", wanted: "an object", subject(path))
            return nil
        }
        var state: EntryState?
        var value: JSONValue?
        for part in objects.members(member.value) {
            if part.isNamed("value") {
                value = part.value
            } else if part.isNamed("state") {
                state = readState(part.value, at: path, into: &reports)
            } else {
                reports.unknownMember(part, among: XCStringsNames.unit, subject(path))
            }
        }
        guard let state else {
            reportMissing("state", of: member, at: path, into: &reports)
            return nil
        }
        guard let value else {
            reportMissing("value", of: member, at: path, into: &reports)
            return nil
        }
        guard value.isString else {
            reports.wrongKind(value, of: "value", wanted: "a text", subject(path))
            return nil
        }
        return EntryForm(
            variable: path.variable, path: path.selectors, nameRange: name.nameContentRange, range: name.range,
            textRange: value.contentRange, textTraits: value.textTraits, state: state)
    }

    /// Reads the phrases of a set, which keep their order; none where it holds no text, which is reported.
    func readSet(_ member: JSONMember, into reports: inout XCStringsReports) -> [EntryForm] {
        let path = XCStringsPath()
        let subject = subject(path)
        guard member.value.isObject else {
            reports.wrongKind(member.value, of: "stringSet", wanted: "an object", subject)
            return []
        }
        var state: EntryState?
        var values: JSONMember?
        for part in objects.members(member.value) {
            switch part.name {
            case "state": state = readState(part.value, at: path, into: &reports)
            case "values": values = part
            default: reports.unknownMember(part, among: XCStringsNames.set, subject)
            }
        }
        guard let state else {
            reportMissing("state", of: member, at: path, into: &reports)
            return []
        }
        guard let values else {
            reportMissing("values", of: member, at: path, into: &reports)
            return []
        }
        guard values.value.isArray else {
            reports.wrongKind(values.value, of: "values", wanted: "an array of texts", subject)
            return []
        }
        var forms: [EntryForm] = []
        for (number, value) in values.value.elements.enumerated() {
            guard value.isString else {
                reports.wrongKind(value, of: "values", wanted: "texts only", subject)
                continue
            }
            forms.append(
                EntryForm(
                    // The place in the array counts, so that phrases keep theirs behind one that is no text.
                    path: [.item(number)], nameRange: values.nameContentRange, range: value.range,
                    textRange: value.contentRange, textTraits: value.textTraits, state: state))
        }
        if values.value.elements.isEmpty {
            reports.nesting(
                "'stringSet' holds no text; add one or remove it", at: values.nameRange, cause: "empty-variations",
                subject)
        }
        return forms
    }

    /// Reads how far a translation has come.
    private func readState(
        _ value: JSONValue, at path: XCStringsPath, into reports: inout XCStringsReports
    ) -> EntryState {
        if let name = value.string, let state = XCStringsNames.state(name) { return state }
        reports.unknownValue(value, "a state", among: XCStringsNames.states, cause: "unknown-state", subject(path))
        return .unknown
    }

    /// Reports a unit or a set that lacks one of its members.
    private func reportMissing(
        _ part: String, of member: JSONMember, at path: XCStringsPath, into reports: inout XCStringsReports
    ) {
        reports.nesting(
            "this text of \(Wording.quoted(localization.name)) has no '\(part)'; add it", at: member.nameRange,
            cause: part == "state" ? XCStringsNames.withoutState : "unit-incomplete", subject(path))
    }
}
