internal import L10nSource
internal import L10nSyntax

/// The members of an object that a value is made of. Missing and unknown ones are reported.
struct ObjectMembers {
    private var found: [String: JSONValue] = [:]
    /// The members that a misspelt one most likely means, which is reported.
    private(set) var meant: Set<String> = []

    /// - Parameters:
    ///   - what: the value in words, such as `a color`.
    ///   - names: what free values call members, and what they are called here.
    /// - Returns: nil when the value is no object, or a required member is missing.
    init?<Context: ReadingContext>(
        of value: JSONValue, _ what: String, required: [String], optional: [String] = [],
        freely names: [String: String] = [:], _ context: inout Context
    ) {
        guard value.isObject else {
            context.report(
                .invalidTokenValue, "\(what) cannot be \(JSONWording.kind(of: value))",
                "write an object of \(Self.list(required.isEmpty ? optional : required))", at: value)
            return nil
        }
        let known = required + optional
        for member in value.members where known.contains(member.name) { found[member.name] = member.value }
        if context.isFree {
            for (name, known) in names where found[known] == nil { found[known] = value[name] }
        }
        if found.isEmpty, !required.isEmpty, value.members.contains(where: { _ in true }) {
            // What has none of the parts is something else, and each of its own is right for that.
            let isColor = value["colorSpace"] != nil
            context.report(
                .invalidTokenValue,
                isColor ? "\(what) cannot be a color" : "\(what) has none of \(Self.list(required))",
                isColor ? "write 'color' as its '$type'" : "write them", at: value)
            return nil
        }
        // What is there already cannot be what was meant.
        let absent = known.filter { found[$0] == nil }
        for member in value.members where !known.contains(member.name) {
            let near = Suggestions.near(member.name, among: absent).first
            if let near { meant.insert(near) }
            // Tools hand on what they do not know, such as the case of a text.
            if !context.isFree || near != nil && names[member.name] == nil {
                context.report(Self.unknown(member, what, near))
            }
        }
        let missing = required.filter { found[$0] == nil }
        guard missing.isEmpty else {
            let unnamed = missing.filter { !meant.contains($0) }
            if !unnamed.isEmpty {
                context.report(
                    .invalidTokenValue,
                    "\(Self.list(unnamed)) \(unnamed.count == 1 ? "is" : "are") missing in \(what)",
                    "add \(unnamed.count == 1 ? "it" : "them")", at: value)
            }
            return nil
        }
    }

    subscript(name: String) -> JSONValue? { found[name] }

    private static func unknown(_ member: JSONMember, _ what: String, _ near: String?) -> TokenFinding {
        let name = member.name
        let span = member.value.file.span(member.nameRange)
        return TokenFinding(
            .unknownTokenProperty, "unknown member \(Wording.quoted(name)) in \(what)",
            near.map { "did you mean '\($0)'?" } ?? "remove it", at: span,
            fixes: near.map { [Fix("Write '\($0)'", .unsafe, edits: [Edit(span, "\"\($0)\"")])] } ?? [])
    }

    private static func list(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
