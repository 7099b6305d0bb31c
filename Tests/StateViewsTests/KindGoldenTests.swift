import DesignTokens
import Foundation
import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import StateViews
import TestSupport
import Testing

/// What every kind of view is made of in every profile, as `Tests/Fixtures/StateViews/Kinds` has it: state-views.md 5.1
/// and 5.4. The numbers of a profile stand in its own file, so that one that changes is one line (PR-35).
///
/// Run with `UPDATE_GOLDENS=1` to write what is made now, and review the difference.
@Suite struct KindGoldenTests {
    @Test(arguments: StateViewKind.allBuiltIn.filter { $0 != .custom }, StateViewProfile.allCases)
    func `texts, picture, actions and tokens of a kind in a profile (KD-k1 to KD-k18 MD-8 MD-9)`(
        kind: StateViewKind, profile: StateViewProfile
    ) async throws {
        let project = try await Fixture.defaults()
        let look = try Fixture.look(["profile": profile.rawValue, "scheme": "light"])
        let view = StateViewResolver.resolve(
            StateViewDefinition(kind), in: StateViewEnvironment(locales: [.english], profile: profile),
            lookup: CatalogLookup(project.catalog, localizer: Localizer(project.catalog)), look: look)
        try Golden.expect(Self.text(view), "Kinds/\(kind.rawValue)/\(profile.rawValue).txt")
    }

    private static func text(_ view: ResolvedStateView) -> String {
        let family = view.kind.family?.rawValue ?? "-"
        var lines = ["\(view.id) (\(family)), profile \(view.profile.rawValue), \(view.layout.placement.name)", ""]
        if case .spinner(let size)? = view.progress { lines.append("progress  \(size) spinner") }
        for picture in view.pictures {
            lines.append("\(picture.kind)  \(picture.id)  \(picture.sfSymbol ?? "-")  \(picture.material ?? "-")")
        }
        lines += ["", "texts"]
        for item in view.texts {
            let key = item.text.key.map { $0.dropFirst(DefaultKeys.prefix.count) } ?? "-"
            lines.append("  \(Golden.padded(item.role.name, 24))\(Golden.padded(String(key), 32))\(item.text.text)")
        }
        lines += ["", "actions"]
        for action in view.actions {
            lines.append(
                "  \(Golden.padded(action.slot.rawValue, 8))\(Golden.padded(action.intent.name, 16))"
                    + "\(action.role.rawValue)  \(action.style)  \(action.width)  \(action.busyPolicy)")
        }
        lines += ["", "properties, who sets them, and the token"]
        for property in view.properties {
            lines.append(
                "  \(Golden.padded(property.name, 32))\(Golden.padded(property.layer.rawValue, 10))"
                    + (property.token ?? value(property)))
        }
        lines += ["", "read aloud"]
        for node in view.accessibility {
            var words = [node.role.name]
            if case .heading(let level) = node.role { words.append("\(level)") }
            if node.isHidden { words.append("hidden") }
            if let live = node.live { words.append(live.rawValue) }
            lines.append("  \(Golden.padded(node.part, 24))\(words.joined(separator: " "))")
        }
        lines += ["", "platforms' own views"]
        for platform in ResolvedStateView.NativeView.allCases {
            let misfits = view.misfits(platform)
            lines.append("  \(Golden.padded(platform.rawValue, 34))\(misfits.isEmpty ? "fits" : "\(misfits)")")
        }
        #expect(view.issues.isEmpty)
        return lines.map { $0.replacing(/[ ]+$/, with: "") + "\n" }.joined()
    }

    /// A value that no token says.
    private static func value(_ property: ResolvedStateView.Property) -> String {
        guard case .font(_, let metrics) = property.value else { return "\(property.value)" }
        return "font of \(metrics.size) on \(metrics.leading)"
    }
}
