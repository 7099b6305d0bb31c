internal import L10nSource
internal import L10nSyntax

/// The members of an object that a value is made of. Missing and unknown ones are reported.
struct ObjectMembers {
    private var found: [String: JSONValue] = [:]

    /// - Parameter what: the value in words, such as `a color`.
    /// - Returns: nil when the value is no object, or a required member is missing.
    init?<Context: ReadingContext>(
        of value: JSONValue, _ what: String, required: [String], optional: [String] = [], _ context: inout Context
    ) {
        guard value.isObject else {
            context.report(
                .invalidTokenValue, "\(what) cannot be \(JSONWording.kind(of: value))",
                "write an object of \(Self.list(required.isEmpty ? optional : required))", at: value)
            return nil
        }
        let known = required + optional
        for member in value.members where known.contains(member.name) { found[member.name] = member.value }
        // What is there already cannot be what was meant.
        let absent = known.filter { found[$0] == nil }
        for member in value.members where !known.contains(member.name) {
            context.report(Self.unknown(member, what, known: absent))
        }
        let missing = required.filter { found[$0] == nil }
        guard missing.isEmpty else {
            context.report(
                .invalidTokenValue, "\(Self.list(missing)) \(missing.count == 1 ? "is" : "are") missing in \(what)",
                "add \(missing.count == 1 ? "it" : "them")", at: value)
            return nil
        }
    }

    subscript(name: String) -> JSONValue? { found[name] }

    private static func unknown(_ member: JSONMember, _ what: String, known: [String]) -> TokenFinding {
        let name = member.name
        let span = member.value.file.span(member.nameRange)
        let near = Suggestions.near(name, among: known).first
        return TokenFinding(
            .unknownTokenProperty, "unknown member \(Wording.quoted(name)) in \(what)",
            near.map { "did you mean '\($0)'?" } ?? "remove it", at: span,
            fixes: near.map { [Fix("Write '\($0)'", .unsafe, edits: [Edit(span, "\"\($0)\"")])] } ?? [])
    }

    private static func list(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
