internal import L10nSource
package import L10nSyntax

/// Where references lead.
extension TokenResolver {
    /// What a reference names.
    package enum Place {
        case token(PathID)
        /// A place within a token or a group, with the path of the token.
        case json(JSONValue, of: PathID?)
    }

    /// What a reference names; nil when it is wrong, which is reported.
    /// - Parameters:
    ///   - reference: the text of the reference.
    ///   - value: the value that it stands for; the same for a text in braces, the object around a `$ref`.
    mutating func locate(_ reference: JSONValue, from value: JSONValue, isWholeToken: Bool = false) -> Place? {
        guard let text = reference.string else {
            append(
                TokenFinding(
                    .invalidAliasSyntax, "'$ref' holds \(JSONWording.kind(of: reference))", "write such as '#/a/b'",
                    at: reference.span))
            return nil
        }
        do {
            if value.isString { return token(try TokenReference.curly(text), text, at: reference) }
            if !isWholeToken { checkMembers(of: value) }
            let place = place(try TokenReference.pointer(text), text, at: reference)
            // Where it leads nowhere, that is what is wrong with it.
            if place != nil, let finding = TokenReference.encodingFinding(text, at: reference.span) {
                append(finding)
            }
            return place
        } catch {
            append(TokenFinding(.invalidAliasSyntax, error.problem, error.advice, at: reference.span))
            return nil
        }
    }

    /// A reference within a value has no other members.
    private mutating func checkMembers(of value: JSONValue) {
        for member in value.members where !member.isNamed("$ref") {
            append(
                TokenFinding(
                    .unknownTokenProperty, "\(Wording.quoted(member.name)) stands beside '$ref'", "remove it",
                    at: value.file.span(member.nameRange)))
        }
    }

    private mutating func token(_ names: [String], _ text: String, at reference: JSONValue) -> Place? {
        if let path = set.table.find(names) {
            if token(at: path) != nil { return .token(path) }
            if isGroup(path) {
                reportGroup(path, text, at: reference)
                return nil
            }
        }
        if names.count > 1, names.last == "value", let path = set.table.find(names.dropLast()), token(at: path) != nil {
            let written = "{\(names.dropLast().joined(separator: "."))}"
            append(
                TokenFinding(
                    .legacyTokenSyntax.at(set.dialect.legacySeverity), "\(Wording.quoted(text)) is pre-2025.10",
                    "write '\(written)'", at: reference.span, cause: "value",
                    fixes: [Fix("Write '\(written)'", .safe, edits: [Edit(reference.span, "\"\(written)\"")])]))
            return .token(path)
        }
        for count in stride(from: names.count - 1, to: 0, by: -1) {
            guard let path = set.table.find(names.prefix(count)), token(at: path) != nil else { continue }
            let pointer = TokenReference.text(of: names.prefix(count) + ["$value"] + names[count...])
            let isIndex = names[names.count - 1].utf8.allSatisfy { 0x30...0x39 ~= $0 }
            append(
                TokenFinding(
                    .invalidAliasSyntax,
                    isIndex
                        ? "\(Wording.quoted(text)) cannot index" : "\(Wording.quoted(text)) names a part of a token",
                    "use '$ref' with '\(pointer)'", at: reference.span))
            return nil
        }
        reportMissing(names, text, at: reference)
        return nil
    }

    private mutating func reportGroup(_ path: PathID, _ text: String, at reference: JSONValue) {
        let root = set.table.child(TokenName.root, of: path).flatMap { token(at: $0) }
        let name = set.table.text(path).text
        let written = text.utf8.first == 0x23 ? "\(text)/$root" : "{\(name).$root}"
        append(
            TokenFinding(
                .brokenAlias, "\(Wording.quoted(text)) names a group",
                root == nil ? "name a token in it" : "write \(Wording.quoted(written))", at: reference.span))
    }

    /// - Parameter rest: what a pointer names in the value of the token.
    private mutating func reportMissing(
        _ names: [String], then rest: ArraySlice<String> = [], _ text: String, at reference: JSONValue
    ) {
        // Finding similar names takes time.
        guard silence == 0 else { return }
        questions -= 1
        let name = names.joined(separator: ".")
        let near = questions < 0 ? [] : Suggestions.near(name, among: presentPaths())
        let isPointer = text.utf8.first == 0x23
        var fixes: [Fix] = []
        if let nearest = near.first {
            let segments = nearest.split(separator: ".").map(String.init) + rest
            let written = isPointer ? TokenReference.text(of: segments) : "{\(nearest)}"
            fixes = [Fix("Write '\(written)'", .unsafe, edits: [Edit(reference.span, "\"\(written)\"")])]
        }
        let question = Suggestions.question(name, among: near)
        append(
            TokenFinding(
                .brokenAlias, "\(Wording.quoted(text)) does not exist",
                question ?? "define it, or refer to another token", at: reference.span, fixes: fixes))
    }
    /// The paths of all tokens in this permutation.
    private func presentPaths() -> some Sequence<String> {
        set.table.all.lazy
            .filter { !set.traits[$0.int].isDisjoint(with: [.definesToken, .isUnderExtension]) }
            .filter { token(at: $0) != nil }
            .map { set.table.text($0).text }
    }

    private mutating func place(_ pointer: JSONPointer, _ text: String, at reference: JSONValue) -> Place? {
        var path = PathID.root
        var rest = pointer.segments[...]
        var names: [String] = []
        while let name = rest.first, name == TokenName.root || name.utf8.first != 0x24 {
            names.append(name)
            guard let child = set.table.child(name, of: path) else {
                let end = pointer.segments.firstIndex(of: "$value") ?? pointer.segments.endIndex
                reportMissing(Array(pointer.segments[..<end]), then: pointer.segments[end...], text, at: reference)
                return nil
            }
            path = child
            rest = rest.dropFirst()
        }
        if let found = token(at: path) {
            if rest.isEmpty || Array(rest) == ["$value"] { return .token(path) }
            let node = set.node(found.definition)
            if rest.first == "$value", let value = node.value {
                return walk(rest.dropFirst(), in: value, of: path, text, at: reference)
            }
            return walk(rest, in: node.object, of: nil, text, at: reference)
        }
        guard let group = find(path, stating: .definesGroup) else {
            reportMissing(names, then: rest, text, at: reference)
            return nil
        }
        if rest.isEmpty {
            reportGroup(path, text, at: reference)
            return nil
        }
        return walk(rest, in: set.node(group.definition).object, of: nil, text, at: reference)
    }

    /// Walks into a value, through references that stand on the way.
    private mutating func walk(
        _ segments: ArraySlice<String>, in start: JSONValue, of owner: PathID?, _ text: String,
        at reference: JSONValue
    ) -> Place? {
        var value = start
        for segment in segments {
            // A reference on the way that leads nowhere is reported where it stands.
            guard let container = literal(value) else { return nil }
            guard let child = JSONPointer.child(segment, of: container) else {
                append(
                    TokenFinding(
                        .brokenAlias, "\(Wording.quoted(text)) does not exist",
                        "there is no \(Wording.quoted(segment)) in the value", at: reference.span,
                        notes: [DiagnosticNote("the value stands here", at: value.span)]))
                return nil
            }
            value = child
        }
        return .json(value, of: owner)
    }

    /// The value at the end of references that stand for all of it.
    private mutating func literal(_ value: JSONValue) -> JSONValue? {
        var value = value
        let count = followed.count
        defer { followed.removeSubrange(count...) }
        while let reference = TokenReference.text(of: value) {
            guard push(value) else { return nil }
            switch locate(reference, from: value) {
            case .token(let path)?:
                guard let found = token(at: path), let next = set.node(found.definition).value else { return nil }
                value = next
            case .json(let next, _)?: value = next
            case nil: return nil
            }
        }
        return value
    }
}
