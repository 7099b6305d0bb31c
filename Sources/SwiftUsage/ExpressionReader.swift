#if SourceScan
import L10nSource
import L10nUsage
import SwiftSyntax

/// Reads expressions as far as they may lead to a key.
final class ExpressionReader {
    private(set) var functions: [FunctionFrame] = []
    private(set) var types: [TypeFrame] = []
    /// The names of the types, outermost first.
    private(set) var scope: [String] = []
    var previews = 0
    /// Those of the functions that were left.
    private(set) var comparisons: [CodeComparison] = []
    private let memory = CallMemory()
    /// The types that initializers leave out, by where these begin.
    private var leftOut: [AbsolutePosition: String] = [:]

    var context: CodeContext {
        CodeContext(
            function: functions.isEmpty ? nil : functions[functions.count - 1].number, type: scope.last,
            isPreview: previews > 0)
    }

    // MARK: Frames

    func push(_ function: FunctionFrame) {
        functions.append(function)
        memory.forget()
    }

    func popFunction() {
        let compared = functions.removeLast().compared.filter { !$0.value.calls.isEmpty }
        comparisons += compared.sorted { $0.key < $1.key }.map(\.value)
    }

    func push(_ type: TypeFrame) {
        types.append(type)
        scope.append(type.name)
        memory.forget()
    }

    func popType() -> TypeFrame? {
        scope.removeLast()
        return types.popLast()
    }

    /// Notes a variable of the innermost function.
    func declare(_ name: String, type: String, value: CodeExpression?) {
        setLocalType(of: name, to: type)
        // A variable may be a part of the next one's value, so that large ones would grow with each line.
        functions[functions.count - 1].variables[name] = value.map { [$0.isSmall() ? $0 : .other] } ?? []
    }

    /// Notes what is assigned to a variable of the innermost function; false where it has none of that name.
    func assign(_ value: CodeExpression, to name: String) -> Bool {
        guard !functions.isEmpty, let known = functions[functions.count - 1].variables[name] else { return false }
        if CodeExpression.oneOf(known + [value]).isSmall() {
            functions[functions.count - 1].variables[name]?.append(value)
        } else if known.last != .other {
            // What is too much to follow may be anything.
            functions[functions.count - 1].variables[name]?.append(.other)
        }
        return true
    }

    /// Whether the innermost function gives keys back.
    var givesKeys: Bool { functions.isEmpty ? false : functions[functions.count - 1].givesKeys }

    /// The written type of a variable or a parameter of the innermost function.
    func localType(of name: String) -> String? {
        functions.isEmpty ? nil : functions[functions.count - 1].types[name]
    }

    func setLocalType(of name: String, to type: String) {
        guard !functions.isEmpty else { return }
        functions[functions.count - 1].types[name] = type
        functions[functions.count - 1].rebound.remove(name)
    }

    /// Notes that a pattern or a closure gives a name to something else.
    func rebind(_ name: String) {
        if !functions.isEmpty { functions[functions.count - 1].rebound.insert(name) }
    }

    /// Notes a literal that a name is compared with.
    func compare(_ name: String, with text: CodeText) {
        guard let last = functions.indices.last else { return }
        functions[last].compared[name, default: CodeComparison()].texts.append(text)
    }

    /// Notes what a name is given to that was compared before.
    func give(_ expression: ExprSyntax, to call: DeclReferenceExprSyntax) {
        guard let last = functions.indices.last, !functions[last].compared.isEmpty,
            let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return }
        functions[last].compared[Self.bare(name)]?.calls.insert(Self.bare(call.baseName.text))
    }

    /// Whether a name may stand for something of another type than the one that is written.
    func isRebound(_ name: String) -> Bool {
        functions.last?.rebound.contains(name) ?? false
    }

    /// The written type of a property of the innermost type.
    func memberType(of name: String) -> String? { types.isEmpty ? nil : types[types.count - 1].types[name] }

    /// Whether a name stands for what is known here: a variable, a parameter, a property, or the instance itself.
    func isKnown(_ name: String) -> Bool {
        if name == "self" || name == "rawValue" || isStored(name) { return true }
        guard !functions.isEmpty else { return false }
        let last = functions.count - 1
        return functions[last].variables[name] != nil || functions[last].parameters[name] != nil
    }

    private func isStored(_ name: String) -> Bool {
        types.isEmpty ? false : types[types.count - 1].stored.contains(name)
    }

    /// The written type of what the innermost function gives back.
    var resultType: String? { functions.isEmpty ? nil : functions[functions.count - 1].resultType }

    /// Notes which type the initializers of an expression leave out where this type is written: `.init(title: "key")`.
    func expect(_ type: String, of expression: ExprSyntax) {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
            if let member, member.base == nil, member.declName.baseName.tokenKind == .keyword(.`init`) {
                leftOut[call.position] = ValueTypes.unwrapped(type)
            }
        } else if case .elements(let elements)? = expression.as(DictionaryExprSyntax.self)?.content,
            let type = ValueTypes.valueType(of: type)
        {
            for element in elements { expect(type, of: element.value) }
        } else if let elements = expression.as(ArrayExprSyntax.self)?.elements, type.hasPrefix("["), type.hasSuffix("]")
        {
            for element in elements { expect(String(type.dropFirst().dropLast()), of: element.expression) }
        }
    }

    // MARK: Expressions

    func read(_ expression: ExprSyntax) -> CodeExpression {
        switch expression.kind {
        case .stringLiteralExpr:
            return expression.as(StringLiteralExprSyntax.self).map { .text(text($0)) } ?? .other
        case .sequenceExpr: return expression.as(SequenceExprSyntax.self).map(sequence) ?? .other
        case .declReferenceExpr: return expression.as(DeclReferenceExprSyntax.self).map(name) ?? .other
        case .memberAccessExpr: return expression.as(MemberAccessExprSyntax.self).map(member) ?? .other
        case .functionCallExpr:
            return expression.as(FunctionCallExprSyntax.self).flatMap(inner).map { .call($0) } ?? .other
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
        case .ifExpr, .switchExpr: return branches(of: expression)
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
        if !functions.isEmpty {
            let last = functions.count - 1
            if let values = functions[last].variables[name] {
                let value: CodeExpression = values.isEmpty ? .other : values.count == 1 ? values[0] : .oneOf(values)
                return ValueTypes.mayBeString(functions[last].types[name]) ? value.held : value
            }
            // Variables come before parameters and these before properties, as the inner name hides the outer one.
            if let parameter = functions[last].parameters[name] { return .parameter(parameter) }
            if functions[last].types[name] != nil { return .other }
        }
        if isStored(name) { return .property(name) }
        if name == "rawValue", let type = scope.last { return .rawValue(of: type) }
        return .name([name])
    }

    private func member(_ member: MemberAccessExprSyntax) -> CodeExpression {
        let name = Self.bare(member.declName.baseName.text)
        if name == "rawValue" { return rawValue(member.base) }
        guard let base = member.base else { return .name(["", name]) }
        guard !Self.isDeep(base) else { return .other }
        // A type as a value, such as `L10n.Errors.self`.
        if name == "self" { return read(base) }
        if let reference = base.as(DeclReferenceExprSyntax.self), reference.baseName.text == "self" {
            return isStored(name) ? .property(name) : .name(["self", name])
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

    /// Whether members and calls of members go deeper than any that people write and that lead to a key. Each of a chain is
    /// read by itself, down to its root.
    static func isDeep(_ expression: ExprSyntax) -> Bool {
        var (depth, next) = (0, Optional(expression))
        while let part = next, depth < 64 {
            depth += 1
            next = part.as(MemberAccessExprSyntax.self)?.base ?? part.as(FunctionCallExprSyntax.self).map(called(by:))
        }
        return depth == 64
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
        if name == "self" { return .rawValue(of: scope.last) }
        let type = localType(of: name) ?? memberType(of: name)
        return type.map { .rawValue(of: $0.split(separator: ".").last.map(String.init)) } ?? .other
    }

    static func bare(_ name: String) -> String {
        name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
    }

    // MARK: Operators

    /// Operands and operators alternate, as nobody has folded them (SC-44, SC-91).
    private func sequence(_ sequence: SequenceExprSyntax) -> CodeExpression {
        self.sequence(Array(sequence.elements)[...])
    }

    func sequence(_ elements: ArraySlice<ExprSyntax>) -> CodeExpression {
        // The ternary binds weaker than all else that is read here, so that what follows it is its second result.
        if let index = elements.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
            guard let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self) else { return .other }
            return .oneOf([read(ternary.thenExpression), chain(elements[(index + 1)...])])
        }
        return chain(elements)
    }

    private func chain(_ elements: ArraySlice<ExprSyntax>) -> CodeExpression {
        guard let first = elements.first, let last = elements.last else { return .other }
        if elements.count == 1 { return read(first) }
        var operators: Set<String> = []
        for element in elements {
            switch element.kind {
            case .unresolvedTernaryExpr: return .other
            case .unresolvedAsExpr:
                // A literal that is made a text is no key of a view.
                return last.as(TypeExprSyntax.self)?.type.text == "String" ? .joined([read(first)]) : read(first)
            case .binaryOperatorExpr:
                operators.insert(element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
            case .assignmentExpr, .arrowExpr, .unresolvedIsExpr: operators.insert("")
            default: break
            }
        }
        guard operators.count == 1, let only = operators.first, only == "+" || only == "??" else { return .other }
        let operands = stride(from: elements.startIndex, to: elements.endIndex, by: 2).map { read(elements[$0]) }
        // Either operand of '??' may be what is taken.
        return only == "+" ? .joined(operands) : .oneOf(operands)
    }

    // MARK: Calls

    /// A call that is walked over; nil where what is called has no name.
    func call(_ call: FunctionCallExprSyntax) -> CodeCall? {
        if let known = memory.take(call) { return known }
        return made(call)
    }

    /// A call inside another expression. It is remembered until it is walked over, as else each call of many within one
    /// another would be read as often as there are calls around it.
    private func inner(_ call: FunctionCallExprSyntax) -> CodeCall? {
        if let known = memory.known(call) { return known }
        let made = made(call)
        memory.remember(made, call)
        return made
    }

    /// What is called; generic arguments say nothing.
    static func called(by call: FunctionCallExprSyntax) -> ExprSyntax {
        call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
    }

    private func made(_ call: FunctionCallExprSyntax) -> CodeCall? {
        let called = Self.called(by: call)
        // Whatever type has the initializer, or leaves its name out, what is localized is looked up.
        if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            call.arguments.first?.label?.text == "localized"
        {
            return CodeCall(
                name: "String", arguments: arguments(call.arguments), context: context, at: member.declName.range)
        }
        let name: DeclReferenceExprSyntax
        var base: CodeExpression?
        if let reference = called.as(DeclReferenceExprSyntax.self) {
            name = reference
        } else if let member = called.as(MemberAccessExprSyntax.self) {
            name = member.declName
            base = member.base.map(receiver) ?? .name([leftOut[call.position] ?? ""])
        } else {
            return nil
        }
        var made = CodeCall(
            name: Self.bare(name.baseName.text), base: base, arguments: arguments(call.arguments), context: context,
            at: name.range)
        made.passesMore = call.trailingClosure != nil
        return made
    }

    /// What stands before the dot of a call; chains of calls are not followed, as each of them is read by itself. Only a bundle
    /// says whose texts are asked for.
    private func receiver(_ base: ExprSyntax) -> CodeExpression {
        let unwrapped = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        if let call = unwrapped.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            return name == "Bundle" ? read(unwrapped) : .other
        }
        return read(base)
    }

    func arguments(_ list: LabeledExprListSyntax) -> [CodeArgument] {
        list.map { CodeArgument($0.label.map { Self.bare($0.text) }, read($0.expression)) }
    }
}
#endif
