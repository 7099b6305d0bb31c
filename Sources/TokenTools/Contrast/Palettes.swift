import DesignTokens
import TokenThemes

/// The groups of a theme that colors can be chosen from, each read once for all permutations that agree in it.
struct Palettes {
    private struct Group {
        let paths: [PathID]
        /// The modifiers that can change one of the colors.
        let modifiers: [Int]
    }

    private struct Key: Hashable {
        let group: PathID
        let contexts: [Int]
    }

    /// Findings follow each other in few permutations; so many palettes are kept at once.
    private static let limit = 64

    private var groups: [PathID: Group] = [:]
    private var known: [Key: Palette] = [:]

    /// The colors below a group in the evaluator's permutation.
    mutating func palette(of group: PathID, _ evaluator: inout ContrastEvaluator) -> Palette {
        let found = groups[group] ?? Self.group(group, evaluator.resolver.set)
        groups[group] = found
        let permutation = evaluator.resolver.permutation
        let key = Key(group: group, contexts: found.modifiers.map { permutation[$0] })
        if let palette = known[key] { return palette }
        var colors: [PaletteColor] = []
        for path in found.paths {
            guard let color = evaluator.value(path)?.color else { continue }
            colors.append(PaletteColor(evaluator.resolver.set.table.text(path).text, color.sRGB()))
        }
        let palette = Palette(colors)
        if known.count >= Self.limit { known = [:] }
        known[key] = palette
        return palette
    }

    private static func group(_ group: PathID, _ set: TokenSet) -> Group {
        let paths = Array(set.table.descendants(of: group))
        var mask = ModifierSet()
        for path in paths { mask.formUnion(set.dependencies[path.int]) }
        return Group(paths: paths, modifiers: mask.members)
    }
}
