import DesignTokens
import StateViews
import TokenThemes

/// The fonts that a view sets itself, as it may look. Those of the slots of its theme are judged with the theme.
enum DocumentFonts {
    /// Each setting of a text that is shown, with the fonts that it comes to.
    static func all(of view: StateViewSite) -> [(setting: StyleSetting, fonts: [FontStyle])] {
        // What a fixed profile forbids is not drawn.
        guard view.profile.overridePolicy != .sealed else { return [] }
        return StyleSetting.all(of: view).compactMap { setting -> (setting: StyleSetting, fonts: [FontStyle])? in
            guard case .font(let font) = setting.value, view.isShown(setting) else { return nil }
            switch font {
            case .preferred(let style, let weight):
                let size = DynamicType.metrics(style, at: .large).size
                // Only size and weight are asked for.
                let preferred = FontStyle(
                    families: [], size: size, weight: weight.rawValue, lineHeight: 1, relativeTo: style)
                return (setting, [preferred])
            case .token(let path):
                let (token, looks) = (TokenPath(path), view.context.looks)
                guard looks.isStandIn || !looks.fontsOfSlots.contains(token) else { return nil }
                return (setting, looks.of(setting, in: view).compactMap { FontStyle(token, in: $0.tokens) })
            }
        }
    }
}

extension StateViewSite {
    /// Whether the text that a setting such as `title.font` is about is there in some language.
    fileprivate func isShown(_ setting: StyleSetting) -> Bool {
        let part = setting.name.split(separator: ".").dropLast().joined(separator: ".")
        guard let role = ResolvedStateView.role(ofPart: part) else { return true }
        return resolved.contains { $0.text(role) != nil }
    }
}
