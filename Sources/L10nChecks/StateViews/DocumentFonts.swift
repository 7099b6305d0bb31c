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
            guard case .font(let font) = setting.value, view.shows(part(setting.name)) else { return nil }
            switch font {
            case .preferred(let style, let weight): return (setting, [preferred(style, weight)])
            case .token(let path):
                let (token, looks) = (TokenPath(path), view.context.looks)
                guard looks.isStandIn || !looks.fontsOfSlots.contains(token) else { return nil }
                return (setting, looks.of(setting, in: view).compactMap { FontStyle(token, in: $0.tokens) })
            }
        }
    }

    /// A font in one look.
    static func style(_ font: StateViewStyle.Font, in tokens: ResolvedTokens) -> FontStyle? {
        switch font {
        case .preferred(let style, let weight): preferred(style, weight)
        case .token(let path): FontStyle(TokenPath(path), in: tokens)
        }
    }

    /// Size and weight of a font of the system, which are all that is asked for.
    private static func preferred(_ style: TextStyle, _ weight: StateViewStyle.Font.Weight) -> FontStyle {
        FontStyle(
            families: [], size: DynamicType.metrics(style, at: .large).size, weight: weight.rawValue, lineHeight: 1,
            relativeTo: style)
    }

    /// The part that a property such as `title.font` is of.
    private static func part(_ property: String) -> String {
        property.split(separator: ".").dropLast().joined(separator: ".")
    }
}

extension StateViewSite {
    /// Whether a text such as `title` is there in some language.
    func shows(_ part: String) -> Bool {
        guard let role = ResolvedStateView.role(ofPart: part) else { return true }
        return resolved.contains { $0.text(role) != nil }
    }
}
