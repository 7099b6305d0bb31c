import L10nProject
import L10nSource
import StateViews

/// An icon that some platform has not.
enum UnmappedIcon: StateViewRule {
    static let rule = Rule.unmappedIcon

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.offline", "noConnection", icon("\"sfSymbol\": \"wifi.slash\"")),
            good: StateViewExample.view(
                "payments.offline", "noConnection", icon("\"sfSymbol\": \"wifi.slash\", \"material\": \"wifi_off\"")))
    }

    private static func icon(_ symbols: String) -> String {
        "\"visual\": { \"icon\": { \"id\": \"nova-offline\", \(symbols) } }"
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard let (icon, place, symbols) = view.namedIcon, IconRegistry.icon(icon) == nil else { return }
        let assets = view.project.assets.find(icon)
        // What is nowhere is a finding of its own.
        if symbols == nil, assets.isEmpty, view.project.assets.isKnown || MeantAsset.icon(meantBy: icon) != nil {
            return
        }
        var asked = Set(view.project.configuration.namedPlatforms ?? [])
        // Symbols are for these two platforms, so that who names one means both.
        if asked.isEmpty, symbols != nil { asked = [.ios, .android] }
        let missing = Configuration.Platform.allCases.filter { platform in
            asked.contains(platform) && !has(icon, platform, symbols, assets)
        }
        let names = missing.compactMap(name)
        guard !names.isEmpty else { return }
        findings.add(view.finding(.unmappedIcon, message(icon, names), at: place))
    }

    private static func has(
        _ icon: String, _ platform: Configuration.Platform, _ symbols: StateViewVisual.Symbols?,
        _ assets: [ProjectAsset]
    ) -> Bool {
        switch platform {
        case .ios:
            symbols?.sfSymbol != nil || MeantAsset.isSystemSymbol(icon)
                || assets.contains { $0.form == .set || $0.form == .file }
        case .android: symbols?.material != nil || assets.contains { $0.form == .drawable }
        case .web: assets.contains { $0.form == .file }
        // An app for watches asks for the same symbols as its phone.
        case .watchos32: true
        }
    }

    private static func name(_ platform: Configuration.Platform) -> String? {
        switch platform {
        case .ios: "SF symbol"
        case .android: "Material icon"
        case .web: "picture for the web"
        case .watchos32: nil
        }
    }
}

extension UnmappedIcon {
    fileprivate static func message(_ icon: String, _ names: [String]) -> String {
        "\(Wording.quoted(icon)) has no \(Wording.list(names, "or")); map it or add the file"
    }
}
