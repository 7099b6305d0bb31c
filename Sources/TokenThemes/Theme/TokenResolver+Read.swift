import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// Reads values, with the references in them.
extension TokenResolver: ReadingContext {
    var dialect: TokenDialect { effective.set.dialect }
    /// Whether the token that is being resolved refers back to itself.
    var isInLoop: Bool { stack.last?.isInLoop == true }

    /// Adds a finding to the token that is being resolved.
    mutating func report(_ finding: TokenFinding) {
        stack[stack.count - 1].report(finding)
    }

    /// What a reference names; nil when it is wrong, which is reported.
    mutating func locate(
        _ reference: JSONValue, from value: JSONValue, isWholeToken: Bool = false
    ) -> ReferenceTarget? {
        locator.locate(reference, from: value, isWholeToken: isWholeToken, effective, &stack[stack.count - 1])
    }

    /// Reads a value that stands where a token of this type may stand; nil when it is wrong, which is reported.
    mutating func read(_ value: JSONValue, as type: TokenType) -> TokenValue? {
        read(value, as: type, or: type)
    }

    mutating func read(_ value: JSONValue, as type: TokenType, or other: TokenType) -> TokenValue? {
        switch settle(value, as: type, or: other) {
        case .value(let value): value
        case .literal(let literal): LiteralReader.read(literal, as: type, &self)
        case .failed: nil
        }
    }

    /// What a value is once its reference is followed.
    enum Settled {
        case literal(JSONValue)
        case value(TokenValue)
        /// The reference is wrong, or leads to something wrong.
        case failed
    }

    /// Follows the reference that a value may be, and checks that it leads to one of two types.
    private mutating func settle(_ value: JSONValue, as type: TokenType, or other: TokenType) -> Settled {
        guard let reference = TokenReference.text(of: value) else {
            return value.isInvalid ? .failed : .literal(value)
        }
        guard let named = locate(reference, from: value) else { return .failed }
        switch named {
        case .token(let path):
            guard let target = follow(path, at: reference) else { return .failed }
            guard !isInLoop, let found = reliableType(of: target) else { return .failed }
            guard found == type || found == other else {
                // Its own type is in doubt where its own value is wrong.
                guard self[target].value != nil else { return .failed }
                reportMismatch(reference, in: value, found, needs: type)
                return .failed
            }
            return self[target].value.map(Settled.value) ?? .failed
        case .json(let next, let owner):
            return reading(next, of: owner, through: value) { $0.read(next, as: type) }.map(Settled.value) ?? .failed
        }
    }

    private mutating func reportMismatch(
        _ reference: JSONValue, in value: JSONValue, _ found: TokenType, needs type: TokenType
    ) {
        let text = Wording.quoted(reference.string ?? "")
        report(
            .aliasTypeMismatch,
            "\(value.asMember.map { Wording.quoted($0.name) } ?? "this place") needs a \(type.rawValue), \(text) is a \(found.rawValue)",
            "refer to a \(type.rawValue)", at: reference)
    }

    /// Follows the pointers that a member without a token type may be, such as a color's components.
    mutating func pointed(_ value: JSONValue) -> JSONValue? {
        if TokenReference.isCurly(value), let text = value.string {
            report(
                .invalidAliasSyntax, "\(Wording.quoted(text)) cannot stand here",
                "use '$ref' with a JSON pointer", at: value)
            return nil
        }
        guard let reference = TokenReference.pointerText(value) else { return value.isInvalid ? nil : value }
        switch locate(reference, from: value) {
        case .json(let next, let owner)?:
            if let owner, isWrong(owner) { return nil }
            return reading(next, of: nil, through: value) { $0.pointed(next) }
        case .token(let path)?:
            guard !isWrong(path), let next = effective.value(at: path) else { return nil }
            return reading(next, of: nil, through: value) { $0.pointedToken(next) }
        case nil: return nil
        }
    }

    /// As `pointed`, for the whole value of a token, which may be a reference in braces.
    private mutating func pointedToken(_ value: JSONValue) -> JSONValue? {
        guard TokenReference.isCurly(value) else { return pointed(value) }
        guard case .token(let path)? = locate(value, from: value), !isWrong(path),
            let next = effective.value(at: path)
        else { return nil }
        return reading(next, of: nil, through: value) { $0.pointedToken(next) }
    }

    /// Goes on reading at the place that a reference leads to, unless it leads back.
    ///
    /// What is wrong there for this use is reported at the reference. What is wrong with the token that it leads into is
    /// that token's finding.
    @discardableResult
    mutating func reading<Result>(
        _ next: JSONValue, of owner: PathID?, through value: JSONValue, _ body: (inout TokenResolver) -> Result?
    ) -> Result? {
        let isBroken = owner.map { isWrong($0) } ?? false
        let depth = stack[stack.count - 1].depth
        if isBroken { stack[stack.count - 1].beginSilence() }
        defer { if isBroken { stack[stack.count - 1].endSilence() } }
        guard stack[stack.count - 1].follow(value) else { return nil }
        defer { stack[stack.count - 1].goBack(to: depth) }
        return body(&self)
    }
}
