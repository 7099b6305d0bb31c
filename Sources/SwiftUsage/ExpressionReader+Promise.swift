#if SourceScan
import L10nUsage
import SwiftSyntax

/// A look ahead, so that nothing is made of the many expressions that lead to no key.
extension ExpressionReader {
    /// Whether a call may be noted: what is false here is never promising when it is read.
    func mayBeNoted(_ call: FunctionCallExprSyntax) -> Bool {
        let called = Self.called(by: call)
        switch called.kind {
        case .declReferenceExpr:
            guard let reference = called.as(DeclReferenceExprSyntax.self) else { return false }
            return KnownCalls.isLookup(Self.bare(reference.baseName.text)) || mayPromise(call.arguments)
        case .memberAccessExpr:
            guard let member = called.as(MemberAccessExprSyntax.self) else { return false }
            return KnownCalls.isLookup(Self.bare(member.declName.baseName.text)) || mayPromise(call.arguments)
                || member.base.map { $0.kind != .functionCallExpr && mayPromise($0) } ?? false
        default: return false
        }
    }

    private func mayPromise(_ arguments: LabeledExprListSyntax) -> Bool {
        arguments.contains { mayPromise($0.expression) }
    }

    /// Whether a key may come of an expression, as far as a quick look tells.
    func mayPromise(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .tupleExpr, .ternaryExpr, .ifExpr, .switchExpr: true
        case .declReferenceExpr:
            expression.as(DeclReferenceExprSyntax.self).map { isKnown(Self.bare($0.baseName.text)) } ?? false
        case .memberAccessExpr: expression.as(MemberAccessExprSyntax.self).map(mayPromise) ?? false
        case .functionCallExpr:
            expression.as(FunctionCallExprSyntax.self).map { call in
                mayPromise(call.arguments)
                    || Self.called(by: call).as(MemberAccessExprSyntax.self)?.base.map(mayPromise) ?? false
            } ?? false
        case .sequenceExpr: expression.as(SequenceExprSyntax.self)?.elements.contains(where: mayPromise) ?? false
        case .unresolvedTernaryExpr:
            expression.as(UnresolvedTernaryExprSyntax.self).map { mayPromise($0.thenExpression) } ?? false
        case .forceUnwrapExpr: expression.as(ForceUnwrapExprSyntax.self).map { mayPromise($0.expression) } ?? false
        case .tryExpr: expression.as(TryExprSyntax.self).map { mayPromise($0.expression) } ?? false
        case .awaitExpr: expression.as(AwaitExprSyntax.self).map { mayPromise($0.expression) } ?? false
        default: false
        }
    }

    private func mayPromise(_ member: MemberAccessExprSyntax) -> Bool {
        let name = Self.bare(member.declName.baseName.text)
        guard name != "rawValue", let base = member.base else { return name == "rawValue" }
        guard !Self.isDeep(base) else { return false }
        if let reference = base.as(DeclReferenceExprSyntax.self), reference.baseName.text == "self" {
            return isKnown(name)
        }
        return mayPromise(base)
    }

    /// Whether a chain of members begins with a name that is neither a type's nor one that leads to a key, so that nothing
    /// in it is of interest.
    func isPlain(_ member: MemberAccessExprSyntax) -> Bool {
        var member = member
        // Down to the root in a loop: chains of members may be long.
        while member.declName.baseName.text != "rawValue", let base = member.base {
            if base.kind == .memberAccessExpr, let inner = base.as(MemberAccessExprSyntax.self) {
                member = inner
            } else {
                guard base.kind == .declReferenceExpr, let root = base.as(DeclReferenceExprSyntax.self) else {
                    return false
                }
                let name = root.baseName.text
                return name.utf8.first.map { ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) } ?? false
                    && !isKnown(name)
            }
        }
        return false
    }
}
#endif
