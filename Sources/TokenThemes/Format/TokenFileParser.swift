import DesignTokens
package import L10nSource
package import L10nSyntax

/// Reads groups and tokens from a token file; values stay as they are written until their types are known.
///
/// Source: Design Tokens Format Module 2025.10.
package enum TokenFileParser {
    /// Reads a whole file.
    package static func parse(_ file: SourceFile, dialect: TokenDialect = .strict) -> Parsed<TokenFile> {
        parse(parseJSON(file, dialect: dialect), dialect: dialect)
    }

    /// Reads a file whose JSON was read, as `parseJSON` does.
    static func parse(_ parsed: Parsed<JSONTree>, dialect: TokenDialect) -> Parsed<TokenFile> {
        var tree = parse([parsed.value.root], dialect: dialect)
        tree.diagnostics = parsed.diagnostics + tree.diagnostics
        return tree
    }

    /// Reads the values of a file that was parsed.
    package static func parse(_ root: JSONValue, dialect: TokenDialect) -> Parsed<TokenFile> {
        parse([root], dialect: dialect)
    }

    /// Reads a token tree that lies within another document.
    /// - Parameter layers: objects of which an earlier one replaces members of later ones; most trees have one.
    static func parse(_ layers: [JSONValue], dialect: TokenDialect) -> Parsed<TokenFile> {
        var reader = TokenTreeReader(dialect: dialect)
        reader.read(layers)
        return Parsed(TokenFile(nodes: reader.nodes), diagnostics: reader.diagnostics)
    }

    /// Reads the JSON of a token file or resolver document; in the strict dialect a byte-order mark is an error (TF-1).
    package static func parseJSON(_ file: SourceFile, dialect: TokenDialect) -> Parsed<JSONTree> {
        var parsed = JSONTree.parse(file, dialect: dialect == .strict ? .strict : .lenient)
        for index in parsed.diagnostics.indices {
            switch parsed.diagnostics[index].rule {
            case .byteOrderMark where dialect == .strict:
                parsed.diagnostics[index].severity = Rule.byteOrderMark.at(.error).severity
            case .duplicateJSONMember where isDescription(parsed.diagnostics[index], in: file):
                parsed.diagnostics[index].severity = Rule.duplicateJSONMember.at(.warning).severity
            default: continue
            }
        }
        return parsed
    }

    /// Whether all members that a finding about equal names is about are texts for people, whichever of them counts.
    private static func isDescription(_ finding: Diagnostic, in file: SourceFile) -> Bool {
        let names = [finding.span.range] + finding.notes.compactMap(\.span?.range)
        return names.allSatisfy { name in
            let text = file.text(name)
            guard text == "\"$description\"" || text == "\"description\"" else { return false }
            let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
            let rest = file.bytes[name.indices.upperBound...].drop(while: isSpace)
            // A token or group of this name is an object.
            return rest.first == 0x3A && rest.dropFirst().drop(while: isSpace).first == 0x22
        }
    }
}

/// Walks the objects of a token tree without recursion, as files may be nested deeply.
struct TokenTreeReader {
    let dialect: TokenDialect
    var nodes: [TokenNode] = []
    var diagnostics: [Diagnostic] = []
    /// Children that are still to be read, the next one last.
    private var pending: [Child] = []
    /// Members that hold neither a token nor a group.
    private var plainMembers: [Child] = []

    struct Child {
        let name: String
        let value: JSONValue
        let parent: Int

        var nameSpan: SourceSpan { TokenNode.nameSpan(of: value, isOutermost: parent < 0) }
    }

    init(dialect: TokenDialect) {
        self.dialect = dialect
    }

    mutating func read(_ layers: [JSONValue]) {
        guard let root = layers.last, root.kind != .invalid else { return }
        guard root.isObject else {
            let found = JSONWording.kind(of: root)
            report(
                .invalidTokenValue, "the file holds \(found)", "a token file is an object", at: root.span, path: nil)
            return
        }
        var members = TokenMembers(root.members)
        // The earliest has the last word.
        for layer in layers.dropLast().reversed() { members.replace(by: TokenMembers(layer.members)) }
        let child = Child(name: "", value: root, parent: -1)
        if members.value != nil || members.legacyValue != nil {
            report(
                .invalidTokenValue, "the file is one token without a name", "put it into an object under its name",
                at: child.nameSpan, path: nil)
            return
        }
        // Most tokens have more values in them; growing would copy.
        nodes.reserveCapacity(root.descendants.underestimatedCount / 4)
        readGroup(child, members, isRoot: true)
        while let child = pending.popLast() { read(child) }
        joinPlainMembers()
    }

    /// A file of plain values, without any token, is one finding: it is no token file.
    private mutating func joinPlainMembers() {
        guard plainMembers.count > 1, !nodes.contains(where: { $0.kind == .token }), let first = plainMembers.first,
            // Each has one finding; any other one shows that a token file was meant.
            plainMembers.count == diagnostics.count
        else { return }
        let name = Wording.quoted(first.name)
        diagnostics.removeAll()
        report(
            .unknownTokenProperty,
            "\(name) and \(Wording.count(plainMembers.count - 1, "more member", "more members")) hold plain values, not tokens",
            "write each as { \"$value\": … }", at: first.nameSpan, path: path(of: first))
    }

    private mutating func read(_ child: Child) {
        // The reader of JSON has reported it.
        if child.value.isInvalid { return }
        guard child.value.isObject else {
            guard dialect != .styleDictionary else { return }
            plainMembers.append(child)
            return reportNoObject(child)
        }
        guard isGoodName(child) else { return }
        let members = TokenMembers(child.value.members, isFree: dialect == .styleDictionary)
        // Beside children, '$ref' is what a group extends.
        if members.value != nil || members.legacyValue != nil || (members.reference != nil && members.children.isEmpty)
        {
            readToken(child, members)
        } else if child.name == TokenName.root {
            report(
                .invalidTokenName, "'$root' is a group here", "give it a '$value', as only a token has this name",
                at: child.nameSpan, path: path(of: child))
        } else {
            readGroup(child, members, isRoot: false)
        }
    }

    private mutating func isGoodName(_ child: Child) -> Bool {
        guard let (problem, advice) = TokenName.problem(of: child.name) else { return true }
        report(.invalidTokenName, problem, advice, at: child.nameSpan, path: path(of: child))
        return false
    }

    private mutating func readGroup(_ child: Child, _ members: TokenMembers, isRoot: Bool) {
        var node = node(.group, child, members)
        node.state(extends: members.extends?.value)
        if let reference = members.reference {
            if node.extends == nil {
                node.state(extends: reference.value)
            } else {
                reportBoth("$extends", "$ref", at: reference, of: child)
            }
        }
        let unknown = (isRoot ? [] : [members.schema].compactMap(\.self)) + members.unknown
        reportUnknown(unknown, of: child, known: Self.groupMembers)
        if !isRoot, members.children.isEmpty, let type = members.type, node.extends == nil {
            diagnostics.append(
                Diagnostic(
                    .invalidTokenValue.at(.warning),
                    "\(Wording.quoted(child.name)) has a '$type' but no '$value'; add the value, or children",
                    at: child.nameSpan, cause: "unfinished-token", subject: subject(path(of: child)),
                    notes: [DiagnosticNote("the type stands here", at: type.value.span)]))
        }
        nodes.append(node)
        let index = nodes.count - 1
        // The last one pending is read next, which keeps the order of the document.
        for member in members.children.reversed() {
            pending.append(Child(name: member.name, value: member.value, parent: index))
        }
    }

    private mutating func readToken(_ child: Child, _ members: TokenMembers) {
        var node = node(.token, child, members)
        node.value = members.value?.value ?? (members.reference == nil ? nil : child.value)
        if members.value == nil, let legacy = members.legacyValue {
            readLegacy(legacy, members, of: child, into: &node)
        }
        if members.value != nil, let reference = members.reference {
            reportBoth("$value", "$ref", at: reference, of: child)
            // Which of them is meant nobody knows.
            node.value = nil
        }
        reportUnknown(
            [members.extends, members.schema].compactMap(\.self) + members.unknown, of: child, known: Self.tokenMembers)
        let others = members.children.filter { !Self.isLegacy($0, members) && !isFreeMember($0) }
        for member in others where member.value.isObject { reportChild(member, of: child) }
        reportUnknown(others.filter { !$0.value.isObject }, of: child, known: Self.tokenMembers)
        nodes.append(node)
    }

    /// A node with what tokens and groups have in common.
    private mutating func node(_ kind: TokenNode.Kind, _ child: Child, _ members: TokenMembers) -> TokenNode {
        var node = TokenNode(kind, name: child.name, parent: child.parent, object: child.value)
        if let member = members.type {
            let type = foreignType(member, of: child)
            if type != nil || dialect != .styleDictionary { node.state(type: type, at: member.value) }
        }
        node.state(description: text(members.description, "$description", of: child))
        node.state(deprecation: deprecation(members.deprecated, of: child))
        node.state(extensions: extensions(members.extensions, of: child))
        return node
    }

    static let tokenMembers = ["$value", "$type", "$description", "$extensions", "$deprecated", "$ref"]
    static let groupMembers = [
        "$type", "$description", "$extends", "$extensions", "$deprecated", "$root", "$value", "$ref",
    ]
}
