import L10nSource
import L10nSyntax

/// The members of a String Catalog itself.
struct XCStringsHeader {
    private(set) var sourceLanguage: JSONMember?
    private(set) var strings: JSONMember?
    private(set) var version: JSONMember?
    /// Members that a catalog does not have.
    var others: [JSONMember] = []

    /// Keeps a member that a catalog has; false for another one.
    mutating func take(_ member: JSONMember) -> Bool {
        switch member.name {
        case "sourceLanguage": sourceLanguage = member
        case "strings": strings = member
        case "version": version = member
        default: return false
        }
        return true
    }

    /// Reports what is missing or does not belong there.
    func report(_ root: JSONValue, into reports: inout XCStringsReports) {
        var misspelt: Set<UInt32> = []
        let wanted = [("sourceLanguage", sourceLanguage), ("strings", strings), ("version", version)]
        var missing: [String] = []
        for (name, member) in wanted where member == nil {
            if let near = others.first(where: { Suggestions.near($0.name, among: [name]) == [name] }) {
                misspelt.insert(near.nameRange.lower)
                reportMisspelt(name, near, into: &reports)
            } else {
                missing.append(name)
            }
        }
        if !missing.isEmpty { reportMissing(missing, root, into: &reports) }
        for member in others where !misspelt.contains(member.nameRange.lower) {
            guard member.value.isObject else {
                reports.unknownMember(member, among: XCStringsNames.catalog)
                continue
            }
            let name = member.name
            reports.add(
                .entryOutsideStrings, "\(Wording.quoted(name)) stands outside 'strings' and is ignored; move it inside",
                at: member.nameRange, cause: "member-outside-strings", Subject(key: name),
                fixes: move(member, root, reports.file).map { [$0] } ?? [])
        }
        reportVersion(into: &reports)
    }

    private func reportMisspelt(_ name: String, _ member: JSONMember, into reports: inout XCStringsReports) {
        let edit = Edit(reports.file.span(member.nameContentRange), name)
        reports.add(
            .missingCatalogHeader, "the catalog has no '\(name)'; did you mean it here?",
            at: member.nameRange, cause: Self.cause(name), fixes: [Fix("write '\(name)'", .unsafe, edits: [edit])])
    }

    private func reportMissing(_ names: [String], _ root: JSONValue, into reports: inout XCStringsReports) {
        var fixes: [Fix] = []
        // The version is the one that can be added without asking anybody.
        if names.last == "version" {
            let edit = JSONLayout(of: root).insertion(
                of: "version", value: "\"1.0\"", atEndOf: root, depth: 0)
            fixes = [Fix("add version 1.0", .safe, edits: [edit])]
        }
        let list = Wording.list(names.map { "'\($0)'" })
        reports.add(
            .missingCatalogHeader, "the catalog has no \(list); add \(names.count == 1 ? "it" : "them")",
            // The brace alone: the whole object would mark the whole file.
            at: SourceRange(root.range.lower, root.range.lower + 1), cause: Self.cause(names[0]), fixes: fixes)
    }

    private static func cause(_ name: String) -> String {
        switch name {
        case "sourceLanguage": "missing-source-language"
        case "strings": "missing-strings"
        default: "missing-version"
        }
    }

    private func reportVersion(into reports: inout XCStringsReports) {
        guard let version else { return }
        guard let text = version.value.string else {
            let versions = Wording.list(XCStringsNames.versions.map { "\"\($0)\"" }, "or")
            return reports.wrongKind(version.value, of: "version", wanted: versions)
        }
        if XCStringsNames.versions.contains(text) { return }
        reports.add(
            .unknownCatalogValue,
            "\(Wording.quoted(text)) is not a version that is known; use one of "
                + Wording.list(XCStringsNames.versions.map { "'\($0)'" }), at: version.value.range,
            cause: "unknown-version")
    }

    /// The edits that move an entry to the end of `strings`.
    private func move(_ member: JSONMember, _ root: JSONValue, _ file: SourceFile) -> Fix? {
        // An entry of the same key must not be overwritten by the one that moves.
        guard let strings = strings?.value, strings.isObject, strings.member(member.name) == nil else { return nil }
        let layout = JSONLayout(of: root)
        let edits = [
            layout.removal(of: member, from: root, depth: 0),
            layout.insertion(of: member.name, value: member.value.rawText, atEndOf: strings, depth: 1),
        ]
        return Fix(
            "move it into 'strings'", .unsafe, edits: edits.sorted { $0.span.range.lower < $1.span.range.lower })
    }
}
