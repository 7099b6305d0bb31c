import L10nCatalog
import L10nSource
import L10nSyntax

extension XCStringsReader {
    /// Reads what an entry says in a language.
    mutating func readLocalization(_ member: JSONMember, of entry: XCStringsEntry, in language: Int) {
        // Nearly all localizations are one text as Xcode writes it.
        if let unit = XCStringsUnitReader.usualUnit(member, in: file) {
            return add(unit, of: member, of: entry, in: language)
        }
        let units = XCStringsUnitReader(
            objects: objects, key: entry.name, language: languages.list[language].tag, localization: member)
        var localization = XCStringsLocalization(member: member)
        if member.value.isObject {
            read(units, into: &localization)
        } else {
            reports.wrongKind(member.value, of: member.name, wanted: "an object", units.subject())
            localization.isBroken = true
        }
        let (draft, forms) = localization.entry(of: entry, in: language)
        languages.add(draft, to: language, forms: forms)
    }

    /// Reads the members of a localization, of which one should be a text, variations or a set of texts.
    private mutating func read(_ units: XCStringsUnitReader, into localization: inout XCStringsLocalization) {
        let member = localization.member
        var variations = XCStringsVariationsReader(units)
        var shape: JSONMember?
        var substitutions: JSONMember?
        for part in objects.members(member.value) {
            // The frequent name is compared in place and not decoded.
            let name = part.isNamed("stringUnit") ? "stringUnit" : part.name
            switch name {
            case "stringUnit", "variations", "stringSet":
                if let shape {
                    reports.overlap(
                        "\(Wording.quoted(member.name)) has both \(Self.noun(shape)) and \(Self.noun(part)); keep one",
                        at: part.nameRange, and: shape.nameRange, cause: "overlapping-shapes", units.subject())
                    continue
                }
                shape = part
                if name == "variations" {
                    variations.read(part, at: XCStringsPath(), into: &reports)
                } else {
                    read(text: part, named: name, units, into: &localization)
                }
            case "substitutions": substitutions = part
            default: reports.unknownMember(part, among: XCStringsNames.localization, units.subject())
            }
        }
        // Read at the end, as they may stand before the text that they need.
        if let substitutions {
            variations.readSubstitutions(substitutions, hasText: shape != nil, into: &reports)
        }
        if shape == nil, substitutions == nil {
            localization.isBroken = true
            reports.nesting(
                "\(Wording.quoted(member.name)) has neither a text nor variations; add a 'stringUnit'",
                at: member.nameRange, cause: "unit-incomplete", units.subject())
        }
        localization.take(variations)
    }

    private mutating func read(
        text part: JSONMember, named name: String, _ units: XCStringsUnitReader,
        into localization: inout XCStringsLocalization
    ) {
        if name == "stringSet" {
            localization.forms.forms = units.readSet(part, into: &reports)
            localization.isBroken = localization.forms.forms.isEmpty
        } else {
            localization.unit = units.read(part, named: part, at: XCStringsPath(), into: &reports)
            localization.isBroken = localization.unit == nil
        }
    }

    private static func noun(_ shape: JSONMember) -> String {
        switch shape.name {
        case "stringUnit": "a text"
        case "stringSet": "a set of texts"
        default: "variations"
        }
    }

    /// Adds the entry of a localization that is one text, as nearly all are.
    private mutating func add(
        _ text: EntryForm, of member: JSONMember, of entry: XCStringsEntry, in language: Int
    ) {
        var draft = entry.draft
        draft.range = member.range
        draft.say(text, in: language, isStale: entry.isStale, text.state)
        languages.add(draft, to: language)
    }
}
