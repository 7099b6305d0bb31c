import Testing

@testable import DesignTokens

@Suite struct StateViewContrastTests {
    private let pairs = StateViewContrast.pairs(hosts: ["page", "sheet"])

    @Test func `TV-30 texts, icons and the spinner on every host`() {
        for host in ["page", "sheet"] {
            for (slot, role) in [
                ("title.color", ContrastRole.text), ("subtitle.color", .text), ("icon.color", .icon),
                ("spinner.indicator", .icon), ("spinner.track", .decorative),
            ] {
                #expect(
                    pairs.contains {
                        $0.foreground == "stateView." + slot && $0.role == role
                            && $0.layers == [host, StateViewContrast.container]
                    }, "\(slot) on \(host)")
            }
        }
    }

    @Test func `TK-17 the states of a button are pairs of their own`() {
        func layers(_ foreground: String, _ state: ContrastPair.State) -> [[String]] {
            pairs.filter { $0.foreground == foreground && $0.state == state }.map(\.layers)
        }
        let container = StateViewContrast.container
        let label = "stateView.button.secondary.label"
        #expect(
            layers(label, .rest) == ["page", "sheet"].map { [$0, container, "stateView.button.secondary.background"] })
        #expect(
            layers(label, .pressed)
                == ["page", "sheet"].map { [$0, container, "stateView.button.secondary.backgroundPressed"] })
        #expect(layers("stateView.button.busy.label", .busy).count == 2)
        #expect(layers("stateView.button.disabled.label", .disabled).count == 2)
        #expect(pairs.filter { $0.role == .disabled }.allSatisfy { $0.state == .disabled })
    }

    @Test func `TV-30 every pair stands once`() {
        #expect(Set(pairs).count == pairs.count)
        #expect(pairs.count == 2 * 15)
        #expect(StateViewContrast.pairs(hosts: []).isEmpty)
    }
}
