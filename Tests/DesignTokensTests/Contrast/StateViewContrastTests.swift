import Testing

@testable import DesignTokens
@testable import TokenTools

@Suite struct StateViewContrastTests {
    private let hosts: [TokenPath] = ["page", "sheet"]
    private let container = StateViewContrast.container
    private let pairs = StateViewContrast.pairs(hosts: ["page", "sheet"])

    @Test func `texts, icons and the spinner on every host (TV-30)`() {
        let expected: [(TokenPath, ContrastRole)] = [
            ("stateView.title.color", .text), ("stateView.subtitle.color", .text), ("stateView.icon.color", .icon),
            ("stateView.spinner.indicator", .icon), ("stateView.spinner.track", .decorative),
        ]
        for (slot, role) in expected {
            let found = pairs.filter { $0.foreground == slot }
            #expect(found.map(\.layers) == hosts.map { [$0, container] })
            #expect(found.allSatisfy { $0.role == role && $0.state == .rest })
        }
    }

    @Test func `the states of a button are pairs of their own (TK-17)`() {
        func layers(_ foreground: TokenPath, _ state: ContrastPair.State) -> [[TokenPath]] {
            pairs.filter { $0.foreground == foreground && $0.state == state }.map(\.layers)
        }
        let label: TokenPath = "stateView.button.secondary.label"
        #expect(layers(label, .rest) == hosts.map { [$0, container, "stateView.button.secondary.background"] })
        #expect(
            layers(label, .pressed) == hosts.map { [$0, container, "stateView.button.secondary.backgroundPressed"] })
        #expect(layers("stateView.button.busy.label", .busy).count == 2)
        #expect(layers("stateView.button.disabled.label", .disabled).count == 2)
        #expect(pairs.filter { $0.role == .disabled }.allSatisfy { $0.state == .disabled })
    }

    @Test func `every pair stands once (TV-30)`() {
        #expect(Set(pairs).count == pairs.count)
        #expect(pairs.count == 2 * 15)
        #expect(StateViewContrast.pairs(hosts: []).isEmpty)
    }
}
