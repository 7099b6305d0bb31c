import L10nSource

/// What is said of a name on the command line that does not exist.
enum Unknown {
    static func message(_ what: String, _ name: String, among names: [String]) -> String {
        let advice =
            Suggestions.question(name, among: names)
            ?? (names.count <= 12 ? "there are " + names.joined(separator: ", ") : "see 'stateview-l10n rules'")
        return "no \(what) \(Wording.quoted(name)); \(advice)"
    }
}
