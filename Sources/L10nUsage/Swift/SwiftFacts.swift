package import L10nSource

/// What one file of Swift says about keys, without knowing any other file.
package struct SwiftFacts: Sendable {
    package var path: String
    package var calls: [CodeCall] = []
    package var functions: [CodeFunction] = []
    package var enums: [CodeEnum] = []
    /// Constants that hold a text.
    package var constants: [CodeConstant] = []
    /// Literals that may be keys, looked up here or elsewhere.
    package var mentions: [CodeText] = []
    /// Literals that variables are compared with, which are mentions where the variable is looked up.
    package var comparisons: [CodeComparison] = []
    /// Members of generated types, each with its key.
    package var accessors: [KeyAccessor] = []
    /// Chains of members that begin with the name of a type, or with a dot.
    package var chains: [MemberChain] = []
    /// Other names of types: `typealias S = L10n.Settings`.
    package var aliases: [String: [String]] = [:]
    /// The names of the types that the file declares outside others.
    package var types: Set<String> = []
    /// The names of the types that it declares in others, with the name of the type around each.
    package var innerTypes: [String: Set<String>] = [:]
    /// The frameworks that the file imports, as far as keys depend on them.
    package var imports: Set<String> = []
    /// What comments accept.
    package var suppressions: [Suppression] = []
    /// Whether brackets nest deeper than the parser follows, which leaves all out that stands behind.
    package var isCut = false

    package init(path: String) {
        self.path = path
    }
}

/// A function, initializer or computed property that may hand a key on.
package struct CodeFunction: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case function
        case initializer
        case property
        case subscription
        /// The initializer that a structure without one has.
        case memberwise
    }

    package var kind: Kind
    /// Its own name; for an initializer that of its type.
    package var name: String
    /// The type that has it; nil for none.
    package var type: String?
    package var parameters: [CodeParameter]

    package init(_ kind: Kind, name: String, type: String?, parameters: [CodeParameter]) {
        self.kind = kind
        self.name = name
        self.type = type
        self.parameters = parameters
    }
}

package struct CodeParameter: Sendable, Hashable {
    /// What stands before the argument; nil for nothing.
    package var label: String?
    package var name: String
    /// Whether its type makes keys of literals.
    package var isKey: Bool
    /// Whether its type is that of texts.
    package var isText: Bool
    /// What it is where the call leaves it out.
    package var defaultValue: CodeExpression?
    /// Whether no call leaves it out, but for a closure behind it.
    package var isRequired: Bool

    package init(
        label: String?, name: String, isKey: Bool, isText: Bool = false, defaultValue: CodeExpression? = nil,
        isRequired: Bool = false
    ) {
        self.label = label
        self.name = name
        self.isKey = isKey
        self.isText = isText
        self.defaultValue = defaultValue
        self.isRequired = isRequired
    }
}

/// An enum whose cases stand for texts.
package struct CodeEnum: Sendable, Hashable {
    package var name: String
    /// The raw value of each case, its name where it has none, and its place.
    package var cases: [CodeText]

    package init(name: String, cases: [CodeText]) {
        self.name = name
        self.cases = cases
    }
}

/// A `let` of a type or of a file that holds a text, or a bundle of the system.
package struct CodeConstant: Sendable, Hashable {
    package var type: String?
    package var name: String
    package var value: CodeExpression

    package init(type: String?, name: String, value: CodeExpression) {
        self.type = type
        self.name = name
        self.value = value
    }
}

/// Literals that a variable of a function is compared with, and the names of what it is given to after that.
package struct CodeComparison: Sendable, Hashable {
    package var texts: [CodeText] = []
    package var calls: Set<String> = []

    package init() {}
}

/// A member of a generated type that gives the text of a key.
package struct KeyAccessor: Sendable, Hashable {
    /// The names of the types around it, then its own.
    package var path: [String]
    package var table: String
    package var key: String
    /// The text for the source language that the generator repeats.
    package var fallback: String?
    package var range: SourceRange

    package init(path: [String], table: String, key: String, fallback: String? = nil, at range: SourceRange) {
        self.path = path
        self.table = table
        self.key = key
        self.fallback = fallback
        self.range = range
    }
}

/// A use of members such as `L10n.Settings.title`.
package struct MemberChain: Sendable, Hashable {
    package var names: [String]
    /// The types around it, outermost first, for members that are named without their type.
    package var scope: [String]
    /// The call that it is handed to, where its type is left out; nil where it is handed to none.
    package var receiver: Receiver?
    package var range: SourceRange

    package init(_ names: [String], scope: [String], receiver: Receiver? = nil, at range: SourceRange) {
        self.names = names
        self.scope = scope
        self.receiver = receiver
        self.range = range
    }

    /// A parameter of what has this name.
    package struct Receiver: Sendable, Hashable {
        package var call: String
        package var label: String?

        package init(call: String, label: String?) {
            self.call = call
            self.label = label
        }
    }
}
