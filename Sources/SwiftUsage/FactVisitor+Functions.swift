#if SourceScan
import L10nSource
import L10nUsage
import SwiftSyntax

/// Functions, and variables with their values.
extension FactVisitor {
    func enter(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = ExpressionReader.bare(node.name.text)
        members.append(name)
        enter(
            .function, name, node.signature.parameterClause.parameters,
            result: node.signature.returnClause?.type.text)
        return .visitChildren
    }

    func leave(_ node: FunctionDeclSyntax) {
        members.removeLast()
        reader.popFunction()
    }

    func enter(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.initializer, reader.scope.last ?? "", node.signature.parameterClause.parameters)
        return .visitChildren
    }

    func leave(_ node: InitializerDeclSyntax) { reader.popFunction() }

    func enter(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            .subscription, "subscript", node.parameterClause.parameters, result: node.returnClause.type.text)
        return .visitChildren
    }

    func leave(_ node: SubscriptDeclSyntax) { reader.popFunction() }

    private func enter(
        _ kind: CodeFunction.Kind, _ name: String, _ list: FunctionParameterListSyntax, result: String? = nil
    ) {
        var frame = FunctionFrame(number: -1, resultType: result)
        var parameters: [CodeParameter] = []
        var mayHandOn = kind == .function && !reader.types.isEmpty
        // Operands have no labels.
        let isOperator = kind == .function && !(name.first.map { $0.isLetter || $0 == "_" } ?? true)
        for parameter in list {
            let label = ExpressionReader.bare(parameter.firstName.text)
            let name = parameter.secondName.map { ExpressionReader.bare($0.text) } ?? label
            let type = parameter.type.text
            let isKey = ValueTypes.isKey(type)
            let value = parameter.defaultValue.map { reader.read($0.value) }
            if isKey, let value { noteKeys(value) }
            // The type is kept of every parameter, as it tells the specifier of a value.
            frame.types[name] = type
            if isKey || ValueTypes.namesText(type) || type == "Any" || !ValueTypes.isKnown(type) {
                frame.parameters[name] = parameters.count
                mayHandOn = true
            }
            parameters.append(
                CodeParameter(
                    label: label == "_" || isOperator ? nil : label, name: name, isKey: isKey,
                    isText: ValueTypes.isText(type),
                    defaultValue: value, isRequired: value == nil && parameter.ellipsis == nil))
        }
        if mayHandOn {
            frame.number = facts.functions.count
            facts.functions.append(
                CodeFunction(kind, name: name, type: reader.scope.last, parameters: parameters))
        }
        reader.push(frame)
    }

    // MARK: Variables

    func enter(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = ExpressionReader.bare(pattern.identifier.text)
            let type = named(binding.typeAnnotation?.type.text)
            if let type, !ValueTypes.isKey(type), let initializer = binding.initializer {
                reader.expect(type, of: initializer.value)
            }
            let value = binding.initializer.map { reader.read($0.value) }
            if type.map(ValueTypes.isKey) ?? false, let value { noteKeys(value) }
            if let type = type.flatMap(ValueTypes.intentType), let value { noteKeys(value, of: type) }
            // Constants are known in all files, variables of a function in its body alone.
            if isMember || reader.functions.isEmpty {
                noteConstant(name, value, isStatic: node.isStatic || !isMember)
            } else {
                reader.declare(name, type: type ?? "", value: value)
                if type == nil, let initializer = binding.initializer { reader.noteNumber(name, of: initializer.value) }
            }
        }
        if isMember { members.append(node.memberName) }
        if let binding = node.bindings.first, let block = binding.accessorBlock {
            enterProperty(node.memberName, named(binding.typeAnnotation?.type.text), block)
        }
        return .visitChildren
    }

    /// A type by its own name where an extension of a type of keys calls it `Self`.
    private func named(_ type: String?) -> String? {
        guard type == "Self", let own = reader.scope.last, ValueTypes.isKey(own) else { return type }
        return own
    }

    func leave(_ node: VariableDeclSyntax) {
        if node.parent?.is(MemberBlockItemSyntax.self) ?? false { members.removeLast() }
        if node.bindings.first?.accessorBlock != nil { reader.popFunction() }
    }

    func enter(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let pattern = node.pattern.as(IdentifierPatternSyntax.self) else { return .visitChildren }
        let name = ExpressionReader.bare(pattern.identifier.text)
        // `if let page` is short for `if let page = page`.
        let value = node.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: pattern.identifier))
        if value.as(DeclReferenceExprSyntax.self)?.baseName.text != pattern.identifier.text { reader.rebind(name) }
        reader.noteNumber(name, of: value)
        return .visitChildren
    }

    /// A name of a pattern, such as that of `for page in pages`; variables and what is unwrapped are read with their values.
    func enter(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if let parent = node.parent?.kind, parent != .patternBinding, parent != .optionalBindingCondition {
            reader.rebind(ExpressionReader.bare(node.identifier.text))
        }
        return .skipChildren
    }

    /// A parameter of a closure.
    func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        reader.rebind(ExpressionReader.bare(name.text))
        return .visitChildren
    }

    private func noteConstant(_ name: String, _ value: CodeExpression?, isStatic: Bool) {
        guard let value else { return }
        if case .call = value {
            guard isStatic, value.isBundleOfSystem else { return }
        } else if !value.isPromising {
            return
        }
        // Each instance may have another value of what is not static.
        facts.constants.append(
            CodeConstant(type: reader.scope.last, name: name, value: isStatic ? value : .oneOf([value, .other])))
    }

    private func enterProperty(_ name: String, _ type: String?, _ block: AccessorBlockSyntax) {
        var frame = FunctionFrame(number: -1, resultType: type)
        if let type = reader.scope.last {
            frame.number = facts.functions.count
            facts.functions.append(CodeFunction(.property, name: name, type: type, parameters: []))
        }
        reader.push(frame)
    }

    func enter(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.elements.dropFirst().first?.kind == .assignmentExpr, !reader.functions.isEmpty else {
            return .visitChildren
        }
        let elements = Array(node.elements)
        guard elements.count >= 3 else { return .visitChildren }
        let value = reader.sequence(elements[2...])
        if let name = elements[0].as(DeclReferenceExprSyntax.self).map({ ExpressionReader.bare($0.baseName.text) }) {
            if reader.assign(value, to: name) {
                if reader.localType(of: name).map(ValueTypes.isKey) ?? false { noteKeys(value) }
            } else if reader.memberType(of: name).map(ValueTypes.isKey) ?? false {
                noteKeys(value)
            }
        }
        if let property = elements[0].as(MemberAccessExprSyntax.self),
            property.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
            reader.memberType(of: ExpressionReader.bare(property.declName.baseName.text)).map(ValueTypes.isKey) ?? false
        {
            noteKeys(value)
        }
        if let property = elements[0].as(MemberAccessExprSyntax.self), property.base != nil,
            KnownCalls.isShown(property.declName.baseName.text), case .text = value
        {
            note(
                CodeCall(
                    name: KnownCalls.shown, arguments: [CodeArgument(nil, value)], context: reader.context,
                    at: property.declName.range))
        }
        return .visitChildren
    }

    // MARK: Results

    func enter(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression { noteResult(value, of: node) }
        return .visitChildren
    }

    func enter(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        // A statement of these is what the function gives back, as it would be nothing otherwise.
        if case .expr(let value) = node.item, value.isLiteral || value.isChoice || value.leavesTypeOut {
            noteResult(value, of: node)
        }
        return .visitChildren
    }

    private func noteResult(_ value: ExprSyntax, of statement: some SyntaxProtocol) {
        guard let type = reader.resultType, statement.isOfFunction else { return }
        if reader.givesKeys { return noteKeys(reader.read(value)) }
        reader.expect(type, of: value)
        if let type = ValueTypes.intentType(of: type) { noteKeys(reader.read(value), of: type) }
    }

    /// Notes literals that stand where a type makes keys of them (SC-8, SC-20).
    private func noteKeys(_ value: CodeExpression, of type: String = "LocalizedStringKey") {
        switch value {
        case .text(let text):
            note(
                CodeCall(
                    name: type, arguments: [CodeArgument(nil, value)], context: reader.context, at: text.range))
        case .oneOf(let values), .list(let values): for value in values { noteKeys(value, of: type) }
        case .call(var call) where call.isImplicitInitializer:
            call.name = "LocalizedStringResource"
            call.base = nil
            note(call)
        default: break
        }
    }
}

extension CodeCall {
    /// Whether it is an initializer of a type that is left out: `.init("key")`.
    var isImplicitInitializer: Bool { name == "init" && base == .name([""]) }
}

extension VariableDeclSyntax {
    /// The name of its first variable.
    fileprivate var memberName: String {
        ExpressionReader.bare(bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "")
    }
}
#endif
