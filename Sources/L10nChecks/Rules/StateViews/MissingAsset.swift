import L10nSource
import StateViews

/// An icon that is called otherwise.
///
/// Which pictures the bundles of an app have is not known here, so that only ids are found that can be nothing but a
/// misspelt icon of the product.
enum MissingAsset: StateViewRule {
    static let info = RuleInfo(
        "missing-asset", .stateviews, .error,
        summary:
            "An icon of a state view is in no bundle: its id is that of an icon of the product, written otherwise.",
        why: "The view stands without its picture.",
        fix: .unsafe, needs: [.views], precision: .high,
        bad: StateViewExample.view("payments.offline", "noConnection", "\"visual\": { \"icon\": \"wifiOff\" }"),
        good: StateViewExample.view("payments.offline", "noConnection", "\"visual\": { \"icon\": \"wifi-off\" }"),
        sources: ["checks.md 2.12", "state-views.md 5.1"])

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard let icon = view.definition.visual.icon, let meant = Self.icon(meantBy: icon) else { return }
        let patched = view.brand.flatMap { view.view.places["brands.\($0).icon"] }
        guard let place = patched ?? view.view.places["visual.icon"] else { return }
        var finding = view.finding(info.id, .error, message(icon, meant.id), at: place)
        finding.fixes = [Fix("use '\(meant.id)'", .unsafe, edits: [Edit(place, "\"\(meant.id)\"")])]
        findings.add(finding)
    }

    /// The icon of the product whose name this is in another spelling, or on another platform; nil for an id that is
    /// right, or may be of the app's own.
    private static func icon(meantBy id: String) -> Icon? {
        guard IconRegistry.icon(id) == nil else { return nil }
        if let icon = IconRegistry.all.first(where: { $0.sfSymbol == id && id.contains(".") }) { return icon }
        let plain = Self.plain(id)
        let letters = Array(plain.utf16)
        return IconRegistry.all.first { icon in
            let other = self.plain(icon.id)
            if plain == other { return true }
            // One letter more or less of a long name is a slip; of a short one it may be another word.
            return letters.count > 6 && Suggestions.distance(letters, Array(other.utf16), limit: 1) != nil
        }
    }

    /// Without case, separators and a prefix for icons.
    private static func plain(_ id: String) -> String {
        String(id.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

extension MissingAsset {
    fileprivate static func message(_ id: String, _ meant: String) -> String {
        "asset \(Wording.quoted(id)) is in no bundle; did you mean '\(meant)'?"
    }
}
