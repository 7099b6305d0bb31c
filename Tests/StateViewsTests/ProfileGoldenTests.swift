import DesignTokens
import StateViews
import TestSupport
import Testing

/// The table of profiles as `Tests/Fixtures/StateViews/Profiles` has it: state-views.md 4.6.
///
/// Run with `UPDATE_GOLDENS=1` to write what is there now, and review the difference.
@Suite struct ProfileGoldenTests {
    @Test(arguments: StateViewProfile.allCases)
    func `the numbers, colours, fonts and policies of a profile (PR-1 to PR-33)`(profile: StateViewProfile) throws {
        let look = try Fixture.look(["profile": profile.rawValue, "scheme": "light"])
        try Golden.expect(Self.table(profile, look.theme).joined(), "Profiles/\(profile.rawValue).txt")
    }

    private static let changes: [@Sendable (inout StateViewTheme) -> Void] = [
        { $0.icon.size += 1 }, { $0.illustration.height += 1 }, { $0.animation.width += 1 },
        { $0.spinner.sizeSmall += 1 }, { $0.container.padding += 1 }, { $0.spacing.imageTitle += 1 },
        { $0.spacing.titleSubtitle += 1 }, { $0.spacing.textActions += 1 }, { $0.spacing.betweenActions += 1 },
        { $0.spacing.beforeBrandMark += 1 }, { $0.brandMark.height += 1 }, { $0.container.maxWidth = 300 },
        { $0.loading.maxWidth = 300 }, { $0.title.maxWidth = 300 }, { $0.subtitle.maxWidth = 300 },
        { $0.title.font.weight += 1 }, { $0.subtitle.font.weight += 1 }, { $0.title.color = $0.subtitle.color },
        { $0.icon.keepsOwnColors.toggle() }, { $0.buttons.primary.font.weight += 1 },
        { $0.buttons.primary.paddingVertical += 1 }, { $0.buttons.minHeight += 1 },
        { $0.buttons.secondary.cornerRadius += 1 },
    ]

    @Test(arguments: changes.indices)
    func `a changed number changes exactly one line (PR-35)`(change: Int) throws {
        let look = try Fixture.look(["profile": "backbase"])
        var theme = look.theme
        Self.changes[change](&theme)
        let before = Self.table(.backbase, look.theme)
        let after = Self.table(.backbase, theme)
        #expect(before.count == after.count)
        #expect(zip(before, after).filter { $0 != $1 }.count == 1)
    }

    /// One line for each number, in the order of the table.
    private static func table(_ profile: StateViewProfile, _ theme: StateViewTheme) -> [String] {
        let buttons = [theme.buttons.primary, theme.buttons.secondary, theme.buttons.tertiary]
        let roles = StateViewAction.Slot.allCases.map { profile.role(of: $0) }
        var rows: [(String, String, String)] = [
            ("PR-1", "icon", number(theme.icon.size)),
            ("PR-2", "illustration", extent(theme.illustration)),
            ("PR-3", "animation", extent(theme.animation)),
            ("PR-4", "spinner", number(theme.spinner.size)),
            ("PR-4", "spinner, small", number(theme.spinner.sizeSmall)),
            ("PR-4", "spinner, large", number(theme.spinner.sizeLarge)),
            ("PR-5", "padding", number(theme.container.padding)),
            ("PR-6", "image to title", number(theme.spacing.imageTitle)),
            ("PR-7", "title to subtitle", number(theme.spacing.titleSubtitle)),
            ("PR-8", "text to actions", number(theme.spacing.textActions)),
            ("PR-9", "between actions", number(theme.spacing.betweenActions)),
            ("PR-10", "before brand mark", number(theme.spacing.beforeBrandMark)),
            ("PR-11", "brand mark", "\(number(theme.brandMark.width))×\(number(theme.brandMark.height))"),
            ("PR-12", "content max width", limit(theme.container.maxWidth)),
            ("PR-12", "content max width, loading", limit(theme.loading.maxWidth)),
            ("PR-13", "title max width", limit(theme.title.maxWidth)),
            ("PR-13", "subtitle max width", limit(theme.subtitle.maxWidth)),
            ("PR-14", "title max lines", limit(profile.titleMaxLines.map(Double.init))),
            ("PR-15", "subtitle max lines", limit(profile.subtitleMaxLines.map(Double.init))),
            ("PR-16", "title font", font(theme.title.font)),
            ("PR-17", "subtitle font", font(theme.subtitle.font)),
            ("PR-18", "title colour", color(theme.title.color)),
            ("PR-19", "subtitle colour", color(theme.subtitle.color)),
            ("PR-20", "icon colour", color(theme.icon.color)),
            ("PR-20", "icon colour, errors", color(theme.icon.errorColor)),
            ("PR-20", "icon keeps its own colours", theme.icon.keepsOwnColors ? "yes" : "no"),
            ("PR-21", "action styles", roles.map(profile.styleName).joined(separator: " / ")),
        ]
        for (slot, button) in zip(StateViewAction.Slot.allCases, buttons) {
            let padding = "\(number(button.paddingVertical)) / \(number(button.paddingHorizontal))"
            rows += [
                ("PR-22", "action label font, \(slot)", font(button.font)),
                ("PR-23", "action padding, \(slot)", padding),
                ("PR-24", "action radius, \(slot)", number(button.cornerRadius)),
            ]
        }
        rows += [
            ("PR-24", "action min height", number(theme.buttons.minHeight)),
            ("PR-27", "overflow", profile.overflow.rawValue),
            ("PR-28", "title role", "heading \(profile.headingLevel)"),
            ("PR-30", "override policy", profile.overridePolicy.rawValue),
            ("PR-31", "locale policy", profile.localePolicy.rawValue),
            ("PR-33", "log text", profile.logsTexts ? "messages" : "ids only"),
        ]
        return rows.map { "\(Golden.padded($0, 7))\(Golden.padded($1, 30))\($2)\n" }
    }

    private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }

    private static func limit(_ value: Double?) -> String { value.map(number) ?? "none" }

    private static func extent(_ extent: StateViewTheme.Extent) -> String {
        "\(number(extent.width))×\(number(extent.height))"
    }

    private static func color(_ color: ColorValue) -> String { color.sRGB().hex }

    private static func font(_ font: FontStyle) -> String {
        let metrics = font.metrics()
        let scale = font.relativeTo.map { ", scales as \($0.rawValue)" } ?? ""
        return "\(font.families.joined(separator: ", ")) \(number(font.weight)) "
            + "\(number(metrics.size))/\(number(metrics.leading))\(scale)"
    }
}
