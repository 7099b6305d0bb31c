package import L10nSource
internal import L10nSyntax

extension TokenResolver {
    /// Resolves an entry: follows a reference to another token, or finds the type and reads the value.
    mutating func evaluate(_ index: Int) {
        let node = set.node(self[index].definition)
        guard let value = node.value, !value.isInvalid else { return }
        if let own = node.type {
            self[index].type = own.value
            self[index].typeOrigin = .own(own.span)
        }
        if let reference = TokenReference.text(of: value) {
            evaluate(index, node, reference, at: value)
        } else {
            evaluateLiteral(index, node, value)
        }
    }

    private mutating func evaluate(_ index: Int, _ node: TokenNode, _ reference: JSONValue, at value: JSONValue) {
        let known = set.references.alias(of: self[index].definition).flatMap {
            token(at: $0) == nil ? nil : Place.token($0)
        }
        guard let place = known ?? locate(reference, from: value, isWholeToken: value.range == node.object.range)
        else { return }
        switch place {
        case .token(let path):
            guard let target = follow(path, at: reference) else { return }
            self[index].hops = [Hop(target: path, span: reference.span)] + self[target].hops
            guard !self[index].isInLoop, let type = reliableType(of: target) else { return }
            if let own = node.type, own.value != type {
                report(
                    TokenFinding(
                        .aliasTypeMismatch,
                        "\(Wording.quoted(set.table.text(path).text)) is a \(type.rawValue), the type here is \(own.value.rawValue)",
                        "change '$type', or refer to a \(own.value.rawValue)", at: reference.span,
                        notes: [DiagnosticNote("the type is stated here", at: own.span)]))
                return
            }
            if node.type == nil {
                self[index].type = type
                self[index].typeOrigin = .alias(path)
            }
            self[index].value = self[target].value
        case .json(let target, let owner):
            reading(target, of: owner, through: value) { $0.evaluateLiteral(index, node, target) }
        }
    }

    private mutating func evaluateLiteral(_ index: Int, _ node: TokenNode, _ value: JSONValue) {
        let entry = self[index]
        if entry.type == nil {
            guard !node.statesType else { return }
            let group = groupType(of: entry.path)
            guard let (type, origin) = inheritedType(of: entry, group) ?? evidentType(of: value) else {
                // A group whose type does not exist is reported itself.
                guard group == nil else { return }
                let path = Wording.quoted(set.table.text(entry.path).text)
                let isTyped = set.dialect != .styleDictionary
                if value.isNull, !isTyped {
                    return report(.invalidTokenValue, "\(path) has no value", "write one", at: value)
                }
                report(
                    TokenFinding(
                        .missingTokenType.at(isTyped ? .error : .warning), "the type of \(path) is unknown",
                        isTyped ? "add '$type'" : "add 'type'", at: node.nameSpan))
                return
            }
            self[index].type = type
            self[index].typeOrigin = origin
        }
        guard let type = self[index].type else { return }
        self[index].value = read(value, as: type)
    }

    /// The type that a token without its own takes: that of its groups, else that of what it overrides (TX-11).
    private func inheritedType(of entry: Entry, _ group: TokenNode?) -> (TokenType, TypeOrigin)? {
        if let group { return group.type.map { ($0.value, .group($0.span)) } }
        for definition in overridden(by: entry.definition, at: entry.definedAt) {
            if let type = set.node(definition).type { return (type.value, .overridden(type.span)) }
        }
        return nil
    }

    /// The only type that a value can have, in the dialect that states none (TL-2); elsewhere types are never guessed.
    private func evidentType(of value: JSONValue) -> (TokenType, TypeOrigin)? {
        guard set.dialect == .styleDictionary else { return nil }
        if value.isNumber { return (.number, .own(value.span)) }
        guard let text = value.string else { return nil }
        // The name of a color may as well be another word.
        if text.hasPrefix("#") || text.contains("("), CSSColorText.read(text) != nil {
            return (.color, .own(value.span))
        }
        if NumberedText.length(text, plainUnit: nil) != nil { return (.dimension, .own(value.span)) }
        if NumberedText.duration(text) != nil { return (.duration, .own(value.span)) }
        return CSSNumber.read(text) == nil ? nil : (.number, .own(value.span))
    }

    /// Resolves the token that a reference names; nil when it leads back, or too far.
    mutating func follow(_ path: PathID, at reference: JSONValue) -> Int? {
        guard let current = stack.last else { return nil }
        guard stack.count <= Self.aliasDepth + 1 else {
            // Nothing is known about the rest from here; the token where the limit is crossed will say so.
            abandon()
            return nil
        }
        guard let target = resolve(path) else { return nil }
        if self[target].state == .resolving {
            reportCycle(from: target)
            return nil
        }
        guard !self[target].isAbandoned else { return nil }
        let depth = max(self[current].depth, self[target].depth + 1)
        self[current].depth = depth
        if depth == Self.aliasDepth + 1 {
            report(
                TokenFinding(
                    .inputLimitExceeded, "more than \(Self.aliasDepth) references follow each other",
                    "refer to a token nearer to the value", at: reference.span, cause: "alias-depth"))
        }
        guard depth <= Self.aliasDepth else { return nil }
        reportDeprecatedUse(of: target, at: reference)
        return target
    }

    /// The type of a token, unless it is only guessed from references that are wrong themselves: which type that would be
    /// depends on where a loop is entered.
    func reliableType(of entry: Int) -> TokenType? {
        if self[entry].value == nil, case .alias? = self[entry].typeOrigin { return nil }
        return self[entry].type
    }

    /// Reports a loop at the member whose path comes first, so that it is the same finding wherever it was entered.
    private mutating func reportCycle(from target: Int) {
        guard let start = stack.firstIndex(of: target) else { return }
        let loop = Array(stack[start...])
        for member in loop { self[member].isInLoop = true }
        guard let least = loop.indices.min(by: { name(loop[$0]) < name(loop[$1]) }) else { return }
        let ordered = loop[least...] + loop[..<least]
        let names = ordered.map { Wording.quoted(name($0).text) }
        let shown = names.count > 5 ? names.prefix(4) + ["…"] : names[...]
        let first = ordered[ordered.startIndex]
        var finding = TokenFinding(
            .aliasCycle,
            names.count == 1 ? "\(names[0]) refers to itself" : (shown + [names[0]]).joined(separator: " → "),
            names.count == 1 ? "give it a value" : "give one of them a value",
            at: set.node(self[first].definition).valueSpan)
        finding.notes = ordered.dropFirst().map { member in
            DiagnosticNote(
                "\(Wording.quoted(name(member).text)) is part of it", at: set.node(self[member].definition).valueSpan)
        }
        guard !self[first].findings.contains(where: { $0.rule == .aliasCycle && $0.problem == finding.problem }) else {
            return
        }
        self[first].findings.append(finding)
    }

    func name(_ entry: Int) -> TokenPath { set.table.text(self[entry].path) }
}

extension TokenNode {
    /// The place of the value, or of what stands for it.
    package var valueSpan: SourceSpan { (value ?? object).span }
}
