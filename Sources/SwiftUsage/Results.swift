#if SourceScan
import SwiftSyntax

extension ExprSyntax {
    var isLiteral: Bool { [.stringLiteralExpr, .arrayExpr, .dictionaryExpr].contains(kind) }

    /// Whether it is one of two values, and no assignment of them.
    var isChoice: Bool {
        guard let elements = self.as(SequenceExprSyntax.self)?.elements else { return false }
        return elements.contains { $0.kind == .unresolvedTernaryExpr }
            && !elements.contains { $0.kind == .assignmentExpr }
    }

    /// Whether it calls a member of a type that is left out.
    var leavesTypeOut: Bool {
        let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return called.map { $0.base == nil } ?? false
    }
}
#endif
