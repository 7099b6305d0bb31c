import L10nSource

/// What is said of a name on the command line that does not exist.
enum Unknown {
    static func message(_ what: String, _ name: String, among names: [String]) -> String {
        "no \(what) \(Wording.quoted(name)); " + (Suggestions.question(name, among: names) ?? list(names))
    }

    private static func list(_ names: [String]) -> String {
        if names.isEmpty { return "there is none at all" }
        if names.count <= 20 { return "there are " + names.joined(separator: ", ") }
        return "see 'stateview-l10n rules'"
    }
}
