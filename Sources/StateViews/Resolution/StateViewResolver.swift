import DesignTokens
import L10nLocale
package import L10nLookup
package import L10nMessages

/// Makes a view from its definition: every text, colour, font and length, with where it came from.
package enum StateViewResolver {
    /// Resolves a definition; a pure function of its arguments.
    /// - Parameters:
    ///   - lookup: where the texts are, for the brand of `environment`.
    ///   - look: the tokens of the permutation that `environment` names; nil for texts alone. A look of another brand
    ///     is not used: no view is of two brands (WP-28).
    ///   - languages: keeps what numbers and plurals of languages need; share it among calls.
    ///   - prepared: the default texts, where they were looked up before in the same place and languages.
    package static func resolve(
        _ definition: StateViewDefinition, in environment: StateViewEnvironment, lookup: some TextLookup,
        look: StateViewLook?,
        languages: MessageLanguages = MessageLanguages(), prepared: PreparedTexts? = nil
    ) -> ResolvedStateView {
        var issues: [ResolvedStateView.Issue] = []
        var look = look
        if let other = look?.brand, let brand = environment.brand, other != brand {
            look = nil
            issues.append(ResolvedStateView.Issue(.mixedBrands))
        }
        let profile = definition.profile ?? environment.profile
        var (environment, prepared) = (environment, prepared)
        let preferred = environment.preferredLanguages(profile, brandLanguage: look?.brandLanguage)
        // Who asks for many views has the languages in order already, and their texts at hand.
        if preferred != environment.locales {
            environment = environment.reading(preferred)
            prepared = nil
        }
        let definition = definition.adapted(to: environment)
        let resolver = StateViewTextResolver(
            lookup, environment: environment, brandName: look?.brandMark.brandName ?? environment.brand,
            languages: languages, prepared: prepared)
        let mark = definition.showsBrandMark ? look.flatMap { Self.mark($0, environment.scheme) } : nil
        let texts = Self.texts(of: definition, hasBrandMark: mark != nil, resolver, &issues)
        // The first text on screen decides: it may be in another language than the reader's.
        let direction =
            environment.direction
            ?? texts.firstIndex { !$0.role.isSpoken }.map { texts[$0].text.direction }
            ?? environment.locales[0].direction
        let pictures = definition.pictures(in: environment, direction)
        let actions = definition.actions.map { action in
            let role = action.role ?? profile.role(of: action.slot)
            return ResolvedStateView.Action(
                slot: action.slot, intent: action.intent, role: role,
                label: texts.text(.actionLabel(action.slot)),
                width: Self.width(action.width, look, &issues), busyPolicy: action.busyPolicy,
                isEnabled: action.isEnabled,
                style: definition.ownStyle(of: action.slot, profile) ?? profile.styleName(of: role))
        }
        let progress = definition.kind == .loading ? definition.visual.progress : nil
        var properties: [ResolvedStateView.Property] = []
        if let look {
            let shape = definition.shape(
                in: environment, profile, texts, picture: pictures.first, progress: progress, hasBrandMark: mark != nil)
            let list = ResolvedProperties(definition, shape, look, profile)
            properties = list.properties
            issues += list.issues
        }
        let layout = Self.layout(definition, profile, look, &issues)
        let tree = AccessibilityTree(
            texts: texts, actions: actions, family: definition.kind.family, headingLevel: layout.headingLevel)
        return ResolvedStateView(
            id: definition.id, kind: definition.kind, profile: profile, environment: environment, direction: direction,
            texts: texts, pictures: pictures, progress: progress, animation: definition.visual.animation,
            actions: actions, brandMark: mark, layout: layout, properties: properties,
            accessibility: tree.nodes(picture: progress == nil && !pictures.isEmpty, progress: progress != nil),
            issues: issues)
    }

    private static func texts(
        of definition: StateViewDefinition, hasBrandMark: Bool, _ resolver: StateViewTextResolver,
        _ issues: inout [ResolvedStateView.Issue]
    ) -> [ResolvedStateView.RoleText] {
        let roles = definition.shownRoles(hasBrandMark: hasBrandMark)
        var texts: [ResolvedStateView.RoleText] = []
        texts.reserveCapacity(roles.count)
        for role in roles {
            let text = resolver.text(role, of: definition)
            if let text { texts.append(ResolvedStateView.RoleText(role: role, text: text)) }
            if text == nil, case .key(let key, _, _) = definition[role] {
                issues.append(ResolvedStateView.Issue(.missingText, role, key: key))
            } else if definition.requires(role), text?.isBlank ?? true {
                issues.append(.missing(role))
            }
        }
        for name in definition.arguments.blank {
            for role in [StateViewTextRole.title, .subtitle, .actionLabel(.first), .errorReference]
            where DefaultKeys.reads(name, definition.kind, role) {
                issues.append(ResolvedStateView.Issue(.unsuppliedArgument, role))
            }
        }
        return texts
    }

    private static func mark(_ look: StateViewLook, _ scheme: StateViewEnvironment.ColorScheme) -> ResolvedStateView
        .BrandMark?
    {
        let mark = look.brandMark
        guard let asset = mark.asset else { return nil }
        return ResolvedStateView.BrandMark(asset: asset, scheme: mark.drawn(for: scheme))
    }

    private static func width(
        _ width: StateViewAction.Width, _ look: StateViewLook?, _ issues: inout [ResolvedStateView.Issue]
    ) -> ResolvedStateView.Action.Width {
        guard case .full(let leading, let trailing) = width else { return .intrinsic }
        func points(_ length: StateViewStyle.Length) -> Double {
            switch length {
            case .points(let points): points
            case .token(let path): Self.points(path, look, &issues)
            }
        }
        return .full(leading: points(leading), trailing: points(trailing))
    }

    /// The length that a token holds, 0 for one that is not there.
    private static func points(_ path: String, _ look: StateViewLook?, _ issues: inout [ResolvedStateView.Issue])
        -> Double
    {
        if let found = look?.tokens.value(at: path)?.dimension { return found.points() }
        if look != nil { issues.append(ResolvedStateView.Issue(.unresolvedStyleToken, property: path)) }
        return 0
    }

    private static func layout(
        _ definition: StateViewDefinition, _ profile: StateViewProfile, _ look: StateViewLook?,
        _ issues: inout [ResolvedStateView.Issue]
    ) -> ResolvedStateView.Layout {
        var overflow = profile.overflow
        if let own = definition.layout.overflow {
            if profile.overridePolicy == .sealed {
                issues.append(ResolvedStateView.Issue(.sealedProfileOverride, property: "overflow"))
            } else {
                overflow = own
            }
        }
        let placement = definition.layout.placement
        let insets = ResolvedStateView.Insets(definition.layout.insets) { Self.points($0, look, &issues) }
        return ResolvedStateView.Layout(
            placement: placement, insets: insets ?? ResolvedStateView.Insets(0),
            headingLevel: definition.layout.headingLevel ?? profile.headingLevel, overflow: overflow)
    }
}

extension StateViewDefinition {
    /// The definition as the environment wants it: with what it says for the brand, and without buttons that have
    /// nothing to do.
    package func adapted(to environment: StateViewEnvironment) -> StateViewDefinition {
        var result = environment.brand.flatMap { brandPatches[$0] }.map { patched($0) } ?? self
        // Filters that nobody set cannot be cleared (5.1). Warp's view always has both buttons (WP-18).
        if kind == .noSearchResults, (profile ?? environment.profile) != .warp, (arguments.count ?? 0) < 1 {
            for action in result.actions where action.intent == .clearFilters { result.removeAction(action.slot) }
        }
        return result
    }

    /// The roles that are asked for: those that are on screen, those that are spoken of what is there, and those that
    /// the author names.
    fileprivate func shownRoles(hasBrandMark: Bool) -> [StateViewTextRole] {
        var roles: [StateViewTextRole] = []
        roles.reserveCapacity(12)
        roles += [.title, .subtitle]
        if kind == .loading { roles += [.progressLabel, .announcement, .finishedAnnouncement] }
        if visual.label != nil { roles.append(.imageLabel) }
        if arguments.has(.code) { roles.append(.errorReference) }
        if actions.count > 1 { roles.append(.actionsLabel) }
        for action in actions {
            roles.append(.actionLabel(action.slot))
            if action.busyPolicy != .none { roles.append(.action(action.slot, .busyLabel)) }
            if !action.isEnabled { roles.append(.action(action.slot, .disabledReason)) }
            for text in StateViewTextRole.ActionText.allCases where action.texts[text] != nil {
                let role = StateViewTextRole.action(action.slot, text)
                if !roles.contains(role) { roles.append(role) }
            }
        }
        if hasBrandMark { roles.append(.brandMarkLabel) }
        if !texts.isEmpty {
            for role in StateViewTextRole.ofView where texts[role] != nil && !roles.contains(role) {
                roles.append(role)
            }
        }
        return roles
    }

    /// The name of the style that the author gives to a button; nil where there is none, or the profile is not to be
    /// changed, which is an issue of the property.
    fileprivate func ownStyle(of slot: StateViewAction.Slot, _ profile: StateViewProfile) -> String? {
        guard !styles.isEmpty, profile.overridePolicy != .sealed else { return nil }
        for layer in StateViewStyle.Layer.allCases.reversed() {
            if case .word(let name)? = styles[layer]?[.action(slot, .style)] { return name }
        }
        return nil
    }

    fileprivate func pictures(
        in environment: StateViewEnvironment, _ direction: TextDirection
    ) -> [ResolvedStateView.Artwork] {
        visual.pictures(reducesMotion: environment.reduceMotion).map { picture in
            let icon = picture.kind == .icon ? IconRegistry.icon(picture.id) : nil
            let own = visual.symbols.flatMap { picture.kind == .icon && $0.icon == picture.id ? $0 : nil }
            return ResolvedStateView.Artwork(
                kind: picture.kind, id: picture.id,
                isMirrored: icon?.mirrorsInRightToLeft == true && direction == .rightToLeft,
                sfSymbol: own?.sfSymbol ?? icon?.sfSymbol, material: own?.material ?? icon?.material)
        }
    }
}

extension ResolvedStateView.Issue {
    fileprivate static func missing(_ role: StateViewTextRole) -> ResolvedStateView.Issue {
        switch role {
        case .action: ResolvedStateView.Issue(.missingActionLabel, role)
        default: ResolvedStateView.Issue(.missingText, role)
        }
    }
}
