package import StateViews

/// How the fragments of state views look: rules that name custom properties, and their values for every brand and scheme.
///
/// A page says which with `data-brand` and `data-scheme` on its root, or on any element around the views; without a scheme
/// the reader's own counts.
package struct StateViewStyleSheet {
    /// The views of all kinds for one brand and scheme.
    package struct Look {
        package let brand: String?
        package let scheme: StateViewEnvironment.ColorScheme
        package let views: [ResolvedStateView]

        /// - Parameter brand: nil for pages that name none.
        package init(brand: String?, scheme: StateViewEnvironment.ColorScheme, views: [ResolvedStateView]) {
            self.brand = brand
            self.scheme = scheme
            self.views = views
        }
    }

    private let looks: [(look: Look, views: [(id: String, variables: StateViewVariables)])]
    /// The properties in which a view differs from most kinds in any look: each look says them of it, as what one look sets on
    /// the view itself would hide what another one hands down.
    private let ownNames: [String: Set<String>]

    package init(_ looks: [Look]) {
        self.looks = looks.map { look in (look, look.views.map { ($0.id, StateViewVariables($0)) }) }
        var names: [String: Set<String>] = [:]
        for (_, views) in self.looks {
            guard let base = views.first?.variables else { continue }
            for (id, variables) in views.dropFirst() {
                names[id, default: []].formUnion(variables.names(differingFrom: base))
            }
        }
        ownNames = names
    }

    /// The sheet, the same for the same looks.
    package var text: String {
        let light = looks.filter { $0.look.scheme == .light }.map { look, views in
            block(views, "", Self.usual(look) + Self.asked(look))
        }
        let dark = looks.filter { $0.look.scheme == .dark }
        let preferred = dark.map { block($0.views, "  ", Self.usual($0.look)) }.joined()
        let asked = dark.map { block($0.views, "", Self.asked($0.look)) }
        return Self.rules + "\n" + light.joined() + "@media (prefers-color-scheme: dark) {\n" + preferred + "}\n"
            + asked.joined()
    }

    /// Where a look counts as long as nothing says the scheme: the dark one for readers whose system is dark.
    private static func usual(_ look: Look) -> [String] {
        let root = brand(look) ?? ":root"
        return [look.scheme == .dark ? root + ":not([data-scheme=\"light\"], [data-scheme=\"light\"] *)" : root]
    }

    /// Where a look counts that the page asks for: the brand and the scheme stand on one element, or on one inside of the
    /// other.
    private static func asked(_ look: Look) -> [String] {
        let scheme = "[data-scheme=\"\(look.scheme.rawValue)\"]"
        guard let brand = brand(look) else { return [scheme] }
        return [brand + scheme, "\(brand) \(scheme)", "\(scheme) \(brand):not([data-scheme])"]
    }

    private static func brand(_ look: Look) -> String? { look.brand.map { "[data-brand=\"\(quoted($0))\"]" } }

    /// The values of a look: those of most kinds once, and for the others what differs.
    private func block(
        _ views: [(id: String, variables: StateViewVariables)], _ indent: String, _ roots: [String]
    ) -> String {
        guard let base = views.first else { return "" }
        var rules = [(selectors: roots, values: base.variables.all)]
        var seen: Set<String> = []
        for (id, variables) in views.dropFirst() where seen.insert(id).inserted {
            let values = variables.values(of: ownNames[id] ?? [])
            guard !values.isEmpty else { continue }
            rules.append((roots.map { "\($0) .state-view[data-view=\"\(Self.quoted(id))\"]" }, values))
        }
        return rules.map { rule in
            let lines = rule.values.map { "\(indent)  \($0.name): \($0.value);\n" }.joined()
            return "\(indent)\(rule.selectors.joined(separator: ",\n" + indent)) {\n\(lines)\(indent)}\n"
        }.joined()
    }

    /// A name between quotes of CSS.
    private static func quoted(_ name: String) -> String {
        name.unicodeScalars.map { scalar in
            // `<` could end the style element of a page. The space ends the escape.
            scalar == "\"" || scalar == "\\" || scalar.value < 0x20 || scalar == "<"
                ? "\\" + String(scalar.value, radix: 16) + " " : String(scalar)
        }.joined()
    }

    /// The part that is the same for all looks.
    static let rules = """
        .state-view {
          box-sizing: border-box;
          display: flex;
          flex-direction: column;
          align-items: center;
          justify-content: center;
          inline-size: 100%;
          max-inline-size: var(--state-view-content-max-width, none);
          margin-inline: auto;
          padding-block: var(--state-view-padding-block, 16px);
          padding-inline: var(--state-view-padding-inline, 16px);
          border-radius: var(--state-view-corner-radius, 0);
          background: var(--state-view-background-color, transparent);
          text-align: center;
          overflow-wrap: anywhere;
        }
        /* Drawn first, read where the section has it. */
        .state-view > svg {
          order: -1;
          flex: none;
          inline-size: var(--state-view-image-width, 48px);
          block-size: var(--state-view-image-height, 48px);
          margin-block-end: var(--state-view-spacing-image-title, 16px);
          color: var(--state-view-image-color, currentColor);
        }
        .state-view > svg[data-mirrored]:dir(rtl) { transform: scaleX(-1); }
        .state-view > svg:not([data-icon]) {
          inline-size: var(--state-view-spinner-size, 24px);
          block-size: var(--state-view-spinner-size, 24px);
          stroke: var(--state-view-spinner-track, currentColor);
          stroke-width: var(--state-view-spinner-line-width, 3px);
          overflow: visible;
          animation: state-view-turn 1s linear infinite;
        }
        .state-view > svg:not([data-icon]) > * { vector-effect: non-scaling-stroke; }
        .state-view > svg:not([data-icon]) > path { stroke: var(--state-view-spinner-indicator, currentColor); }
        @keyframes state-view-turn { to { transform: rotate(1turn); } }
        @media (prefers-reduced-motion: reduce) { .state-view > svg:not([data-icon]) { animation-duration: 6s; } }
        /* A text keeps the ends of its lines. */
        .state-view-title, .state-view-subtitle, .state-view-reference, .state-view-reason, .state-view-progress,
        .state-view button { white-space: pre-line; }
        .state-view-title {
          margin: 0;
          max-inline-size: var(--state-view-title-max-width, none);
          color: var(--state-view-title-color, inherit);
          font: var(--state-view-title-font, inherit);
          letter-spacing: var(--state-view-title-font-letter-spacing, normal);
        }
        .state-view-subtitle, .state-view-reference, .state-view-reason {
          margin: var(--state-view-spacing-title-subtitle, 4px) 0 0;
          max-inline-size: var(--state-view-subtitle-max-width, none);
          color: var(--state-view-subtitle-color, inherit);
          font: var(--state-view-subtitle-font, inherit);
          letter-spacing: var(--state-view-subtitle-font-letter-spacing, normal);
        }
        .state-view-progress {
          margin: 0;
          max-inline-size: var(--state-view-progress-label-max-width, none);
          color: var(--state-view-progress-label-color, inherit);
          font: var(--state-view-progress-label-font, inherit);
        }
        .state-view-actions {
          display: flex;
          flex-direction: column;
          align-items: center;
          gap: var(--state-view-spacing-between-actions, 8px);
        }
        .state-view > .state-view-actions, .state-view > button {
          margin-block-start: var(--state-view-spacing-subtitle-actions, 16px);
        }
        .state-view button { border: 1px solid; cursor: pointer; }
        .state-view button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
        .state-view > img {
          inline-size: var(--state-view-brand-mark-width, 72px);
          block-size: var(--state-view-brand-mark-height, 38px);
          margin-block-start: var(--state-view-spacing-before-brand-mark, 24px);
          max-inline-size: 100%;
          object-fit: contain;
        }
        """
        + ["first", "second", "third"].map { slot in
            let name = "--state-view-action-\(slot)"
            return """

                .state-view button[data-action="\(slot)"] {
                  min-block-size: var(\(name)-min-height, 44px);
                  min-inline-size: 44px;
                  padding: var(\(name)-padding-vertical, 8px) var(\(name)-padding-horizontal, 16px);
                  border-color: var(\(name)-border, transparent);
                  border-radius: var(\(name)-radius, 8px);
                  background: var(\(name)-background, transparent);
                  color: var(\(name)-label, inherit);
                  font: var(\(name)-font, inherit);
                }
                .state-view button[data-action="\(slot)"]:active { background: var(\(name)-background-pressed, transparent); }
                """
        }.joined() + """

            .state-view button[aria-busy="true"] {
              border-color: var(--state-view-action-busy-border, transparent);
              background: var(--state-view-action-busy-background, transparent);
              color: var(--state-view-action-busy-label, inherit);
            }
            .state-view button:disabled {
              border-color: var(--state-view-action-disabled-border, transparent);
              background: var(--state-view-action-disabled-background, transparent);
              color: var(--state-view-action-disabled-label, inherit);
              cursor: default;
            }

            """
}
