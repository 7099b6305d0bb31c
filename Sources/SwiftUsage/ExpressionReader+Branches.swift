#if SourceScan
import L10nUsage
import SwiftSyntax

/// `if` and `switch` as values: `let title: LocalizedStringKey = if isNew { "new" } else { "old" }`.
extension ExpressionReader {
    /// The values of all branches. Those of `else if` are gone through in a loop, as there may be many.
    func branches(of expression: ExprSyntax) -> CodeExpression {
        var values: [CodeExpression] = []
        var next = expression.as(IfExprSyntax.self)
        while let branch = next {
            values.append(value(of: branch.body.statements))
            next = nil
            switch branch.elseBody {
            case .ifExpr(let other)?: next = other
            case .codeBlock(let block)?: values.append(value(of: block.statements))
            case nil: break
            }
        }
        if let cases = expression.as(SwitchExprSyntax.self)?.cases {
            for case .switchCase(let one) in cases { values.append(value(of: one.statements)) }
        }
        return .oneOf(values)
    }

    /// The value of a branch, which is its only statement; one that throws has none.
    private func value(of statements: CodeBlockItemListSyntax) -> CodeExpression {
        guard let only = statements.first, statements.dropFirst().isEmpty else { return .other }
        switch only.item {
        case .expr(let expression): return read(expression)
        case .stmt(let statement):
            if let inner = statement.as(ExpressionStmtSyntax.self) { return read(inner.expression) }
            return statement.is(ThrowStmtSyntax.self) ? .absent : .other
        case .decl: return .other
        }
    }
}
#endif
