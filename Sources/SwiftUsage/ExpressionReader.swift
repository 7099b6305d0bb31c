#if SourceScan
import L10nSource
import L10nUsage
import SwiftSyntax

/// Reads expressions as far as they may lead to a key.
struct ExpressionReader {
    var functions: [FunctionFrame] = []
    var types: [TypeFrame] = []
    var previews = 0

    var context: CodeContext {
        CodeContext(function: functions.last?.number, type: types.last?.name, isPreview: previews > 0)
    }

    func read(_ expression: ExprSyntax) -> CodeExpression {
        switch expression.kind {
        case .stringLiteralExpr:
            return expression.as(StringLiteralExprSyntax.self).map { .text(text($0)) } ?? .other
        case .sequenceExpr: return expression.as(SequenceExprSyntax.self).map(sequence) ?? .other
        case .declReferenceExpr: return expression.as(DeclReferenceExprSyntax.self).map(name) ?? .other
        case .memberAccessExpr: return expression.as(MemberAccessExprSyntax.self).map(member) ?? .other
        case .functionCallExpr:
            return expression.as(FunctionCallExprSyntax.self).flatMap(call).map { .call($0) } ?? .other
        case .macroExpansionExpr:
            let macro = expression.as(MacroExpansionExprSyntax.self)
            return macro.map { .name(["#" + Self.bare($0.macroName.text)]) } ?? .other
        case .nilLiteralExpr: return .absent
        case .arrayExpr:
            return .list(expression.as(ArrayExprSyntax.self)?.elements.map { read($0.expression) } ?? [])
        case .dictionaryExpr:
            guard case .elements(let elements)? = expression.as(DictionaryExprSyntax.self)?.content else {
                return .other
            }
            return .list(elements.map { read($0.value) })
        case .tupleExpr:
            guard let elements = expression.as(TupleExprSyntax.self)?.elements, elements.count == 1,
                let only = elements.first
            else { return .other }
            return read(only.expression)
        case .ternaryExpr:
            guard let ternary = expression.as(TernaryExprSyntax.self) else { return .other }
            return .oneOf([read(ternary.thenExpression), read(ternary.elseExpression)])
        case .forceUnwrapExpr:
            return expression.as(ForceUnwrapExprSyntax.self).map { read($0.expression) } ?? .other
        case .tryExpr: return expression.as(TryExprSyntax.self).map { read($0.expression) } ?? .other
        case .awaitExpr: return expression.as(AwaitExprSyntax.self).map { read($0.expression) } ?? .other
        default: return .other
        }
    }

    func text(_ literal: StringLiteralExprSyntax) -> CodeText {
        LiteralReader.text(literal, hole)
    }

    // MARK: Names

    private func name(_ reference: DeclReferenceExprSyntax) -> CodeExpression {
        let name = Self.bare(reference.baseName.text)
        if name == "self" { return .receiver }
        if let frame = functions.last {
            if let values = frame.variables[name] {
                return values.isEmpty ? .other : values.count == 1 ? values[0] : .oneOf(values)
            }
            if let parameter = frame.parameters[name] { return .parameter(parameter) }
            if frame.types[name] != nil { return .other }
        }
        if types.last?.stored.contains(name) ?? false { return .property(name) }
        if name == "rawValue", let type = types.last { return .rawValue(of: type.name) }
        return .name([name])
    }

    private func member(_ member: MemberAccessExprSyntax) -> CodeExpression {
        let name = Self.bare(member.declName.baseName.text)
        if name == "rawValue" { return rawValue(member.base) }
        guard let base = member.base else { return .name(["", name]) }
        if let reference = base.as(DeclReferenceExprSyntax.self), reference.baseName.text == "self" {
            return types.last?.stored.contains(name) ?? false ? .property(name) : .name(["self", name])
        }
        switch read(base) {
        case .name(let names): return .name(names + [name])
        case let base where base.isPromising:
            return .call(
                CodeCall(
                    name: name, base: base, arguments: [], hasArguments: false, context: context,
                    at: member.declName.range))
        default: return .other
        }
    }

    /// The raw value of an enum that can be told: that of the type around, of a parameter, or of a named case.
    private func rawValue(_ base: ExprSyntax?) -> CodeExpression {
        guard let base, let reference = base.as(DeclReferenceExprSyntax.self) else {
            if let member = base?.as(MemberAccessExprSyntax.self), case .name(let names) = self.member(member),
                names.count > 1
            {
                return .name(names + ["rawValue"])
            }
            return base == nil ? .rawValue(of: nil) : .other
        }
        let name = Self.bare(reference.baseName.text)
        if name == "self" { return .rawValue(of: types.last?.name) }
        let type = functions.last?.types[name] ?? types.last?.types[name]
        return type.map { .rawValue(of: $0.split(separator: ".").last.map(String.init)) } ?? .other
    }

    static func bare(_ name: String) -> String {
        name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    }

    // MARK: Operators

    /// Operands and operators alternate, as nobody has folded them (SC-44, SC-91).
    private func sequence(_ sequence: SequenceExprSyntax) -> CodeExpression {
        let elements = Array(sequence.elements)
        if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            guard let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self) else { return .other }
            return .oneOf([read(ternary.thenExpression), chain(Array(elements[(index + 1)...]))])
        }
        return chain(elements)
    }

    private func chain(_ elements: [ExprSyntax]) -> CodeExpression {
        if elements.count == 1 { return read(elements[0]) }
        if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) { return .other }
        if elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
            // A literal that is made a text is no key of a view.
            let isText = elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription == "String"
            return isText ? .joined([read(elements[0])]) : read(elements[0])
        }
        let operators = stride(from: 1, to: elements.count, by: 2).map {
            elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        let operands = stride(from: 0, to: elements.count, by: 2).map { read(elements[$0]) }
        if operators.allSatisfy({ $0 == "+" }) { return .joined(operands) }
        // Either operand may be what is taken.
        if operators.allSatisfy({ $0 == "??" }) { return .oneOf(operands) }
        return .other
    }

    // MARK: Calls

    /// A call; nil where what is called has no name.
    func call(_ call: FunctionCallExprSyntax) -> CodeCall? {
        var called = call.calledExpression
        // Generic arguments say nothing.
        if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
        let name: DeclReferenceExprSyntax
        var base: CodeExpression?
        if let reference = called.as(DeclReferenceExprSyntax.self) {
            name = reference
        } else if let member = called.as(MemberAccessExprSyntax.self) {
            name = member.declName
            base = member.base.map(receiver) ?? .name([""])
        } else {
            return nil
        }
        return CodeCall(
            name: Self.bare(name.baseName.text), base: base, arguments: arguments(call.arguments), context: context,
            at: name.range)
    }

    /// What stands before the dot of a call; chains of calls are not followed, as each of them is read by itself.
    private func receiver(_ base: ExprSyntax) -> CodeExpression {
        switch base.kind {
        case .functionCallExpr: .other
        default: read(base)
        }
    }

    func arguments(_ list: LabeledExprListSyntax) -> [CodeArgument] {
        list.map { CodeArgument($0.label.map { Self.bare($0.text) }, read($0.expression)) }
    }
}
#endif
