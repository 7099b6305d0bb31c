package import DesignTokens

/// What the names of a token say its color is for: to be read, or to be read on.
///
/// Only names that can mean nothing else count: a whole name such as `text` or `surface`, with or without `color`, one
/// that begins with `foreground` or `background`, and `on-N`. The innermost such name decides, so that
/// `text.background` is a background.
package enum NamedColorUse: Sendable, Hashable {
    case foreground
    case background

    /// Nil where the names say nothing.
    package init?(_ path: TokenPath) {
        for name in path.names.reversed() {
            guard let use = Self.use(name) else { continue }
            self = use
            return
        }
        return nil
    }

    private static func use(_ name: Substring) -> NamedColorUse? {
        if name.isOnName { return .foreground }
        let lowercased = name.lowercased()
        for (use, names) in [(NamedColorUse.foreground, foregrounds), (.background, backgrounds)] {
            if names.contains(lowercased) { return use }
        }
        for ending in ["-color", "color"] where lowercased.hasSuffix(ending) {
            return use(lowercased.dropLast(ending.count))
        }
        switch lowercased.prefix(while: { $0 != "-" }) {
        case "foreground", "fg": return .foreground
        case "background", "bg": return .background
        default: return nil
        }
    }

    private static let foregrounds: Set<String> = ["foreground", "fg", "text", "icon", "label"]
    private static let backgrounds: Set<String> = ["background", "bg", "surface"]
}

extension StringProtocol {
    /// Whether a name is that of a foreground on something: `on-N`, or `on` before a capital.
    var isOnName: Bool { hasPrefix("on-") || hasPrefix("on") && dropFirst(2).first?.isUppercase == true }
}
