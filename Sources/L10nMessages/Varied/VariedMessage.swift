package import L10nLocale

/// A text of Apple's formats with all that it may say: plural variables, devices, widths.
///
/// `.stringsdict` entries and String Catalogs are both read into it. Source: messages.md F-40 to F-66.
package struct VariedMessage: Sendable {
    /// A text, or what chooses among several.
    package indirect enum Form: Sendable {
        case text(String)
        /// By the category of a number.
        case plural([PluralCategory: Form])
        /// By the device, in the order of the file.
        case device([(name: String, form: Form)])
        /// By the room that there is; texts for at least so many units.
        case width([(least: Int, form: Form)])
    }

    /// A part that texts refer to as `%#@name@`.
    package struct Variable: Sendable {
        package var name: String
        /// The argument that chooses, from 1; nil where the reference says it, or the order of references.
        package var argument: Int?
        /// The conversion that reads the argument, without percent sign, such as `lld`.
        package var valueType: String?
        package var form: Form

        package init(_ name: String, argument: Int? = nil, valueType: String? = nil, _ form: Form) {
            self.name = name
            self.argument = argument
            self.valueType = valueType
            self.form = form
        }
    }

    package var form: Form
    package var variables: [Variable]
    /// Whether `%arg` in the texts of variables stands for their values, as in substitutions of a catalog (F-62).
    package var hasSubstitutions: Bool

    package init(_ form: Form, variables: [Variable] = [], hasSubstitutions: Bool = false) {
        self.form = form
        self.variables = variables
        self.hasSubstitutions = hasSubstitutions
    }

    /// The most references that are followed in a text, those in the texts of variables counted: as many as a format has
    /// arguments (F-44).
    package static let mostReferences = 127

    /// When a text for `zero` is used (F-47).
    package enum ZeroForm: String, Sendable {
        /// For the number 0 alone, in every language.
        case zeroOnly
        /// For all numbers, too, that CLDR's rules call zero.
        case cldr
    }

    /// What is known when a message is compiled.
    package struct Setting: Sendable {
        /// The language of the texts, not of the user's region (SD-31).
        package var language: LanguageTag?
        package var rules: PluralRuleSet
        package var zero = ZeroForm.zeroOnly
        /// A device by its name in catalogs, such as `ipad`; nil for none in particular.
        package var device: String?
        /// The room for the text, in the unit of the keys; nil for as much as it wants.
        package var width: Int?
        /// Whether the texts have holes with names, `{query}`, besides specifiers.
        package var readsNames = false

        package init(language: LanguageTag? = nil, rules: PluralRuleSet, device: String? = nil, width: Int? = nil) {
            self.language = language
            self.rules = rules
            self.device = device
            self.width = width
        }
    }

    /// The message, ready to be formatted. Total: what cannot be read or chosen is an issue of the result.
    package func compiled(_ setting: Setting) -> CompiledMessage {
        var compiler = VariedMessageCompiler(self, setting)
        return compiler.compile()
    }
}
