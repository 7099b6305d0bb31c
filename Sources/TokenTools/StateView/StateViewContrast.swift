package import DesignTokens

/// The built-in contract of a state view: which of its slots are read on which.
package enum StateViewContrast {
    /// Where the hosts stand, in vendor data, unless the project lists them.
    package static let container: TokenPath = "stateView.container.background"

    /// All pairs of the slots, on each of the hosts.
    ///
    /// Title, subtitle, icon and spinner stand on the container; a label stands on its button, at rest, pressed, busy and
    /// disabled. The track of a spinner is ornament. A pressed or disabled look replaces the one at rest, so that it lies
    /// on the container and not on the button at rest.
    package static func pairs(hosts: [TokenPath]) -> [ContrastPair] {
        hosts.flatMap { host in
            texts(on: [host, container]) + pictures(on: [host, container]) + labels(on: [host, container])
        }
    }

    private static func texts(on layers: [TokenPath]) -> [ContrastPair] {
        ["title", "subtitle", "loading"].map { name in
            ContrastPair(
                TokenPath("stateView.\(name).color"), on: layers, .text, origin: .slot,
                typography: TokenPath("stateView.\(name).typography"))
        }
    }

    private static func pictures(on layers: [TokenPath]) -> [ContrastPair] {
        [
            ("stateView.icon.color", ContrastRole.icon), ("stateView.icon.errorColor", .icon),
            ("stateView.spinner.indicator", .icon), ("stateView.spinner.track", .decorative),
        ].map { ContrastPair(TokenPath($0.0), on: layers, $0.1, origin: .slot) }
    }

    private static func labels(on layers: [TokenPath]) -> [ContrastPair] {
        var pairs: [ContrastPair] = []
        for name in ["primary", "secondary", "tertiary"] {
            let button = "stateView.button.\(name)."
            for (background, state) in [("background", ContrastPair.State.rest), ("backgroundPressed", .pressed)] {
                pairs.append(
                    ContrastPair(
                        TokenPath(button + "label"), on: layers + [TokenPath(button + background)], .text,
                        state: state, origin: .slot, typography: TokenPath(button + "typography")))
            }
        }
        for (state, role) in [(ContrastPair.State.busy, ContrastRole.text), (.disabled, .disabled)] {
            let button = "stateView.button.\(state.rawValue)."
            pairs.append(
                ContrastPair(
                    TokenPath(button + "label"), on: layers + [TokenPath(button + "background")], role, state: state,
                    origin: .slot, typography: "stateView.button.primary.typography"))
        }
        return pairs
    }
}
