import L10nProject
import L10nSource
import StateViews

/// What is said of a name on the command line that does not exist.
enum Unknown {
    static func message(_ what: String, _ name: String, among names: [String]) -> String {
        "no \(what) \(Wording.quoted(name)); " + (Suggestions.question(name, among: names) ?? list(what, names))
    }

    /// The same of a state view; a screen is none, and shows several.
    static func view(_ id: String, in project: Project) -> String {
        guard let screen = project.stateViews.screen(id) else {
            return message("state view", id, among: project.stateViews.all.map(\.id))
        }
        let shown = DocumentedScreen.Phase.allCases.flatMap { phase in
            (screen.phases[phase] ?? []).filter { reference in
                project.stateViews.all.contains { $0.id == reference.value }
            }
            .map { "\(Wording.visible($0.value)) (\(phase.rawValue))" }
        }
        return "\(Wording.quoted(id)) is a screen; name one of its views: " + shown.joined(separator: ", ")
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
