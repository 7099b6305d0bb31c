import DesignTokens
import L10nCatalog
import L10nLocale
import L10nLookup
import Testing

@testable import StateViews

/// Views of one shape share their properties by look: what one view says must never be seen in another.
struct SharedPropertiesTests {
    /// Views whose shapes and settings differ in everything that properties are made from.
    private static func views() -> [(definition: StateViewDefinition, environment: StateViewEnvironment)] {
        var definitions = StateViewKind.allBuiltIn.map { StateViewDefinition($0) }
        for size in StateViewVisual.Progress.SpinnerSize.allCases {
            var loading = StateViewDefinition(.loading, id: "loading-\(size)")
            loading.visual.progress = .spinner(size)
            definitions.append(loading)
            loading.layout.placement = .overlay
            definitions.append(loading)
        }
        var styled = StateViewDefinition(.loadingFailure, id: "styled")
        styled.styles[.definition] = StateViewStyle([
            .label(.title, .color): .color(.literal(SRGBColor.white.value)),
            .padding: .insets(StateViewArrangement.EdgeInsets(3)),
            .label(.subtitle, .font): .font(.preferred(.title1, .bold)),
        ])
        styled.visual.width = .points(77)
        styled.layout.titleMaxLines = 1
        definitions.append(styled)
        var banner = StateViewDefinition(.updateFailure, id: "banner")
        banner.layout.placement = .banner
        definitions.append(banner)
        var field = StateViewDefinition(id: "field", kind: .custom, title: .literal("Enter a number."))
        field.visual.icon = "error-filled"
        field.layout.placement = .inline
        definitions.append(field)
        var poor = StateViewDefinition(.loadingFailure, id: "poor")
        poor.title = .none
        definitions.append(poor)
        poor.subtitle = .literal("")
        poor.removeAction(.first)
        definitions.append(poor)
        var marked = StateViewDefinition(.login, id: "marked")
        marked.showsBrandMark = true
        definitions.append(marked)
        marked.set(StateViewAction(.third, .cancel, role: .destructive))
        definitions.append(marked)
        return definitions.flatMap { definition in
            StateViewProfile.allCases.flatMap { profile in
                [SizeCategory.large, .extraSmall, .accessibility5].flatMap { category in
                    [false, true].map { bold in
                        var environment = StateViewEnvironment(
                            locales: [.english], profile: profile, sizeCategory: category)
                        environment.boldText = bold
                        return (definition, environment)
                    }
                }
            }
        }
    }

    private static let catalog = Catalog(layers: [Fixture.layer(.library, ["en": ["k": "A text"]])])

    private static func resolve(
        _ view: (definition: StateViewDefinition, environment: StateViewEnvironment), _ look: StateViewLook
    ) -> ResolvedStateView {
        StateViewResolver.resolve(
            view.definition, in: view.environment, lookup: CatalogLookup(catalog, localizer: Localizer(catalog)),
            look: look)
    }

    @Test func `what a view looks like does not hang on the views before it (MD-10)`() throws {
        let views = Self.views()
        let look = try Fixture.look(["brand": "finn"])
        let forward = views.map { Self.resolve($0, look) }
        let other = try Fixture.look(["brand": "finn"])
        let backward = Array(views.reversed().map { Self.resolve($0, other) }.reversed())
        for (first, second) in zip(forward, backward) { #expect(first == second, "\(first.id)") }
    }

    @Test func `shapes have the same key only where they are the same`() {
        func shape(
            _ category: SizeCategory = .large, bold: Bool = false, _ change: (inout ViewShape) -> Void = { _ in }
        ) -> ViewShape {
            var shape = ViewShape(sizeCategory: category, boldText: bold)
            change(&shape)
            return shape
        }
        var shapes = SizeCategory.allCases.map { shape($0) } + [shape(bold: true)]
        let pictures: [ViewShape.Visual] = [
            .icon, .errorIcon, .illustration, .animation, .smallSpinner, .mediumSpinner, .largeSpinner, .otherProgress,
        ]
        shapes += pictures.map { picture in shape { $0.picture = picture } }
        for slot in StateViewAction.Slot.allCases {
            shapes += ButtonGroup.allCases.map { group in shape { $0[slot] = group } }
        }
        for flag in [
            \ViewShape.hasTitle, \.hasSubtitle, \.hasProgressLabel, \.hasBrandMark, \.isLoading, \.isOverlay,
            \.isBanner, \.isFieldMessage,
        ] {
            shapes.append(shape { $0[keyPath: flag] = true })
        }
        shapes += [shape { $0.titleMaxLines = 2 }, shape { $0.subtitleMaxLines = 2 }, shape { $0.titleMaxLines = 3 }]
        #expect(Set(shapes.map(\.key)).count == shapes.count)
    }
}
