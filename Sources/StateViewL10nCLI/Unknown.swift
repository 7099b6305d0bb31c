import L10nSource

/// What is said of a name on the command line that does not exist.
enum Unknown {
    static func message(_ what: String, _ name: String, among names: [String]) -> String {
        "no \(what) \(Wording.quoted(name)); " + (Suggestions.question(name, among: names) ?? list(what, names))
    }

    /// So many names are listed.
    private static let longest = 40

    private static func list(_ what: String, _ names: [String]) -> String {
        if names.isEmpty { return "there is none at all" }
        if names.count <= longest { return "there are " + names.joined(separator: ", ") }
        if what == "rule" { return "see 'stateview-l10n rules'" }
        return "there are \(names.prefix(longest).joined(separator: ", ")) and \(names.count - longest) more"
    }
}
