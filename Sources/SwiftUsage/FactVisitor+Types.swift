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

    func leave(_ node: StructDeclSyntax) { leaveType() }

    func enter(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.memberBlock, node.inheritanceClause)
        return .visitChildren
    }

    func leave(_ node: ClassDeclSyntax) { leaveType() }

    func enter(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.memberBlock, node.inheritanceClause)
        return .visitChildren
    }

    func leave(_ node: ActorDeclSyntax) { leaveType() }

    func enter(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.memberBlock, node.inheritanceClause)
        return .visitChildren
    }

    func leave(_ node: ProtocolDeclSyntax) { leaveType() }

    func enter(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.extendedType.text
        enter(
            type.split(separator: ".").last.map(String.init) ?? type, node.memberBlock, node.inheritanceClause,
            isDeclaration: false)
        return .visitChildren
    }

    func leave(_ node: ExtensionDeclSyntax) { leaveType() }

    func enter(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = ExpressionReader.bare(node.name.text)
        enter(name, node.memberBlock, node.inheritanceClause)
        if node.inheritanceClause?.names.contains("String") ?? false {
            facts.enums.append(CodeEnum(name: name, cases: cases(of: node.memberBlock)))
        }
        return .visitChildren
    }

    func leave(_ node: EnumDeclSyntax) { leaveType() }

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
        let path = node.initializer.value.text.split(separator: ".").map(String.init)
        if path.count > 1 || path.first?.isCapitalized ?? false { facts.aliases[node.name.text] = path }
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
        let members = TypeMembers(block, isStructure: isStructure, reader)
        var frame = TypeFrame(name: ExpressionReader.bare(name), types: members.types, stored: members.stored)
        // An extension declares no type: that of a framework stays the framework's.
        if isDeclaration {
            if let outer = reader.scope.last {
                facts.innerTypes[frame.name, default: []].insert(outer)
            } else {
                facts.types.insert(frame.name)
            }
        }
        frame.isPreview = inheritance?.names.contains("PreviewProvider") ?? false
        if frame.isPreview { reader.previews += 1 }
        reader.push(frame)
        // Arguments for parameters with a default may be left out anywhere, so that only labels tell.
        if !members.parameters.isEmpty {
            facts.functions.append(
                CodeFunction(.memberwise, name: frame.name, type: frame.name, parameters: members.parameters))
        }
        // Names of functions around a type mean nothing in it.
        reader.push(FunctionFrame(number: -1))
    }

    private func leaveType() {
        reader.popFunction()
        if reader.popType()?.isPreview ?? false { reader.previews -= 1 }
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
    var names: [String] { inheritedTypes.map(\.type.text) }
}

extension VariableDeclSyntax {
    var isStatic: Bool {
        !modifiers.isEmpty && modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    }
}
#endif
