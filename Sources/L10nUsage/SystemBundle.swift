/// Bundles of Apple's frameworks, whose texts no table of a project has (SC-13).
enum SystemBundle {
    /// Whether a class is one of UIKit, AppKit or Foundation, by its prefix.
    static func holds(type name: String) -> Bool {
        (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.dropFirst(2).first?.isUppercase == true
    }

    static func isNamed(_ identifier: String) -> Bool { identifier.hasPrefix("com.apple.") }
}

extension CodeExpression {
    /// `Bundle(for: UIApplication.self)`, `Bundle(identifier: "com.apple.UIKit")`
    package var isBundleOfSystem: Bool {
        guard case .call(let call) = self, call.name == "Bundle" else { return false }
        if case .name(let names)? = call.argument("for") { return names.last.map(SystemBundle.holds) ?? false }
        if case .text(let text)? = call.argument("identifier") { return text.plain.map(SystemBundle.isNamed) ?? false }
        return false
    }
}

extension ProjectCode {
    /// Whether an expression names a constant that is a bundle of the system. What stands in no type that is named may be
    /// private, so that only the file itself means it, whatever has its name in others.
    func isBundleOfSystem(_ expression: CodeExpression?, in file: Int, _ context: CodeContext) -> Bool {
        guard case .name(var names)? = expression else { return false }
        if names[0].isEmpty { names[0] = "Bundle" }
        if names.count > 1 { return constant(names, in: context.type)?.value.isBundleOfSystem ?? false }
        guard let own = systemBundles[file] else { return false }
        return own.contains(names) || context.type.map { own.contains([$0] + names) } ?? false
    }
}
