import DesignTokens
import L10nProject
import L10nSource
import StateViews
import TokenThemes

extension MissingAsset {
    /// The drawing of the brand's owner under a view, in every brand and scheme of the project's theme.
    ///
    /// Source: state-views.md WP-25, BM-1.
    static func checkMark(of view: StateViewSite, into findings: inout Findings) {
        guard view.definition.showsBrandMark, let loaded = view.project.theme, loaded.isComplete,
            loaded.origin != .defaults, view.project.assets.isKnown,
            let permutations = loaded.theme.permutations(limit: 1_000)
        else { return }
        let names = view.project.configuration.themes
        let brands = view.brands
        var missing: [(drawing: String, look: String)] = []
        for permutation in permutations {
            let brand = loaded.theme.context(of: names.brandModifier, in: permutation)
            if let brand, !brands.contains(brand) { continue }
            let scheme = loaded.theme.context(of: names.schemeModifier, in: permutation).flatMap(
                StateViewEnvironment.ColorScheme.init)
            let data = loaded.theme.resolved(permutation).styleData(TokenPath("stateView.brandMark.width"))
            guard let asset = data.asset else { continue }
            // A mark without a variant for the dark is drawn alike in both schemes.
            let shown = data.hasDarkVariant ? scheme ?? .light : .light
            guard let drawing = gap(asset, shown, brand, view.project),
                !missing.contains(where: { $0.drawing == drawing })
            else { continue }
            missing.append((drawing, [brand, scheme?.rawValue].compactMap(\.self).joined(separator: " ")))
        }
        for (drawing, look) in missing {
            findings.add(view.finding(.missingAsset, absentMark(drawing, look), at: view.place("brandMark")))
        }
    }

    /// The drawing that a mark lacks in a scheme: of the product, of the project by the name of both, or of a set of
    /// variants.
    private static func gap(
        _ asset: String, _ scheme: StateViewEnvironment.ColorScheme, _ brand: String?, _ project: Project
    ) -> String? {
        let drawing = asset + "-" + scheme.rawValue
        if project.bringsDefault("\(StateViewTheme.BrandMark.folder)/\(drawing).svg") { return nil }
        let found = (project.assets.find(drawing) + project.assets.find(asset)).filter { found in
            found.brand == nil || found.brand == brand
        }
        return found.isEmpty ? drawing : nil
    }

    private static func absentMark(_ drawing: String, _ look: String) -> String {
        "mark \(Wording.quoted(drawing)) is in no bundle\(look.isEmpty ? "" : ", for \(look)"); add it"
    }
}
