#if SourceScan
import L10nSource
import L10nUsage
import SwiftSyntax

/// Types and what they hold.
extension FactVisitor {
    func enter(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.memberBlock, node.inheritanceClause, isStructure: true)
        return .visitChildren
    }

    func leave(_ node: StructDeclSyntax) { leave(node.inheritanceClause) }

    func enter(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.memberBlock, node.inheritanceClause)
        return .visitChildren
    }

    func leave(_ node: ClassDeclSyntax) { leave(node.inheritanceClause) }

    func enter(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.memberBlock, node.inheritanceClause)
        return .visitChildren
    }

    func leave(_ node: ActorDeclSyntax) { leave(node.inheritanceClause) }

    func enter(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.memberBlock, node.inheritanceClause)
        return .visitChildren
    }

    func leave(_ node: ProtocolDeclSyntax) { leave(node.inheritanceClause) }

    func enter(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.extendedType.trimmedDescription
        enter(
            type.split(separator: ".").last.map(String.init) ?? type, node.memberBlock, node.inheritanceClause,
            isDeclaration: false)
        return .visitChildren
    }

    func leave(_ node: ExtensionDeclSyntax) { leave(node.inheritanceClause) }

    func enter(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = ExpressionReader.bare(node.name.text)
        enter(name, node.memberBlock, node.inheritanceClause)
        if node.inheritanceClause?.names.contains("String") ?? false {
            facts.enums.append(CodeEnum(name: name, cases: cases(of: node.memberBlock)))
        }
        return .visitChildren
    }

    func leave(_ node: EnumDeclSyntax) { leave(node.inheritanceClause) }

    private func cases(of block: MemberBlockSyntax) -> [CodeText] {
        var cases: [CodeText] = []
        for member in block.members {
            guard let list = member.decl.as(EnumCaseDeclSyntax.self)?.elements else { continue }
            for element in list {
                if let literal = element.rawValue?.value.as(StringLiteralExprSyntax.self) {
                    cases.append(reader.text(literal))
                } else {
                    cases.append(CodeText([.text(ExpressionReader.bare(element.name.text))], at: element.name.range))
                }
            }
        }
        return cases
    }

    func enter(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.initializer.value.trimmedDescription.split(separator: ".").map(String.init)
        if path.count > 1 || path.first?.first?.isUppercase ?? false { facts.aliases[node.name.text] = path }
        return .skipChildren
    }

    func enter(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.imports.insert(node.path.first?.name.text ?? "")
        return .skipChildren
    }

    private func enter(
        _ name: String, _ block: MemberBlockSyntax, _ inheritance: InheritanceClauseSyntax?, isStructure: Bool = false,
        isDeclaration: Bool = true
    ) {
        var frame = TypeFrame(name: ExpressionReader.bare(name))
        var parameters: [CodeParameter] = []
        var hasInitializer = false
        for member in block.members {
            if member.decl.is(InitializerDeclSyntax.self) { hasInitializer = true }
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings {
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
                let name = ExpressionReader.bare(pattern.identifier.text)
                let type = binding.typeAnnotation?.type.trimmedDescription
                frame.types[name] = type
                guard !variable.isStatic, binding.accessorBlock == nil else { continue }
                frame.stored.insert(name)
                // A constant with a value is no parameter of the memberwise initializer.
                if variable.bindingSpecifier.text == "let", binding.initializer != nil { continue }
                parameters.append(
                    CodeParameter(
                        label: name, name: name, isKey: type.map(ValueTypes.isKey) ?? false,
                        defaultValue: binding.initializer.map { reader.read($0.value) }))
            }
        }
        if isDeclaration { facts.types.insert(frame.name) }
        reader.types.append(frame)
        if inheritance?.names.contains("PreviewProvider") ?? false { reader.previews += 1 }
        // Arguments for parameters with a default may be left out anywhere, so that only labels tell.
        if isStructure, !hasInitializer, !parameters.isEmpty {
            facts.functions.append(
                CodeFunction(.memberwise, name: frame.name, type: frame.name, parameters: parameters))
        }
        // Names of functions around a type mean nothing in it.
        reader.functions.append(FunctionFrame(number: -1))
    }

    private func leave(_ inheritance: InheritanceClauseSyntax?) {
        reader.functions.removeLast()
        reader.types.removeLast()
        if inheritance?.names.contains("PreviewProvider") ?? false { reader.previews -= 1 }
    }

    func enter(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { reader.previews += 1 }
        return .visitChildren
    }

    func leave(_ node: MacroExpansionDeclSyntax) {
        if node.macroName.text == "Preview" { reader.previews -= 1 }
    }

    func enter(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { reader.previews += 1 }
        return .visitChildren
    }

    func leave(_ node: MacroExpansionExprSyntax) {
        if node.macroName.text == "Preview" { reader.previews -= 1 }
    }
}

extension InheritanceClauseSyntax {
    var names: [String] { inheritedTypes.map(\.type.trimmedDescription) }
}

extension VariableDeclSyntax {
    var isStatic: Bool { modifiers.contains { $0.name.text == "static" || $0.name.text == "class" } }
}
#endif
