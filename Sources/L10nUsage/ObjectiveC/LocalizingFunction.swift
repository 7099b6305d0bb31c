/// What a function, macro or method looks up, told by what its callers pass (SC-14 to SC-19).
struct LocalizingFunction: Sendable, Hashable {
    var key: TextTemplate
    /// Nil for the table of that name that every bundle has.
    var table: TextTemplate?
    var bundle = CBundle.main
    var value: TextTemplate?
    var comment: TextTemplate?
    /// The class whose method it is; nil for functions, macros, and methods that any object may have.
    var owner: String?
    /// Whether the value is one for all keys, by which a wrapper knows that there is no text: nobody chose its words for a key.
    var hasOwnValue = false

    private static func parameter(_ number: Int) -> TextTemplate { TextTemplate([.parameter(number)]) }

    /// The macros of Foundation, and those that the setting `LOCALIZED_STRING_MACRO_NAMES` names: `genstrings` knows them in
    /// the same four forms.
    static func macros(_ names: [String]) -> [String: LocalizingFunction] {
        var functions: [String: LocalizingFunction] = [:]
        for name in names + ["NSLocalizedString", "NSLocalizedAttributedString", "CFCopyLocalizedString"] {
            let key = parameter(0)
            functions[name] = LocalizingFunction(key: key, comment: parameter(1))
            functions[name + "FromTable"] = LocalizingFunction(key: key, table: parameter(1), comment: parameter(2))
            functions[name + "FromTableInBundle"] = LocalizingFunction(
                key: key, table: parameter(1), bundle: .parameter(2), comment: parameter(3))
            let long = LocalizingFunction(
                key: key, table: parameter(1), bundle: .parameter(2), value: parameter(3), comment: parameter(4))
            functions[name + "WithDefaultValue"] = long
        }
        return functions.merging(pluralMacros) { own, _ in own }
    }

    /// The macros of Smartling's library, one of whose arguments is the number that chooses the form (SC-97).
    private static let pluralMacros: [String: LocalizingFunction] = {
        let key = parameter(0)
        return [
            "SLPluralizedString": LocalizingFunction(key: key, comment: parameter(2)),
            "SLPluralizedStringFromTable": LocalizingFunction(key: key, table: parameter(1), comment: parameter(3)),
            "SLPluralizedStringFromTableInBundle": LocalizingFunction(
                key: key, table: parameter(1), bundle: .parameter(2), comment: parameter(4)),
            "SLPluralizedStringWithDefaultValue": LocalizingFunction(
                key: key, table: parameter(1), bundle: .parameter(2), value: parameter(4), comment: parameter(5)),
        ]
    }()

    /// The methods of Foundation, by their selectors.
    static let methods: [String: LocalizingFunction] = {
        let (key, value, table) = (parameter(0), parameter(1), parameter(2))
        let ofBundle = LocalizingFunction(key: key, table: table, bundle: .receiver, value: value)
        return [
            "localizedStringForKey:value:table:": ofBundle,
            "localizedStringForKey:value:table:localizations:": ofBundle,
            "localizedAttributedStringForKey:value:table:": ofBundle,
            "localizedUserNotificationStringForKey:arguments:": LocalizingFunction(key: key),
        ]
    }()
}
