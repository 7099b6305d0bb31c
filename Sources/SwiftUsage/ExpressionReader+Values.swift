#if SourceScan
import L10nUsage
import SwiftSyntax

/// Values that texts take in.
extension ExpressionReader {
    /// Notes what the arguments of a call hand to a text, elements of an array or a dictionary one by one.
    func noteHanded(_ arguments: LabeledExprListSyntax, to call: inout CodeCall) {
        for (index, argument) in arguments.enumerated() where index < call.arguments.count {
            call.arguments[index].handed = handed(argument.expression)
        }
    }

    private func handed(_ expression: ExprSyntax) -> [CodeArgument.Handed] {
        if let array = expression.as(ArrayExprSyntax.self) {
            return array.elements.map { CodeArgument.Handed(kind: kind(of: $0.expression)) }
        }
        if case .elements(let elements)? = expression.as(DictionaryExprSyntax.self)?.content {
            return elements.map { element in
                let name = element.key.as(StringLiteralExprSyntax.self).flatMap { text($0).plain }
                return CodeArgument.Handed(name: name, kind: kind(of: element.value))
            }
        }
        return [CodeArgument.Handed(kind: kind(of: expression))]
    }

    private func kind(of expression: ExprSyntax) -> KeyUse.Value {
        ValueTypes.value(of: specifier(ofHanded: expression))
    }

    /// The specifier of a value that a format is given: what is optional has been unwrapped, else it would not compile.
    func specifier(ofHanded expression: ExprSyntax) -> String? {
        writtenType(of: expression).flatMap { ValueTypes.specifier(of: ValueTypes.unwrapped($0)) }
            ?? specifier(of: expression)
    }

    /// The type that a variable, a parameter or a property is declared with.
    func writtenType(of expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = Self.bare(reference.baseName.text)
            return isRebound(name) ? nil : localType(of: name) ?? memberType(of: name)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        else { return nil }
        return memberType(of: member.declName.baseName.text)
    }

    /// Notes that a name stands for a number from here on, whose type was found out: `if let page`, `let number = all.count`.
    func noteNumber(_ name: String, of value: ExprSyntax) {
        guard let type = ValueTypes.number(specifier(ofHanded: value)) else { return }
        setLocalType(of: name, to: type)
    }

    func hole(_ segment: ExpressionSegmentSyntax) -> CodeHole {
        guard let first = segment.expressions.first else { return CodeHole() }
        for argument in segment.expressions where argument.label?.text == "specifier" {
            let specifier = argument.expression.as(StringLiteralExprSyntax.self).flatMap { text($0).plain }
            return CodeHole(specifier: specifier, value: read(first.expression))
        }
        if first.label?.text == "placeholder" { return CodeHole(specifier: Self.placeholder(first.expression)) }
        if let path = first.expression.as(KeyPathExprSyntax.self) {
            let name = path.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self) }.last
            return CodeHole(
                specifier: "%@", name: name.map { String($0.declName.baseName.text.drop { $0 == "$" }) })
        }
        let value = read(first.expression)
        // Ways to format a value make an object of it: `\(.now, format: .dateTime)`.
        if segment.expressions.count > 1 { return CodeHole(specifier: "%@", value: value) }
        if case .name(let names) = value, names.first == "", names.count == 2 {
            return CodeHole(specifier: "%@", name: names[1])
        }
        return CodeHole(specifier: specifier(of: first.expression), value: value)
    }

    /// Source: `LocalizationValue.Placeholder` (SC-36).
    private static func placeholder(_ expression: ExprSyntax) -> String? {
        switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "int": "%lld"
        case "uint": "%llu"
        case "float": "%f"
        case "double": "%lf"
        case "object": "%@"
        default: nil
        }
    }

    /// The specifier of a value, as far as the syntax tells its type (SC-39).
    func specifier(of expression: ExprSyntax) -> String? {
        if expression.is(IntegerLiteralExprSyntax.self) { return "%lld" }
        if expression.is(FloatLiteralExprSyntax.self) { return "%lf" }
        if expression.is(StringLiteralExprSyntax.self) || expression.is(BooleanLiteralExprSyntax.self) { return "%@" }
        if let type = writtenType(of: expression) { return ValueTypes.specifier(of: type) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return ValueTypes.specifier(ofMember: member.declName.baseName.text)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
                return ValueTypes.specifier(ofCall: reference.baseName.text)
            }
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
                return ValueTypes.specifier(ofCall: member.declName.baseName.text)
            }
        }
        return nil
    }
}
#endif
