import DesignTokens
internal import L10nSource
import TokenThemes

/// Pairs by name: a background N goes with the foreground that is named `on` and N.
///
/// The partner of `background.danger` may stand in a group of its own, as `on-background.danger`, in the group of
/// foregrounds, as `foreground.on-danger`, or beside it, as `background.on-danger`; `onDanger` is the same name. Any
/// other token goes with the one beside it. A group of backgrounds of which some have partners should give all of them
/// one.
struct OnNames {
    private(set) var pairs: [(background: PathID, foreground: PathID)] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let set: TokenSet

    init(_ set: TokenSet) {
        self.set = set
    }

    mutating func collect() {
        for group in set.table.all where set.traits[group.int].contains(.definesGroup) || group == .root {
            let tokens = set.table.children(of: group).filter(isToken)
            if isForegrounds(group) { continue }
            let isBackgrounds = set.table.name(group) == "background"
            var lonely: [PathID] = []
            var found = false
            for token in tokens where !set.table.name(token).isOnName {
                let partner = isBackgrounds ? partner(ofBackground: token, in: group) : sibling(of: token, in: group)
                if let partner {
                    found = true
                    pairs.append((token, partner))
                } else {
                    lonely.append(token)
                }
            }
            if isBackgrounds, found { lonely.forEach { reportMissing($0) } }
        }
    }

    /// Whether the group holds what is drawn on backgrounds: what is called `on` there stands beside no background.
    private func isForegrounds(_ group: PathID) -> Bool {
        Self.foregrounds.contains(set.table.name(group).lowercased())
    }

    private static let foregrounds: Set<String> = [
        "foreground", "icon", "icons", "text", "line", "lines", "border", "borders", "stroke", "outline",
    ]

    private func partner(ofBackground token: PathID, in group: PathID) -> PathID? {
        if let beside = sibling(of: token, in: group) { return beside }
        guard let parent = set.table.parent(group) else { return nil }
        let name = set.table.name(token)
        for own in ["on-background", "onBackground"] {
            if let group = set.table.child(own, of: parent), let found = self.token(name, in: group) { return found }
        }
        guard let foregrounds = set.table.child("foreground", of: parent) else { return nil }
        return Self.partnerNames(name).lazy.compactMap { self.token($0, in: foregrounds) }.first
    }

    private func sibling(of token: PathID, in group: PathID) -> PathID? {
        Self.partnerNames(set.table.name(token)).lazy.compactMap { self.token($0, in: group) }.first
    }

    private func token(_ name: String, in group: PathID) -> PathID? {
        set.table.child(name, of: group).flatMap { isToken($0) ? $0 : nil }
    }

    private mutating func reportMissing(_ token: PathID) {
        guard let definition = set.definitions(at: token).first else { return }
        let names = Self.partnerNames(set.table.name(token))
        diagnostics.append(
            Diagnostic(
                .missingOnPair,
                "\(Wording.quoted(set.table.text(token).text)) has no \(Wording.quoted(names[0])); add it",
                at: set.node(definition).nameSpan, subject: Subject(tokenPath: set.table.text(token).text)))
    }

    private func isToken(_ path: PathID) -> Bool { set.traits[path.int].contains(.definesToken) }

    private static func partnerNames(_ name: String) -> [String] {
        ["on-" + name, "on" + name.prefix(1).uppercased() + name.dropFirst()]
    }
}
