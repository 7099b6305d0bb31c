import DesignTokens
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
        let isComposed = dialect == .styleDictionary && TokenReference.isComposed(value)
        if let reference = isComposed ? value : TokenReference.text(of: value) {
            evaluate(index, node, reference, at: value)
        } else {
            evaluateLiteral(index, node, value)
        }
    }

    private mutating func evaluate(_ index: Int, _ node: TokenNode, _ reference: JSONValue, at value: JSONValue) {
        // Building the set has found the path of most references; the others are read to say what is wrong.
        let known = set.references.alias(of: self[index].definition).flatMap {
            effective.token(at: $0) == nil ? nil : ReferenceTarget.token($0)
        }
        guard let named = known ?? locate(reference, from: value, isWholeToken: value.range == node.object.range)
        else { return }
        switch named {
        case .token(let path):
            guard let target = follow(path, at: reference) else { return }
            self[index].hops = [Hop(target: path, span: reference.span)] + self[target].hops
            guard !isInLoop, let type = reliableType(of: target) else { return }
            // What a reference calls a length may be meant as a number, and the other way round, as its target is.
            let isMeasure =
                dialect == .styleDictionary && type.isMeasure && node.type.map { $0.value.isMeasure } ?? false
            if let own = node.type, own.value != type, !isMeasure {
                report(
                    TokenFinding(
                        .aliasTypeMismatch,
                        "\(Wording.quoted(set.table.text(path).text)) is a \(type.rawValue), the type here is \(own.value.rawValue)",
                        "change '$type', or refer to a \(own.value.rawValue)", at: reference.span,
                        notes: [DiagnosticNote("the type is stated here", at: own.span)]))
                return
            }
            if node.type == nil || self[index].type != type {
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
            let inherited = effective.inheritedType(
                of: entry.definition, definedAt: entry.definedAt, for: entry.path)
            guard let (type, origin) = type(inherited, or: value) else {
                // A group whose type does not exist is reported itself.
                guard inherited == nil else { return }
                return reportUnknownType(entry.path, node, value)
            }
            self[index].type = type
            self[index].typeOrigin = origin
        }
        if dialect == .styleDictionary, self[index].type?.isMeasure == true,
            let length = Dimension(value, unitIn: node.object)
        {
            self[index].type = .dimension
            self[index].value = .dimension(length)
            return
        }
        guard let type = self[index].type.map({ TokenType.meant(by: $0, of: value, dialect) }) else { return }
        self[index].type = type
        self[index].value = read(value, as: type)
    }

    /// The type that a token without its own takes from elsewhere, else from its value.
    private func type(
        _ inherited: EffectiveDefinitions.InheritedType?, or value: JSONValue
    ) -> (TokenType, TypeOrigin)? {
        switch inherited {
        case .group(let type): (type.value, .group(type.span))
        case .overridden(let type): (type.value, .overridden(type.span))
        case .unknown, nil: TokenType.evident(of: value, dialect).map { ($0, .own(value.span)) }
        }
    }

    private mutating func reportUnknownType(_ path: PathID, _ node: TokenNode, _ value: JSONValue) {
        let name = Wording.quoted(set.table.text(path).text)
        let isTyped = dialect != .styleDictionary
        if value.isNull, !isTyped {
            return report(.invalidTokenValue, "\(name) has no value", "write one", at: value)
        }
        report(
            TokenFinding(
                .missingTokenType.at(isTyped ? .error : .warning), "the type of \(name) is unknown",
                isTyped ? "add '$type'" : "add 'type'", at: node.nameSpan))
    }

    /// Resolves the token that a reference names; nil when it leads back, or too far.
    mutating func follow(_ path: PathID, at reference: JSONValue) -> Int? {
        guard let current = stack.last?.entry else { return nil }
        guard stack.count <= TokenReference.chainLimit + 1 else {
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
        // Only the token where the limit is crossed says so.
        if depth == TokenReference.chainLimit + 1 {
            report(
                TokenFinding(
                    .inputLimitExceeded, "more than \(TokenReference.chainLimit) references follow each other",
                    "refer to a token nearer to the value", at: reference.span, cause: "alias-depth"))
        }
        guard depth <= TokenReference.chainLimit else { return nil }
        reportDeprecation(of: target, usedBy: current, at: reference)
        return target
    }

    /// The type of a token, unless it is only guessed from references that are wrong themselves: which type that would be
    /// depends on where a loop is entered.
    func reliableType(of entry: Int) -> TokenType? {
        if self[entry].value == nil, case .alias? = self[entry].typeOrigin { return nil }
        return self[entry].type
    }

    private mutating func reportDeprecation(of target: Int, usedBy current: Int, at reference: JSONValue) {
        guard self[target].value != nil,
            let finding = deprecations.finding(
                of: token(of: target), with: self[target].hops.first?.target, usedBy: token(of: current), at: reference,
                effective)
        else { return }
        report(finding)
    }

    private func token(of entry: Int) -> DeprecationNotices.Token {
        DeprecationNotices.Token(path: self[entry].path, definition: self[entry].definition)
    }

    private mutating func reportCycle(from target: Int) {
        guard let start = stack.firstIndex(where: { $0.entry == target }),
            let cycle = AliasCycle(
                stack[start...].map { evaluation in
                    let entry = self[evaluation.entry]
                    return AliasCycle.Member(
                        name: set.table.text(entry.path), span: set.node(entry.definition).valueSpan)
                })
        else { return }
        for index in stack[start...].indices { stack[index].isInLoop = true }
        stack[start + cycle.least].appendOnce(cycle.finding)
    }
}

extension TokenNode {
    /// The place of the value, or of what stands for it.
    package var valueSpan: SourceSpan { (value ?? object).span }
}
