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
            givesKeys: node.signature.returnClause.map { ValueTypes.isKey($0.type.trimmedDescription) } ?? false)
        return .visitChildren
    }

    func leave(_ node: FunctionDeclSyntax) {
        members.removeLast()
        reader.functions.removeLast()
    }

    func enter(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.initializer, reader.types.last?.name ?? "", node.signature.parameterClause.parameters)
        return .visitChildren
    }

    func leave(_ node: InitializerDeclSyntax) { reader.functions.removeLast() }

    func enter(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.subscription, "subscript", node.parameterClause.parameters)
        return .visitChildren
    }

    func leave(_ node: SubscriptDeclSyntax) { reader.functions.removeLast() }

    private func enter(
        _ kind: CodeFunction.Kind, _ name: String, _ list: FunctionParameterListSyntax, givesKeys: Bool = false
    ) {
        var frame = FunctionFrame(number: -1, givesKeys: givesKeys)
        var parameters: [CodeParameter] = []
        var mayHandOn = kind == .function && !reader.types.isEmpty
        for parameter in list {
            let label = ExpressionReader.bare(parameter.firstName.text)
            let name = parameter.secondName.map { ExpressionReader.bare($0.text) } ?? label
            let type = parameter.type.trimmedDescription
            let isKey = ValueTypes.isKey(type)
            let value = parameter.defaultValue.map { reader.read($0.value) }
            if isKey, let value { noteKeys(value) }
            frame.types[name] = type
            if isKey || type.contains("String") || type == "Any" || !ValueTypes.isKnown(type) {
                frame.parameters[name] = parameters.count
                mayHandOn = true
            }
            parameters.append(
                CodeParameter(label: label == "_" ? nil : label, name: name, isKey: isKey, defaultValue: value))
        }
        if mayHandOn {
            frame.number = facts.functions.count
            facts.functions.append(
                CodeFunction(kind, name: name, type: reader.types.last?.name, parameters: parameters))
        }
        reader.functions.append(frame)
    }

    // MARK: Variables

    func enter(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = ExpressionReader.bare(pattern.identifier.text)
            let type = binding.typeAnnotation?.type.trimmedDescription
            let value = binding.initializer.map { reader.read($0.value) }
            if type.map(ValueTypes.isKey) ?? false, let value { noteKeys(value) }
            if isMember || reader.functions.isEmpty {
                noteConstant(name, value, isStatic: node.isStatic || !isMember)
            } else {
                reader.functions[reader.functions.count - 1].types[name] = type ?? ""
                reader.functions[reader.functions.count - 1].variables[name] = value.map { [$0] } ?? []
            }
        }
        if isMember { members.append(node.memberName) }
        if let binding = node.bindings.first, let block = binding.accessorBlock {
            let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
            enterProperty(node.memberName, givesKeys: ValueTypes.isKey(type), block)
        }
        return .visitChildren
    }

    func leave(_ node: VariableDeclSyntax) {
        if node.parent?.is(MemberBlockItemSyntax.self) ?? false { members.removeLast() }
        if node.bindings.first?.accessorBlock != nil { reader.functions.removeLast() }
    }

    private func noteConstant(_ name: String, _ value: CodeExpression?, isStatic: Bool) {
        guard let value, value.isPromising else { return }
        if case .call = value { return }
        facts.constants.append(
            CodeConstant(type: reader.types.last?.name, name: name, value: isStatic ? value : .oneOf([value, .other])))
    }

    private func enterProperty(_ name: String, givesKeys: Bool, _ block: AccessorBlockSyntax) {
        var frame = FunctionFrame(number: -1, givesKeys: givesKeys)
        if let type = reader.types.last {
            frame.number = facts.functions.count
            facts.functions.append(CodeFunction(.property, name: name, type: type.name, parameters: []))
        }
        reader.functions.append(frame)
    }

    func enter(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let frame = reader.functions.last else {
            return .visitChildren
        }
        let rest = SequenceExprSyntax(elements: ExprListSyntax(elements[2...]))
        let value = elements.count == 3 ? reader.read(elements[2]) : reader.read(ExprSyntax(rest))
        if let name = elements[0].as(DeclReferenceExprSyntax.self).map({ ExpressionReader.bare($0.baseName.text) }) {
            if frame.variables[name] != nil {
                reader.functions[reader.functions.count - 1].variables[name]?.append(value)
                if frame.types[name].map(ValueTypes.isKey) ?? false { noteKeys(value) }
            } else if reader.types.last?.types[name].map(ValueTypes.isKey) ?? false {
                noteKeys(value)
            }
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
        if reader.functions.last?.givesKeys ?? false, let value = node.expression { noteKeys(reader.read(value)) }
        return .visitChildren
    }

    func enter(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard reader.functions.last?.givesKeys ?? false, case .expr(let value) = node.item,
            value.is(StringLiteralExprSyntax.self)
                || value.as(FunctionCallExprSyntax.self).flatMap(reader.call)?.isImplicitInitializer ?? false
        else { return .visitChildren }
        noteKeys(reader.read(value))
        return .visitChildren
    }

    /// Notes literals that stand where a type makes keys of them (SC-8).
    private func noteKeys(_ value: CodeExpression) {
        switch value {
        case .text(let text):
            note(
                CodeCall(
                    name: "LocalizedStringKey", arguments: [CodeArgument(nil, value)], context: reader.context,
                    at: text.range))
        case .oneOf(let values), .list(let values): values.forEach(noteKeys)
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
