/// What generated accessors are to be like.
package struct AccessorOptions: Sendable {
    /// What the accessors ask for texts.
    package enum Runtime: Sendable, Hashable {
        /// A bundle of Foundation, as an expression.
        case foundation(bundle: String)
        /// A `StateViewLibrary`.
        case stateView
    }

    package enum Access: String, Sendable, CaseIterable {
        case `public`, `package`, `internal`

        /// What stands before a declaration.
        var prefix: String { self == .internal ? "" : rawValue + " " }
    }

    package var name: String
    package var access: Access
    package var runtime: Runtime

    package init(name: String, access: Access, runtime: Runtime) {
        (self.name, self.access, self.runtime) = (name, access, runtime)
    }

    /// Whether a type can be named so.
    package static func isName(_ name: String) -> Bool {
        name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            && !used.contains(name) && AccessorName.escaped(name) == name
    }

    /// The type that the accessors call or make.
    var helper: String {
        switch runtime {
        case .foundation: name + "Lookup"
        case .stateView: name + "Text"
        }
    }

    /// How a line names the text that it asks for.
    var call: String {
        switch runtime {
        case .foundation: helper + ".text("
        case .stateView: helper + "("
        }
    }

    /// Names that a level of keys must not have: the code would no longer find what it uses.
    package var reserved: Set<String> { Self.used.union([name, helper]) }

    private static let used: Set<String> = [
        "Any", "Bundle", "CChar", "CVarArg", "Double", "Foundation", "Int", "Locale", "MessageArgument",
        "MessageArguments", "OpaquePointer", "Protocol", "ResolvedText", "Self", "StateViewEnvironment",
        "StateViewL10n",
        "StateViewLibrary", "String", "Swift", "Type", "UInt", "UnsafePointer", "UnsafeRawPointer",
    ]
}
