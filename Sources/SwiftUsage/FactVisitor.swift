#if SourceScan
import L10nSource
import L10nUsage
import SwiftSyntax

/// Notes what a file says about keys while it is walked over.
final class FactVisitor {
    var facts: SwiftFacts
    let reader = ExpressionReader()
    /// The members that the place is in, outermost first, for accessors.
    var members: [String] = []
    /// What a call is formatted with, by the offset of its name.
    var values: [UInt32: [KeyUse.Value]] = [:]
    /// Offsets of literals that are no keys, whatever they say.
    var noKeys: Set<UInt32> = []
    private var accessors = AccessorNotes()

    /// - Parameter isGenerated: whether the file has accessors that the command `generate swift` wrote.
    init(path: String, isGenerated: Bool) {
        facts = SwiftFacts(path: path)
        accessors.isOwn = isGenerated
    }

    /// The facts, once the whole file has been walked over.
    func finish() -> SwiftFacts {
        accessors.replaceCalls(in: &facts)
        facts.comparisons = reader.comparisons
        return facts
    }

    // MARK: Calls

    func enter(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = Self.name(of: ExprSyntax(node)) {
            for argument in node.arguments { reader.give(argument.expression, to: name) }
        }
        guard reader.mayBeNoted(node), var call = reader.call(node) else { return .visitChildren }
        if isNoted(call) {
            // What Apple's calls do with their arguments is known; a function of a method's name is the project's own.
            let isApples = !KnownCalls.shapes(of: call).isEmpty && (call.base != nil || call.name.isCapitalized)
            if call.arguments.count > 1 || call.base != nil, !isApples {
                reader.noteHanded(node.arguments, to: &call)
            }
            note(call)
        }
        // Notes the values before the inner call is walked over, which takes them.
        noteFormat(call, node)
        exclude(from: node, call)
        return .visitChildren
    }

    private func isNoted(_ call: CodeCall) -> Bool {
        call.arguments.contains(where: { $0.value.isPromising }) || call.base?.isPromising ?? false
            || KnownCalls.isLookup(call.name)
    }

    func note(_ call: CodeCall) {
        guard isNoted(call) else { return }
        var call = call
        call.values = values[call.range.lower]
        facts.calls.append(call)
        if let member = members.last {
            accessors.note(call, number: facts.calls.count - 1, types: reader.scope, member: member)
        }
    }

    /// Notes what a text is formatted with: `String(format: NSLocalizedString("k"), a, b)` (SC-46).
    private func noteFormat(_ call: CodeCall, _ node: FunctionCallExprSyntax) {
        let isFormat =
            (call.name == "String" && call.arguments.first?.label == "format")
            || (call.name == "localizedStringWithFormat" && !call.arguments.isEmpty)
        guard isFormat, let format = node.arguments.first?.expression,
            !call.arguments.contains(where: { $0.label == "arguments" })
        else { return }
        let arguments = node.arguments.dropFirst().filter { $0.label == nil }
        guard let name = Self.name(of: format) else { return }
        values[name.range.lower] = arguments.map { ValueTypes.value(of: reader.specifier(ofHanded: $0.expression)) }
    }

    /// The name of what gives a text.
    private static func name(of expression: ExprSyntax) -> DeclReferenceExprSyntax? {
        let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        return called.as(DeclReferenceExprSyntax.self) ?? called.as(MemberAccessExprSyntax.self)?.declName
    }

    /// Notes literals that are names of other things (SC-28, SC-72).
    private func exclude(from node: FunctionCallExprSyntax, _ call: CodeCall) {
        for argument in node.arguments {
            guard let literal = argument.expression.as(StringLiteralExprSyntax.self) else { continue }
            if KnownCalls.isOtherName(call, label: argument.label?.text) { noKeys.insert(literal.range.lower) }
        }
    }

    /// An operator before or behind its operand is a call of its function: `%"home.title"`.
    func enter(_ node: TokenSyntax, of operand: ExprSyntax) -> SyntaxVisitorContinueKind {
        if !Self.operatorsOfSwift.contains(node.text), reader.mayPromise(operand) {
            note(
                CodeCall(
                    name: node.text, arguments: [CodeArgument(nil, reader.read(operand))], context: reader.context,
                    at: node.range))
        }
        return .visitChildren
    }

    private static let operatorsOfSwift: Set<String> = ["!", "-", "+", "~", "...", "..<"]

    func enter(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard case .argumentList(let list)? = node.arguments else { return .visitChildren }
        var call = CodeCall(
            name: node.attributeName.text, arguments: reader.arguments(list), context: reader.context,
            at: node.attributeName.range)
        call.passesMore = true
        note(call)
        return .visitChildren
    }

    // MARK: Members

    func enter(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base { reader.give(base, to: node.declName) }
        // What is no argument of a call is what is called.
        let isCalled = node.parent?.kind == .functionCallExpr
        if isCalled, node.base?.kind == .functionCallExpr { return .visitChildren }
        if reader.isPlain(node) { return .skipChildren }
        switch reader.read(ExprSyntax(node)) {
        case .name(let names):
            let isImplicit = names[0].isEmpty
            if isImplicit || names[0].isCapitalized {
                facts.chains.append(
                    MemberChain(
                        names, scope: reader.scope, receiver: isImplicit ? Self.receiver(of: node) : nil,
                        at: node.range))
            }
            return .skipChildren
        case .call(let call):
            if !isCalled { note(call) }
            return .visitChildren
        default: return .visitChildren
        }
    }

    /// The call that a member is an argument of, perhaps as one of two.
    private static func receiver(of member: MemberAccessExprSyntax) -> MemberChain.Receiver? {
        var node = Syntax(member)
        while let parent = node.parent {
            switch parent.kind {
            case .functionCallExpr, .exprList, .sequenceExpr, .unresolvedTernaryExpr, .forceUnwrapExpr: node = parent
            case .labeledExpr:
                guard let argument = parent.as(LabeledExprSyntax.self),
                    let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self),
                    let name = name(of: ExprSyntax(call))
                else { return nil }
                return MemberChain.Receiver(
                    call: ExpressionReader.bare(name.baseName.text),
                    label: argument.label.map { ExpressionReader.bare($0.text) })
            default: return nil
            }
        }
        return nil
    }

    func enter(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        guard let root = node.root?.text else { return .visitChildren }
        let names = node.components.compactMap { component in
            component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
        }
        let path = root.split(separator: ".").map(String.init) + names
        facts.chains.append(MemberChain(path, scope: [], at: node.range))
        return .visitChildren
    }

    // MARK: Literals

    func enter(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isOtherText {
            if let name = node.comparedName { reader.compare(name, with: reader.text(node)) }
        } else if !noKeys.contains(node.range.lower) {
            facts.mentions.append(node.mention(of: reader.text(node)))
        }
        return .visitChildren
    }
}
#endif
