import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// What a reference names.
enum ReferenceTarget {
    case token(PathID)
    /// A place within a token or a group, with the path of the token.
    case json(JSONValue, of: PathID?)
}

/// Finds what references name. What is wrong with them is reported to the token that is being resolved.
package struct ReferenceLocator {
    /// How many more references to nothing are compared with all names. Each takes time, and where thousands lead nowhere
    /// it is one mistake that made them so.
    package var questions = 100
    /// The paths of all tokens of the permutation that was asked last, for references to none of them.
    private var present: (permutation: ThemePermutation, names: Suggestions)?

    /// What a reference names; nil when it is wrong, which is reported.
    /// - Parameters:
    ///   - reference: the text of the reference.
    ///   - value: the value that it stands for; the same for a text in braces, the object around a `$ref`.
    mutating func locate(
        _ reference: JSONValue, from value: JSONValue, isWholeToken: Bool = false, _ effective: EffectiveDefinitions,
        _ evaluation: inout Evaluation
    ) -> ReferenceTarget? {
        guard let text = reference.string else {
            evaluation.append(
                TokenFinding(
                    .invalidAliasSyntax, "'$ref' holds \(JSONWording.kind(of: reference))", "write such as '#/a/b'",
                    at: reference.span))
            return nil
        }
        do {
            if value.isString {
                let isFree = effective.set.dialect == .styleDictionary
                if isFree, let parts = TokenReference.parts(of: text) {
                    checkParts(parts, of: reference, effective, &evaluation)
                    return nil
                }
                return curlyTarget(
                    try TokenReference.curly(text, trims: isFree), at: reference, effective, &evaluation)
            }
            if !isWholeToken { Self.checkMembers(of: value, &evaluation) }
            let target = pointerTarget(try TokenReference.pointer(text), at: reference, effective, &evaluation)
            // Where it leads nowhere, that is what is wrong with it.
            if target != nil, let finding = TokenReference.encodingFinding(text, at: reference.span) {
                evaluation.append(finding)
            }
            return target
        } catch {
            evaluation.append(TokenFinding(.invalidAliasSyntax, error.problem, error.advice, at: reference.span))
            return nil
        }
    }

    /// Looks up what a text is put together from when it is built. What comes of it nobody knows here.
    private func checkParts(
        _ parts: [[String]], of text: JSONValue, _ effective: EffectiveDefinitions, _ evaluation: inout Evaluation
    ) {
        let missing = parts.first { names in
            let path = names.last == "value" ? names.dropLast() : names[...]
            return effective.set.table.find(path).flatMap { effective.token(at: $0) } == nil
                && Self.plainValue(names, effective) == nil && Self.partOfToken(names, effective) == nil
        }
        if let missing {
            let name = Wording.quoted("{\(missing.joined(separator: "."))}")
            return evaluation.append(
                TokenFinding(
                    .brokenAlias, "\(name) does not exist", "define it, or refer to another token", at: text.span,
                    cause: "parts"))
        }
        evaluation.append(
            TokenFinding(
                .invalidAliasSyntax.at(.warning), "\(Self.name(text)) is put together when it is built",
                "its value is not known here; refer to one token to have it judged", at: text.span, cause: "parts"))
    }

    /// A reference within a value has no other members.
    private static func checkMembers(of value: JSONValue, _ evaluation: inout Evaluation) {
        for member in value.members where !member.isNamed("$ref") {
            evaluation.append(
                TokenFinding(
                    .unknownTokenProperty, "\(Wording.quoted(member.name)) stands beside '$ref'", "remove it",
                    at: value.file.span(member.nameRange)))
        }
    }

    private mutating func curlyTarget(
        _ names: [String], at reference: JSONValue, _ effective: EffectiveDefinitions, _ evaluation: inout Evaluation
    ) -> ReferenceTarget? {
        if let path = effective.set.table.find(names) {
            if effective.token(at: path) != nil { return .token(path) }
            if effective.isGroup(path) {
                evaluation.append(Self.nameOfGroup(path, at: reference, effective))
                return nil
            }
        }
        if effective.set.dialect == .styleDictionary, let value = Self.plainValue(names, effective) {
            return literal(value, effective, &evaluation).map { .json($0, of: nil) }
        }
        if names.count > 1, names.last == "value", let path = effective.set.table.find(names.dropLast()),
            effective.token(at: path) != nil
        {
            let written = "{\(names.dropLast().joined(separator: "."))}"
            evaluation.append(
                TokenFinding(
                    .legacyTokenSyntax.at(effective.set.dialect.legacySeverity),
                    "\(Self.name(reference)) is pre-2025.10",
                    "write '\(written)'", at: reference.span, cause: "value",
                    fixes: [Fix("Write '\(written)'", .safe, edits: [Edit(reference.span, "\"\(written)\"")])]))
            return .token(path)
        }
        if effective.set.dialect == .styleDictionary {
            if let value = Self.partOfToken(names, effective) {
                return literal(value, effective, &evaluation).map { .json($0, of: nil) }
            }
            reportMissing(names, at: reference, effective, &evaluation)
            return nil
        }
        // Where a beginning is a token, the longest one, the rest names a part of its value.
        for count in stride(from: names.count - 1, to: 0, by: -1) {
            guard let path = effective.set.table.find(names.prefix(count)), effective.token(at: path) != nil else {
                continue
            }
            let rest = names[count...].drop { $0 == "value" }
            let pointer = TokenReference.text(of: names.prefix(count) + ["$value"] + rest)
            let isIndex = names[names.count - 1].utf8.allSatisfy(\.isDigit)
            evaluation.append(
                TokenFinding(
                    .invalidAliasSyntax,
                    isIndex
                        ? "\(Self.name(reference)) cannot index" : "\(Self.name(reference)) names a part of a token",
                    "use '$ref' with '\(pointer)'", at: reference.span))
            return nil
        }
        reportMissing(names, at: reference, effective, &evaluation)
        return nil
    }

    /// What a group holds that is no token, as in `"space": { "small": "4px" }`: Style Dictionary refers to it, too.
    private static func plainValue(_ names: [String], _ effective: EffectiveDefinitions) -> JSONValue? {
        guard names.count > 1, let name = names.last, let group = effective.set.table.find(names.dropLast()) else {
            return nil
        }
        for definition in effective.set.definitions(at: group, in: effective.permutation).reversed() {
            let member = definition.isToken ? nil : effective.set.node(definition).object[name]
            if let member, !member.isObject, !member.isInvalid { return member }
        }
        return nil
    }

    /// What a path into a token names, of which the longest beginning is the token.
    private static func partOfToken(_ names: [String], _ effective: EffectiveDefinitions) -> JSONValue? {
        for count in stride(from: names.count - 1, to: 0, by: -1) {
            guard let path = effective.set.table.find(names.prefix(count)), let found = effective.token(at: path) else {
                continue
            }
            return innerValue(names[count...], effective.set.node(found.definition))
        }
        return nil
    }

    /// What stands in the object of a token: Style Dictionary 3 and 4 look a path up in the tree as it is written, so that
    /// it may lead into a value, or to what a token holds beside its own.
    private static func innerValue(_ names: ArraySlice<String>, _ node: TokenNode) -> JSONValue? {
        var value = node.object
        for name in names {
            guard let child = JSONPointer.child(name, of: value) else { return nil }
            value = child
        }
        // A length of two members is not another token.
        let own = value["unit"] == nil ? value["value"] ?? value["$value"] ?? value : value
        return own.isInvalid ? nil : own
    }

    private static func nameOfGroup(
        _ path: PathID, at reference: JSONValue, _ effective: EffectiveDefinitions
    ) -> TokenFinding {
        let root = effective.set.table.child(TokenName.root, of: path).flatMap { effective.token(at: $0) }
        let written =
            isPointer(reference)
            ? "\(reference.string ?? "")/$root" : "{\(effective.set.table.text(path).text).$root}"
        return TokenFinding(
            .brokenAlias, "\(name(reference)) names a group",
            root == nil ? "name a token in it" : "write \(Wording.quoted(written))", at: reference.span)
    }

    /// - Parameter rest: what a pointer names in the value of the token.
    private mutating func reportMissing(
        _ names: [String], then rest: ArraySlice<String> = [], at reference: JSONValue,
        _ effective: EffectiveDefinitions, _ evaluation: inout Evaluation
    ) {
        // Finding similar names takes time.
        guard !evaluation.isSilent, !Self.lacksExtension(names, effective) else { return }
        questions -= 1
        let name = names.joined(separator: ".")
        let near = questions < 0 ? [] : self.names(in: effective).near(name)
        var fixes: [Fix] = []
        if let nearest = near.first {
            let segments = nearest.split(separator: ".").map(String.init) + rest
            let written = Self.isPointer(reference) ? TokenReference.text(of: segments) : "{\(nearest)}"
            fixes = [Fix("Write '\(written)'", .unsafe, edits: [Edit(reference.span, "\"\(written)\"")])]
        }
        let question = Suggestions.question(name, among: near)
        evaluation.append(
            TokenFinding(
                .brokenAlias, "\(Self.name(reference)) does not exist",
                question ?? "define it, or refer to another token", at: reference.span, fixes: fixes))
    }

    /// Whether the token was to come from a group that its own group extends and that does not exist, which is reported.
    private static func lacksExtension(_ names: [String], _ effective: EffectiveDefinitions) -> Bool {
        names.indices.dropFirst().contains { count in
            guard let group = effective.set.table.find(names[..<count]),
                effective.find(group, stating: .extends) != nil
            else { return false }
            return effective.extensionTarget(of: group) == nil
        }
    }

    private mutating func names(in effective: EffectiveDefinitions) -> Suggestions {
        if let present, present.permutation == effective.permutation { return present.names }
        let names = Suggestions(Self.presentPaths(effective))
        present = (effective.permutation, names)
        return names
    }

    /// A reference as it is named in a message.
    private static func name(_ reference: JSONValue) -> String { Wording.quoted(reference.string ?? "") }

    private static func isPointer(_ reference: JSONValue) -> Bool { reference.string?.utf8.first == 0x23 }

    /// The paths of all tokens in this permutation.
    private static func presentPaths(_ effective: EffectiveDefinitions) -> some Sequence<String> {
        let set = effective.set
        return set.table.all.lazy
            .filter { !set.traits[$0.int].isDisjoint(with: [.definesToken, .isUnderExtension]) }
            .filter { effective.token(at: $0) != nil }
            .map { set.table.text($0).text }
    }

    private mutating func pointerTarget(
        _ pointer: JSONPointer, at reference: JSONValue, _ effective: EffectiveDefinitions,
        _ evaluation: inout Evaluation
    ) -> ReferenceTarget? {
        var path = PathID.root
        var rest = pointer.segments[...]
        var names: [String] = []
        // Groups and tokens have names up to the first member with a dollar sign.
        while let name = rest.first, name == TokenName.root || name.utf8.first != 0x24 {
            names.append(name)
            guard let child = effective.set.table.child(name, of: path) else {
                let end = pointer.segments.firstIndex(of: "$value") ?? pointer.segments.endIndex
                reportMissing(
                    Array(pointer.segments[..<end]), then: pointer.segments[end...], at: reference, effective,
                    &evaluation)
                return nil
            }
            path = child
            rest = rest.dropFirst()
        }
        if let found = effective.token(at: path) {
            if rest.isEmpty || Array(rest) == ["$value"] { return .token(path) }
            let node = effective.set.node(found.definition)
            if rest.first == "$value", let value = node.value {
                return walk(rest.dropFirst(), in: value, of: path, at: reference, effective, &evaluation)
            }
            return walk(rest, in: node.object, of: nil, at: reference, effective, &evaluation)
        }
        guard let group = effective.find(path, stating: .definesGroup) else {
            reportMissing(names, then: rest, at: reference, effective, &evaluation)
            return nil
        }
        if rest.isEmpty {
            evaluation.append(Self.nameOfGroup(path, at: reference, effective))
            return nil
        }
        return walk(
            rest, in: effective.set.node(group.definition).object, of: nil, at: reference, effective, &evaluation)
    }

    /// Walks into a value, through references that stand on the way.
    private mutating func walk(
        _ segments: ArraySlice<String>, in start: JSONValue, of owner: PathID?, at reference: JSONValue,
        _ effective: EffectiveDefinitions, _ evaluation: inout Evaluation
    ) -> ReferenceTarget? {
        var value = start
        for segment in segments {
            // A reference on the way that leads nowhere is reported where it stands.
            guard let container = literal(value, effective, &evaluation) else { return nil }
            guard let child = JSONPointer.child(segment, of: container) else {
                evaluation.append(
                    TokenFinding(
                        .brokenAlias, "\(Self.name(reference)) does not exist",
                        "there is no \(Wording.quoted(segment)) in the value", at: reference.span,
                        notes: [DiagnosticNote("the value stands here", at: value.span)]))
                return nil
            }
            value = child
        }
        return .json(value, of: owner)
    }

    /// The value at the end of references that stand for all of it.
    private mutating func literal(
        _ value: JSONValue, _ effective: EffectiveDefinitions, _ evaluation: inout Evaluation
    ) -> JSONValue? {
        var value = value
        let depth = evaluation.depth
        defer { evaluation.goBack(to: depth) }
        while let reference = TokenReference.text(of: value) {
            guard evaluation.follow(value) else { return nil }
            switch locate(reference, from: value, effective, &evaluation) {
            case .token(let path)?:
                guard let next = effective.value(at: path) else { return nil }
                value = next
            case .json(let next, _)?: value = next
            case nil: return nil
            }
        }
        return value
    }
}
