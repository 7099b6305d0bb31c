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

extension SyntaxProtocol {
    /// Whether a statement gives something back for the function or the getter around it: neither for an observer, nor for
    /// a branch whose value goes elsewhere, nor for a closure, but for one whose results are handed on at once.
    var isOfFunction: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            switch parent.kind {
            case .functionDecl, .subscriptDecl, .accessorBlock: return true
            case .accessorDecl: return parent.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
            case .ifExpr, .switchExpr:
                guard let kind = parent.parent?.kind, [.expressionStmt, .codeBlockItem, .ifExpr].contains(kind) else {
                    return false
                }
            case .closureExpr:
                guard let call = parent.parent, call.kind == .functionCallExpr, call.isWholeStatement else {
                    return false
                }
            default: break
            }
            node = parent
        }
        return false
    }

    /// Whether an expression is what a statement gives, or an operand of it, and is not assigned.
    private var isWholeStatement: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            switch parent.kind {
            case .returnStmt, .codeBlockItem: return true
            case .sequenceExpr:
                let elements = parent.as(SequenceExprSyntax.self)?.elements
                if elements?.contains(where: { $0.kind == .assignmentExpr }) ?? false { return false }
            case .exprList, .tryExpr, .awaitExpr: break
            default: return false
            }
            node = parent
        }
        return false
    }
}
#endif
