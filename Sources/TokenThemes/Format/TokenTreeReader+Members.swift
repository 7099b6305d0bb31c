import DesignTokens
internal import L10nSource
package import L10nSyntax

/// The members that tokens and groups have in common, and what is said about those that are wrong.
extension TokenTreeReader {
    func subject(_ path: TokenPath?) -> Subject { Subject(tokenPath: path?.text) }

    mutating func report(
        _ rule: Rule, _ problem: String, _ advice: String, at span: SourceSpan, path: TokenPath?, cause: String? = nil,
        notes: [DiagnosticNote] = [], fixes: [Fix] = []
    ) {
        diagnostics.append(
            Diagnostic(
                rule, "\(problem); \(advice)", at: span, cause: cause, subject: subject(path), notes: notes,
                fixes: fixes))
    }

    /// The path of a child, for findings about it.
    func path(of child: Child) -> TokenPath? {
        var names = [child.name]
        var index = child.parent
        while index > 0 {
            names.append(nodes[index].name)
            index = nodes[index].parent
        }
        return child.parent < 0 ? nil : TokenPath(names.reversed().joined(separator: "."))
    }

    /// The type that a member names; nil for one that there is not, which is reported.
    mutating func type(_ member: JSONMember, of child: Child) -> TokenType? {
        let value = member.value
        guard !value.isInvalid else { return nil }
        guard let name = value.string else {
            report(
                .unknownTokenType, "'$type' holds \(JSONWording.kind(of: value))", "write one of the 13 types",
                at: value.span, path: path(of: child))
            return nil
        }
        if let type = TokenType(rawValue: name) { return type }
        let near =
            Suggestions.near(name, among: TokenType.allCases.map(\.rawValue)).first
            ?? ForeignTypeName.type(name)?.rawValue
        let fix = near.map { Fix("Write '\($0)'", .unsafe, edits: [Edit(value.span, "\"\($0)\"")]) }
        report(
            .unknownTokenType, "\(Wording.quoted(name)) is no type",
            near.map { "did you mean '\($0)'?" } ?? "write one of the 13 types", at: value.span, path: path(of: child),
            fixes: fix.map { [$0] } ?? [])
        return nil
    }

    mutating func text(_ member: JSONMember?, _ name: String, of child: Child) -> JSONValue? {
        guard let value = member?.value, !value.isInvalid else { return nil }
        if value.isString { return value }
        report(
            .invalidTokenValue, "'\(name)' holds \(JSONWording.kind(of: value))", "write a text", at: value.span,
            path: path(of: child))
        return nil
    }

    mutating func deprecation(_ member: JSONMember?, of child: Child) -> JSONValue? {
        guard let value = member?.value, !value.isInvalid else { return nil }
        if Deprecation(value) != nil { return value }
        report(
            .invalidTokenValue, "'$deprecated' holds \(JSONWording.kind(of: value))",
            "write true, false or a text", at: value.span, path: path(of: child))
        return nil
    }

    mutating func extensions(_ member: JSONMember?, of child: Child) -> JSONValue? {
        guard let value = member?.value, !value.isInvalid else { return nil }
        if value.isObject { return value }
        report(
            .invalidTokenValue, "'$extensions' holds \(JSONWording.kind(of: value))",
            "write an object keyed by vendor, such as \"org.example\"", at: value.span, path: path(of: child))
        return nil
    }

    /// Members that mean nothing where they stand.
    mutating func reportUnknown(_ members: [JSONMember], of child: Child, known: [String]) {
        guard !members.isEmpty else { return }
        // What is there already cannot be what was meant.
        let absent = known.filter { child.value[$0] == nil }
        for member in members { reportUnknown(member, of: child, known: absent) }
    }

    private mutating func reportUnknown(_ member: JSONMember, of child: Child, known: [String]) {
        let name = member.name
        let span = member.value.file.span(member.nameRange)
        let candidates = known.filter { $0 != name }
        let near = candidates.contains("$" + name) ? "$" + name : Suggestions.near(name, among: candidates).first
        let fix = near.map { Fix("Write '\($0)'", .unsafe, edits: [Edit(span, "\"\($0)\"")]) }
        let isKnown = Self.tokenMembers.contains(name) || Self.groupMembers.contains(name) || name == "$schema"
        // Style Dictionary hands on whatever it does not know.
        if dialect == .styleDictionary, !isKnown, near == nil { return }
        let problem =
            isKnown ? "'\(name)' does not belong here" : "unknown property \(Wording.quoted(name))"
        report(
            .unknownTokenProperty, problem, near.map { "did you mean '\($0)'?" } ?? "remove it", at: span,
            path: path(of: child), fixes: isKnown ? [] : fix.map { [$0] } ?? [])
    }

    mutating func reportBoth(_ first: String, _ second: String, at member: JSONMember, of child: Child) {
        report(
            .invalidTokenValue, "'\(first)' and '\(second)' stand side by side", "keep one",
            at: member.value.file.span(member.nameRange), path: path(of: child))
    }

    /// A token in a token.
    mutating func reportChild(_ member: JSONMember, of child: Child) {
        func isToken(_ value: JSONValue) -> Bool { value["$value"] != nil || value["value"] != nil }
        let holdsTokens = isToken(member.value) || member.value.descendants.contains(where: isToken)
        report(
            .tokenGroupCollision,
            "\(Wording.quoted(child.name)) is a token and has the child \(Wording.quoted(member.name))",
            holdsTokens ? "move its value to '$root', or the child elsewhere" : "move it to '$extensions'",
            at: member.value.file.span(member.nameRange),
            path: path(of: child))
    }

    /// A member of a group that is neither a token nor a group.
    mutating func reportNoObject(_ child: Child) {
        if Self.groupMembers.contains("$" + child.name) {
            let fix = Fix("Write '$\(child.name)'", .unsafe, edits: [Edit(child.nameSpan, "\"$\(child.name)\"")])
            return report(
                .unknownTokenProperty, "unknown property \(Wording.quoted(child.name))",
                "did you mean '$\(child.name)'?", at: child.nameSpan, path: path(of: child), fixes: [fix])
        }
        report(
            .unknownTokenProperty,
            "\(Wording.quoted(child.name)) holds \(JSONWording.kind(of: child.value)), not a token",
            "write { \"$value\": … }", at: child.nameSpan, path: path(of: child))
    }

    /// Reads `value` as `$value`, and what older drafts wrote without `$` beside it.
    mutating func readLegacy(_ legacy: JSONMember, _ members: TokenMembers, of child: Child, into node: inout TokenNode)
    {
        node.value = legacy.value
        let others = members.children.filter { Self.isLegacy($0, members) }
        for member in others {
            switch member.name {
            case "type":
                let type = foreignType(member, of: child)
                if node.type == nil, type != nil || dialect != .styleDictionary {
                    node.state(type: type, at: member.value)
                }
            case "description", "comment":
                let text = text(member, member.name, of: child)
                if node.description == nil { node.state(description: text) }
            default:
                let extensions = extensions(member, of: child)
                if node.extensions == nil { node.state(extensions: extensions) }
            }
        }
        if dialect != .styleDictionary { reportLegacy(legacy, others, of: child) }
    }

    /// Style Dictionary has types of its own, and any other text says what people will.
    mutating func foreignType(_ member: JSONMember, of child: Child) -> TokenType? {
        guard dialect == .styleDictionary else { return type(member, of: child) }
        return member.value.string.flatMap { ForeignTypeName.type($0) ?? TokenType(rawValue: $0) }
    }

    /// Whether a member of a token is one that the author's tools read, and no token.
    func isFreeMember(_ member: JSONMember) -> Bool {
        dialect == .styleDictionary && member.value["value"] == nil && member.value["$value"] == nil
    }

    private mutating func reportLegacy(_ legacy: JSONMember, _ others: [JSONMember], of child: Child) {
        func span(_ member: JSONMember) -> SourceSpan { member.value.file.span(member.nameRange) }
        let edits = ([legacy] + others).sorted { $0.nameRange.lower < $1.nameRange.lower }.map { member in
            Edit(span(member), "\"$\(member.isNamed("comment") ? "description" : member.name)\"")
        }
        let notes = others.map { member in
            DiagnosticNote("\(Wording.quoted(member.name)) lacks its '$' too", at: span(member))
        }
        diagnostics.append(
            Diagnostic(
                .legacyTokenSyntax.at(dialect.legacySeverity), "'value' is pre-2025.10; write '$value'",
                at: span(legacy), cause: "value", subject: subject(path(of: child)), notes: notes,
                fixes: [Fix("Write the names with '$'", .safe, edits: edits)]))
    }

    /// Whether a member beside `value` is one of an older draft.
    static func isLegacy(_ member: JSONMember, _ members: TokenMembers) -> Bool {
        guard members.value == nil, members.legacyValue != nil else { return false }
        return member.isNamed("type") || member.isNamed("description") || member.isNamed("extensions")
            || (member.isNamed("comment") && members.description == nil)
    }
}

/// Words for JSON values in messages.
package enum JSONWording {
    package static func kind(of value: JSONValue) -> String {
        switch value.kind {
        case .null: "null"
        case .true, .false: value.rawText
        case .number: "the number \(value.rawText.prefix(20))"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        case .invalid: "nothing"
        }
    }
}
