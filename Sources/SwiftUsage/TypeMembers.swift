#if SourceScan
import L10nUsage
import SwiftSyntax

/// What the members of a type say of it before they are walked over.
struct TypeMembers {
    /// The written types of its properties.
    private(set) var types: [String: String] = [:]
    /// The properties that hold what an initializer is given.
    private(set) var stored: Set<String> = []
    /// Those of the initializer that Swift makes of the properties; none where it makes none.
    private(set) var parameters: [CodeParameter] = []

    /// - Parameter isStructure: whether Swift makes an initializer of the properties where the type has none.
    init(_ block: MemberBlockSyntax, isStructure: Bool, _ reader: ExpressionReader) {
        var hasInitializer = false
        for member in block.members {
            if member.decl.is(InitializerDeclSyntax.self) { hasInitializer = true }
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings {
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
                let name = ExpressionReader.bare(pattern.identifier.text)
                let type = binding.typeAnnotation?.type.text
                types[name] = type
                guard !variable.isStatic, binding.accessorBlock == nil else { continue }
                stored.insert(name)
                guard isStructure else { continue }
                // A constant with a value is no parameter of the memberwise initializer.
                if variable.bindingSpecifier.text == "let", binding.initializer != nil { continue }
                parameters.append(
                    CodeParameter(
                        label: name, name: name, isKey: type.map(ValueTypes.isKey) ?? false,
                        defaultValue: binding.initializer.map { reader.read($0.value) }))
            }
        }
        if hasInitializer { parameters = [] }
    }
}
#endif
