import DesignTokens
import L10nCatalog
import L10nLocale
import L10nLookup
import L10nMessages
import L10nProject
import L10nSource
import StateViews
import Testing

/// What the rules about feedback ask of a resolved view: state-views.md 2.5, 3 and 8.
@Suite struct FeedbackModelTests {
    @Test(arguments: [StateViewKind.empty, .firstUse, .cleared])
    func `empty is the platform's own view, with its action (FS-3)`(kind: StateViewKind) async throws {
        let view = Fixture.resolve(StateViewDefinition(kind), try await Fixture.defaults().catalog)
        let label = try #require(view.actions.first?.label?.text)
        for platform in [ResolvedStateView.NativeView.contentUnavailableView, .contentUnavailableConfiguration] {
            let native = try #require(view.native(platform))
            #expect(native.texts.contains(label), "\(platform)")
            #expect(native.texts.contains(try #require(view.text(.title)?.text)), "\(platform)")
        }
    }

    @Test func `the label of progress is a text of every language (FS-5)`() async throws {
        let project = try await Fixture.defaults()
        for tag in project.languagesOfDefaults {
            let view = Fixture.resolve(StateViewDefinition(.loading), project.catalog, in: [tag.description])
            let label = try #require(view.text(.progressLabel))
            #expect(label.language == tag && !label.isBlank && label.issues.isEmpty, "\(tag)")
            #expect(view.progress != nil)
        }
    }

    @Test func `the buttons of banners and alerts have their words in every language (FS-13)`() async throws {
        let machine = StateViewMachine(StateViewMachine.Configuration())
        let project = try await Fixture.defaults()
        for tag in project.languagesOfDefaults {
            for surface in [PresentationPolicy.ErrorSurface.banner, .alert] {
                let definition = machine.noticeDefinition(surface)
                let view = Fixture.resolve(definition, project.catalog, in: [tag.description])
                let labels = view.actions.compactMap(\.label)
                #expect(labels.count == 2 && labels[0].text != labels[1].text, "\(tag)")
                #expect(labels.allSatisfy { $0.language == tag && $0.issues.isEmpty && !$0.isBlank }, "\(tag)")
            }
        }
    }

    /// No text has a hole for what was thrown, so that only the kind decides what people read.
    @Test func `no text of an error says what was thrown, and one says how to refresh (FS-18)`() async throws {
        let project = try await Fixture.defaults()
        for kind in Set(StateViewKind.allBuiltIn.filter { $0.family == .error || $0.family == .notice }) {
            for variant in StateViewTextRole.all.flatMap({ DefaultKeys.variants(kind, $0) }) {
                #expect([nil, .time, .code, .brand, .count].contains(variant.argument), "\(variant.key)")
            }
        }
        for tag in project.languagesOfDefaults {
            var definition = StateViewDefinition(.loadingFailure)
            let key = try #require(definition.defaultKey(.refreshHint))
            definition[.refreshHint] = .key(key)
            let hint = Fixture.resolve(definition, project.catalog, in: [tag.description]).text(.refreshHint)
            #expect(hint?.language == tag && hint?.isBlank == false, "\(tag)")
        }
    }

    /// The one that a view is drawn with by profile feedback, at a place.
    private static func look(
        _ definition: StateViewDefinition, _ placement: StateViewArrangement.Placement,
        in profile: StateViewProfile = .feedback
    ) async throws -> ResolvedStateView {
        var definition = definition
        definition.profile = profile
        definition.layout.placement = placement
        return Fixture.resolve(
            definition, try await Fixture.defaults().catalog, look: try Fixture.look(["profile": profile.rawValue]))
    }

    @Test func `a banner is a card in a tenth of the warning color (FS-22)`() async throws {
        let banner = try await Self.look(StateViewDefinition(.updateFailure), .banner)
        let warning = try #require(banner.property("image.color")?.color)
        var tenth = warning
        tenth.alpha = 0.1
        #expect(banner.property("background.color")?.color == tenth)
        #expect(banner.property("background.color")?.origin.contains { $0.path == "semantic.icon.warning" } == true)
        #expect(banner.pictures.first?.sfSymbol == "exclamationmark.triangle")
        #expect(banner.property("cornerRadius")?.length == 8)
        #expect(banner.property("padding")?.length == 8 && banner.property("margin.horizontal")?.length == 16)
        #expect(Self.size(banner, "title.font") == 15 && Self.size(banner, "subtitle.font") == 15)
        // Its second button dismisses it.
        #expect(banner.actions.map(\.intent) == [.retry, .dismiss])
        #expect(Self.size(banner, "action.second.font") == 12)
        #expect(banner.property("title.font")?.layer == .profile)
        // Elsewhere, and in other profiles, it is a view as any other.
        for view in [
            try await Self.look(StateViewDefinition(.updateFailure), .container),
            try await Self.look(StateViewDefinition(.updateFailure), .banner, in: .backbase),
        ] {
            #expect(view.property("margin.horizontal") == nil)
            #expect(view.property("background.color")?.color?.alpha != 0.1)
        }
    }

    @Test func `what is wrong with a field stands beside a filled icon in the color of errors (FS-21)`() async throws {
        var definition = StateViewDefinition(id: "iban", kind: .custom, title: .literal("Enter 18 letters and digits."))
        definition.visual.icon = "error-filled"
        let message = try await Self.look(definition, .inline)
        #expect(message.pictures.first?.sfSymbol == "exclamationmark.circle.fill")
        let red = try #require(message.property("title.color"))
        #expect(red.token == "semantic.text.negative")
        #expect(message.property("image.color")?.color == red.color)
        #expect(message.property("spacing.imageTitle")?.length == 4)
        #expect(Self.size(message, "title.font") == 12)
        #expect(try await Self.look(definition, .container).property("title.color")?.token != "semantic.text.negative")
    }

    private static func size(_ view: ResolvedStateView, _ name: String) -> Double? {
        if case .font(_, let metrics)? = view.property(name)?.value { metrics.size } else { nil }
    }

    @Test func `by key the journey wins over the app over the library, at the call site the last one (C-19)`() {
        let key = "DesignSystem.stateView.noResultsTitle"
        let layers = [
            Fixture.layer(.library, ["en": [key: "library"]]),
            Fixture.layer(.brand, brand: "acme", ["en": [key: "brand"]]),
            Fixture.layer(.app, ["en": [key: "app"]]), Fixture.layer(.journey, ["en": [key: "journey"]]),
        ]
        let definition = StateViewDefinition(.noResults)
        for (count, winner) in zip(1...4, ["library", "brand", "app", "journey"]) {
            let view = Fixture.resolve(definition, Catalog(layers: Array(layers.prefix(count))), brand: "acme")
            #expect(view.text(.title)?.text == winner)
        }
        // What a caller says wins over every layer, and of two callers the later.
        var (first, second) = (StateViewPatch(), StateViewPatch())
        first.texts[.title] = .set("first")
        second.texts[.title] = .set("second")
        let patched = definition.patched(first).patched(second)
        #expect(Fixture.resolve(patched, Catalog(layers: layers)).text(.title)?.text == "second")
        #expect(definition.patched(first.then(second)) == patched)
        #expect(definition.title == .inherit)
    }

    @Test(arguments: StateViewKind.allBuiltIn.filter { [.error, .notice, .success].contains($0.family) })
    func `a severity has an icon and words, in every look (A-12)`(kind: StateViewKind) async throws {
        let catalog = try await Fixture.defaults().catalog
        for profile in StateViewProfile.allCases {
            var definition = StateViewDefinition(kind)
            definition.profile = profile
            let view = Fixture.resolve(definition, catalog, look: try Fixture.look(["profile": profile.rawValue]))
            #expect(view.pictures.first?.kind == .icon, "\(profile)")
            #expect(view.text(.title)?.isBlank == false, "\(profile)")
        }
    }
}

extension ResolvedStateView.NativeElement {
    /// What the element and those in it say.
    fileprivate var texts: [String] {
        [text].compactMap(\.self) + attributes.map(\.value) + children.flatMap(\.texts)
    }
}
