internal import L10nSource
internal import L10nSyntax

/// Reads values, with the references in them.
extension TokenResolver {
    /// Reads a value that stands where a token of this type may stand; nil when it is wrong, which is reported.
    mutating func read(_ value: JSONValue, as type: TokenType) -> TokenValue? {
        switch settle(value, as: type) {
        case .value(let value): value
        case .literal(let literal): readLiteral(literal, as: type)
        case .failed: nil
        }
    }

    private mutating func readLiteral(_ value: JSONValue, as type: TokenType) -> TokenValue? {
        switch type {
        case .color: readColor(value).map(TokenValue.color)
        case .dimension: readDimension(value).map(TokenValue.dimension)
        case .fontFamily: readFontFamily(value).map(TokenValue.fontFamily)
        case .fontWeight: readFontWeight(value).map(TokenValue.fontWeight)
        case .duration: readDuration(value).map(TokenValue.duration)
        case .cubicBezier: readCubicBezier(value).map(TokenValue.cubicBezier)
        case .number: readNumber(value, "a number").map(TokenValue.number)
        case .strokeStyle: readStrokeStyle(value).map(TokenValue.strokeStyle)
        case .border: readBorder(value).map(TokenValue.border)
        case .transition: readTransition(value).map(TokenValue.transition)
        case .shadow: readShadows(value).map(TokenValue.shadow)
        case .gradient: readGradient(value).map(TokenValue.gradient)
        case .typography: readTypography(value).map(TokenValue.typography)
        }
    }

    /// What a value is once its reference is followed.
    enum Settled {
        case literal(JSONValue)
        case value(TokenValue)
        /// The reference is wrong, or leads to something wrong.
        case failed
    }

    /// Follows the reference that a value may be, and checks that it leads to this type.
    private mutating func settle(_ value: JSONValue, as type: TokenType) -> Settled {
        guard let reference = TokenReference.text(of: value) else {
            return value.isInvalid ? .failed : .literal(value)
        }
        guard let place = locate(reference, from: value) else { return .failed }
        switch place {
        case .token(let path):
            guard let target = follow(path, at: reference) else { return .failed }
            guard stack.last.map({ self[$0].isInLoop }) != true, let found = reliableType(of: target) else {
                return .failed
            }
            guard found == type else {
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
            guard !isWrong(path), let found = token(at: path), let next = set.node(found.definition).value else {
                return nil
            }
            return reading(next, of: nil, through: value) { $0.pointedToken(next) }
        case nil: return nil
        }
    }

    /// As `pointed`, for the whole value of a token, which may be a reference in braces.
    private mutating func pointedToken(_ value: JSONValue) -> JSONValue? {
        guard TokenReference.isCurly(value) else { return pointed(value) }
        guard case .token(let path)? = locate(value, from: value), !isWrong(path), let found = token(at: path),
            let next = set.node(found.definition).value
        else { return nil }
        return reading(next, of: nil, through: value) { $0.pointedToken(next) }
    }

    /// Where to report what is wrong with a value that may be a pointer: at the pointer.
    func place(of value: JSONValue) -> JSONValue {
        TokenReference.pointerText(value) ?? value
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
        if isBroken { silence += 1 }
        defer { if isBroken { silence -= 1 } }
        guard push(value) else { return nil }
        defer { followed.removeLast() }
        return body(&self)
    }

    /// Remembers a reference that is being followed; false when it leads back, or too far, which is reported.
    mutating func push(_ value: JSONValue) -> Bool {
        let place = JSONPlace(value)
        if let start = followed.firstIndex(of: place) {
            reportCircle(followed[start...])
            return false
        }
        guard followed.count < Self.aliasDepth else {
            report(
                TokenFinding(
                    .inputLimitExceeded, "more than \(Self.aliasDepth) references follow each other",
                    "refer to a place nearer to the value", at: value.span, cause: "alias-depth"))
            return false
        }
        followed.append(place)
        return true
    }

    /// Reports places that refer to each other at the one that comes first, so that it is one finding.
    private mutating func reportCircle(_ places: ArraySlice<JSONPlace>) {
        guard let first = places.min(by: { ($0.span.file, $0.span.range.lower) < ($1.span.file, $1.span.range.lower) })
        else { return }
        let notes = places.filter { $0 != first }.map {
            DiagnosticNote("\(Wording.quoted($0.text)) is part of it", at: $0.span)
        }
        append(
            TokenFinding(
                .aliasCycle, "\(Wording.quoted(first.text)) leads back to itself", "give one of the places a value",
                at: first.span, notes: notes))
    }

    /// The members of an object of a composite value; missing and unknown ones are reported.
    /// - Returns: nil when the value is no object, or a required member is missing.
    mutating func members(
        of value: JSONValue, _ what: String, required: [String], optional: [String] = []
    ) -> [String: JSONValue]? {
        guard value.isObject else {
            report(
                .invalidTokenValue, "\(what) cannot be \(JSONWording.kind(of: value))",
                "write an object of \(list(required.isEmpty ? optional : required))", at: value)
            return nil
        }
        var found: [String: JSONValue] = [:]
        for member in value.members {
            let name = member.name
            if required.contains(name) || optional.contains(name) {
                found[name] = member.value
            } else {
                reportUnknown(member, what, known: required + optional)
            }
        }
        let missing = required.filter { found[$0] == nil }
        guard missing.isEmpty else {
            report(
                .invalidTokenValue, "\(list(missing)) \(missing.count == 1 ? "is" : "are") missing in \(what)",
                "add \(missing.count == 1 ? "it" : "them")", at: value)
            return nil
        }
        return found
    }

    private mutating func reportUnknown(_ member: JSONMember, _ what: String, known: [String]) {
        let name = member.name
        let span = member.value.file.span(member.nameRange)
        let near = Suggestions.near(name, among: known).first
        report(
            TokenFinding(
                .unknownTokenProperty, "unknown member \(Wording.quoted(name)) in \(what)",
                near.map { "did you mean '\($0)'?" } ?? "remove it", at: span,
                fixes: near.map { [Fix("Write '\($0)'", .unsafe, edits: [Edit(span, "\"\($0)\"")])] } ?? []))
    }

    private func list(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
