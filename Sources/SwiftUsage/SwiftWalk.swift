#if SourceScan
import L10nSource
import L10nUsage
import SwiftSyntax

/// Walks over a file once and hands on what may say something about keys.
///
/// A method that a class inherits is overridden in the class alone; what they do stands in the extensions.
final class SwiftWalk: SyntaxVisitor {
    let visitor: FactVisitor

    init(_ visitor: FactVisitor) {
        self.visitor = visitor
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        // Without a value the closure takes what has that name.
        node.initializer == nil ? .visitChildren : visitor.enter(node.name)
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        visitor.enter(node.secondName ?? node.firstName)
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        visitor.enter(node.name)
    }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        visitor.enter(node.operator, of: node.expression)
    }
    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        visitor.enter(node.operator, of: node.expression)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { visitor.enter(node) }

    // Names, numbers and types hold nothing that is looked for.
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ReturnClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visitPost(_ node: ActorDeclSyntax) { visitor.leave(node) }
    override func visitPost(_ node: ClassDeclSyntax) { visitor.leave(node) }
    override func visitPost(_ node: EnumDeclSyntax) { visitor.leave(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { visitor.leave(node) }
    override func visitPost(_ node: FunctionDeclSyntax) { visitor.leave(node) }
    override func visitPost(_ node: InitializerDeclSyntax) { visitor.leave(node) }
    override func visitPost(_ node: MacroExpansionDeclSyntax) { visitor.leave(node) }
    override func visitPost(_ node: MacroExpansionExprSyntax) { visitor.leave(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { visitor.leave(node) }
    override func visitPost(_ node: StructDeclSyntax) { visitor.leave(node) }
    override func visitPost(_ node: SubscriptDeclSyntax) { visitor.leave(node) }
    override func visitPost(_ node: VariableDeclSyntax) { visitor.leave(node) }
}
#endif
