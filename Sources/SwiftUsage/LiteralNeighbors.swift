#if SourceScan
import L10nUsage
import SwiftSyntax

/// What the tokens beside a literal say of it. A look at all operands for each of them takes the square of a long sum.
extension StringLiteralExprSyntax {
    private var before: TokenSyntax? { previousToken(viewMode: .sourceAccurate) }
    private var after: TokenSyntax? { nextToken(viewMode: .sourceAccurate) }

    /// Whether the literal is compared, matched or an index (SC-72).
    var isOtherText: Bool {
        guard let parent else { return false }
        switch parent.kind {
        case .expressionPattern: return true
        case .labeledExpr:
            return parent.parent?.parent?.is(SubscriptCallExprSyntax.self) ?? false
        case .exprList:
            let (before, after) = (before, after)
            if after?.tokenKind == .keyword(.as) {
                return after?.nextToken(viewMode: .sourceAccurate)?.tokenKind != .postfixQuestionMark
            }
            return [before, after].contains { ["==", "!=", "~="].contains($0?.text) }
        default: return false
        }
    }

    /// The variable that the literal is compared with.
    var comparedName: String? {
        func name(_ sign: TokenSyntax?, _ operand: TokenSyntax?) -> String? {
            guard let sign, ["==", "!="].contains(sign.text), let operand,
                operand.parent?.parent?.kind == .exprList
            else { return nil }
            return operand.parent?.as(DeclReferenceExprSyntax.self).map { ExpressionReader.bare($0.baseName.text) }
        }
        let (before, after) = (before, after)
        return name(before, before?.previousToken(viewMode: .sourceAccurate))
            ?? name(after, after?.nextToken(viewMode: .sourceAccurate))
    }

    /// The text of the literal, which is the beginning or the end of one where it is an operand of `+`.
    func mention(of text: CodeText) -> CodeText {
        guard parent?.is(ExprListSyntax.self) ?? false else { return text }
        var text = text
        if after?.text == "+" { text.parts.append(.hole(CodeHole())) }
        if before?.text == "+" { text.parts.insert(.hole(CodeHole()), at: 0) }
        return text
    }
}
#endif
