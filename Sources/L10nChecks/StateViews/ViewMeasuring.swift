package import DesignTokens
import L10nLocale
package import L10nProject
package import StateViewLayout
package import StateViews
import TextShaping

/// Measures the views of a project for every reader and screen that counts: made when the first view is measured.
///
/// Source: state-views.md 7.3, 7.6 (LY-40 to LY-42).
package final class ViewMeasuring {
    /// The smallest phone, and a usual one.
    package static let containers = [LayoutSize(320, 480), LayoutSize(390, 844)]
    package static let sizes: [SizeCategory] = [.large, .extraExtraExtraLarge, .accessibility5]
    /// What the widths of fonts that stand in are multiplied by (LY-42).
    static let margin = 1.05

    private let project: Project
    private let theme: ThemeSource?
    private let measurer: ShapedTextMeasurer?
    private var looks: [Look: StateViewLook?] = [:]

    private struct Look: Hashable {
        let brand: String?
        let profile: StateViewProfile
    }

    package init(_ project: Project) {
        self.project = project
        measurer = ShapedTextMeasurer(FontLibrary(project.fonts))
        // Where nothing can be measured, no theme has to be resolved.
        theme = measurer == nil ? nil : project.themeSource ?? project.standInTheme
    }

    /// Whether views can be measured: by HarfBuzz, ICU and fonts, in a theme.
    package var isPossible: Bool { theme != nil }

    func look(_ brand: String?, _ profile: StateViewProfile) -> StateViewLook? {
        let key = Look(brand: brand, profile: profile)
        if let known = looks[key] { return known }
        let environment = StateViewEnvironment(locales: [], brand: brand, profile: profile)
        let look = try? theme?.look(in: environment, profile, names: project.configuration.themes)
        looks[key] = .some(look)
        return look
    }

    /// The layout of a view without a margin; nil on a machine that cannot measure.
    package func layout(_ view: ResolvedStateView) -> StateViewLayout? { measurer.map { StateViewLayout(view, $0) } }

    /// The frames of a view in each container, with the margin where a font stands in. Readers of the largest texts
    /// hardly have the smallest phone.
    package func frames(_ view: ResolvedStateView) -> [StateViewFrames] {
        guard let layout = layout(view), let measurer else { return [] }
        let usesStandIn = layout.fonts.contains(where: \.isStandIn)
        let measured = usesStandIn ? StateViewLayout(view, measurer, margin: Self.margin) : layout
        let containers =
            view.environment.sizeCategory.isAccessibility ? Self.containers.suffix(1) : Self.containers[...]
        return containers.map { measured.frames(in: $0) }
    }
}

/// A view as one reader sees it on one screen.
struct MeasuredCase {
    let language: LanguageTag
    let brand: String?
    let size: SizeCategory
    /// Whether the project has views on no other platform than the web.
    let isForWebAlone: Bool
    let frames: StateViewFrames
    let view: ResolvedStateView

    /// The language in which a part is written, which may not be the one that was asked for.
    func language(of part: String) -> LanguageTag { view.language(ofPart: part) ?? language }

    /// Such as `'de' at AX5 on 320 × 480`.
    var name: String {
        let brand = brand.map { " for '\($0)'" } ?? ""
        let (width, height) = (Int(frames.container.width), Int(frames.container.height))
        return "'\(language)'\(brand) at \(size.rawValue) on \(width) × \(height)"
    }
}
