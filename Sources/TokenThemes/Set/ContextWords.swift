/// Words in the names of files and themes that say which of several choices a file is for.
package enum ContextWords {
    private static let schemes: Set<String> = ["light", "dark", "day", "night", "dim"]
    private static let contrasts: Set<String> = ["contrast", "hc"]
    private static let words = schemes.union(contrasts).union([
        "compact", "cozy", "comfortable", "spacious", "dense", "mobile", "desktop", "tablet",
    ])

    static func isChoice(_ name: String) -> Bool { !parts(of: name).isDisjoint(with: words) }

    /// The words of a name in small letters.
    private static func parts(of name: String) -> Set<String> {
        Set(name.lowercased().split { !$0.isLetter }.map(String.init))
    }

    /// The scheme that a name says, and the other words of it; nil where it says none or several.
    private static func scheme(in name: String) -> (scheme: String, rest: [String])? {
        let all = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let found = all.filter { schemes.contains($0.lowercased()) }
        guard found.count == 1 else { return nil }
        return (found[0], all.map { $0.lowercased() }.filter { !schemes.contains($0) })
    }

    /// Names of which each says another scheme, and that are the same besides, as `colors-light` and `colors-dark` or `Brand
    /// Light` and `Brand Dark`, by the scheme alone; others as they are.
    package static func shortened(_ names: [String]) -> [String] {
        let parts = names.compactMap { scheme(in: $0) }
        guard parts.count == names.count, parts.count > 1, Set(parts.map(\.rest)).count == 1,
            contrasts.isDisjoint(with: parts[0].rest), Set(parts.map { $0.scheme.lowercased() }).count == parts.count
        else { return names }
        return parts.map(\.scheme)
    }

    /// Names of each scheme with and without more contrast, as `dark` and `dark-high-contrast`; nil for others.
    static func contrastPairs(_ names: [String]) -> (schemes: [String], cells: [(scheme: Int, isMore: Bool)])? {
        var schemes: [String] = []
        var cells: [(scheme: Int, isMore: Bool)] = []
        var rests: Set<[String]> = []
        for name in names {
            guard let found = scheme(in: name) else { return nil }
            let isMore = !contrasts.isDisjoint(with: found.rest)
            let index = schemes.firstIndex { $0.lowercased() == found.scheme.lowercased() } ?? schemes.count
            if index == schemes.count { schemes.append(found.scheme) }
            guard !cells.contains(where: { $0.scheme == index && $0.isMore == isMore }) else { return nil }
            cells.append((scheme: index, isMore: isMore))
            rests.insert(
                isMore
                    ? found.rest.filter { !contrasts.contains($0) && !ContrastContext.isIncreased($0) } : found.rest)
        }
        guard rests.count == 1, schemes.count > 1, cells.count == schemes.count * 2 else { return nil }
        return (schemes, cells)
    }

    /// Which of some contexts is the light one, by its whole name or by a word beside another one's scheme.
    static func light(among names: [String]) -> String? {
        if let name = names.first(where: { $0.lowercased() == "light" }) { return name }
        let schemes = names.map { scheme(in: $0)?.scheme.lowercased() }
        guard schemes.contains(where: { $0 != nil && $0 != "light" }) else { return nil }
        return zip(names, schemes).first { $0.1 == "light" }?.0
    }

    /// Whether a name is that of a scheme and nothing else.
    static func isScheme(_ name: String) -> Bool { schemes.contains(name.lowercased()) }

    /// Whether a name says more contrast and nothing else: `hc`, `high-contrast`.
    static func isMoreContrast(_ name: String) -> Bool {
        let words = parts(of: name)
        return !words.isDisjoint(with: contrasts)
            && words.subtracting(contrasts).allSatisfy(ContrastContext.isIncreased)
    }

    /// Whether two names say the same scheme, whatever else they say: `dark` and `cards-dark`, and not `dark-contrast`.
    static func areOfOneScheme(_ name: String, _ other: String) -> Bool {
        let said = parts(of: name).intersection(schemes.union(contrasts))
        return !said.isDisjoint(with: schemes) && said == parts(of: other).intersection(schemes.union(contrasts))
    }

    /// Whether all of the names but one, which may be that of the normal case, are those of a choice.
    static func areChoices(_ names: [String]) -> Bool {
        names.count { !isChoice($0) } < min(2, names.count)
    }

    /// What the choice is called: by what the names say, else by the folder of the files.
    /// - Parameter folder: nil where they lie in several, or in none.
    static func choice(of names: [String], in folder: String?) -> String {
        let words = names.map { parts(of: $0) }
        if words.contains(where: { !$0.isDisjoint(with: schemes) }),
            words.allSatisfy({ !$0.isDisjoint(with: schemes.union(contrasts)) })
        {
            return "scheme"
        }
        return switch folder?.lowercased() {
        case "brands": "brand"
        case "themes", "tokens", "design-tokens", "src", "json": "theme"
        case "modes", nil: "mode"
        default: folder ?? "mode"
        }
    }
}
