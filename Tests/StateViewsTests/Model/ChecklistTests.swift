import DesignTokens
import L10nCatalog
import L10nLocale
import L10nLookup
import L10nMessages
import L10nProject
import StateViews
import Testing

/// Sentences of the checklists that one resolved view proves: state-views.md 2.4, 3 and 5.3.
@Suite struct ChecklistTests {
    @Test(arguments: StateViewKind.allBuiltIn.filter { $0 != .loading && $0 != .custom })
    func `the icon is decoration, for assistive techniques and in HTML (ES-17)`(kind: StateViewKind) async throws {
        var definition = StateViewDefinition(kind)
        definition.profile = .cookbook
        let view = Fixture.resolve(definition, try await Fixture.defaults().catalog)
        let image = try #require(view.accessibility.first { $0.role == .image })
        #expect(image.isHidden && view.accessibility.last == image)
        let section = try #require(view.native(.html))
        let icon = try #require(section.children.first { $0.name == "svg" })
        #expect(icon.attributes["aria-hidden"] == "true")
        #expect(icon.text == nil && icon.attributes["role"] == nil && icon.attributes["aria-label"] == nil)
        // Compose leaves out what has no description.
        let column = try #require(view.native(.compose))
        let drawn = try #require(column.children.first { $0.name == "Icon" })
        #expect(drawn.attributes["contentDescription"] == "null")
    }

    @Test func `what does not fit is scrolled, and made smaller in the cookbook alone (C-5)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        func view(_ profile: StateViewProfile, _ own: StateViewArrangement.Overflow? = nil) -> ResolvedStateView {
            var definition = StateViewDefinition(.empty)
            definition.profile = profile
            definition.layout.overflow = own
            return Fixture.resolve(definition, catalog)
        }
        for profile in StateViewProfile.allCases {
            #expect(view(profile).layout.overflow == (profile == .cookbook ? .ladder : .scroll))
        }
        #expect(view(.warp, .ladderThenScroll).layout.overflow == .ladderThenScroll)
        let sealed = view(.cookbook, .scroll)
        #expect(sealed.layout.overflow == .ladder)
        #expect(sealed.issues == [ResolvedStateView.Issue(.sealedProfileOverride, property: "overflow")])
    }

    @Test func `at the sizes that help people read, no text is cut (C-5 A-9)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        let look = try Fixture.look(["profile": "cookbook"])
        let open = try Fixture.look(["profile": "feedback"])
        for category in SizeCategory.allCases {
            var environment = StateViewEnvironment(locales: [.english], profile: .cookbook, sizeCategory: category)
            func view(_ definition: StateViewDefinition, _ look: StateViewLook) -> ResolvedStateView {
                StateViewResolver.resolve(
                    definition, in: environment, lookup: CatalogLookup(catalog, localizer: Localizer(catalog)),
                    look: look)
            }
            let sealed = view(StateViewDefinition(.empty), look)
            let isWhole = category.isAccessibility
            #expect(sealed.property("title.maxLines")?.value == (isWhole ? .unlimited : .number(2)))
            #expect(sealed.property("subtitle.maxLines")?.value == (isWhole ? .unlimited : .number(3)))
            // Who looks for the limit finds what became of it.
            #expect(sealed.property("title.maxLines")?.lost.map(\.value) == (isWhole ? [.number(2)] : []))
            environment.profile = .feedback
            var own = StateViewDefinition(.empty)
            own.layout.titleMaxLines = 1
            own.styles[.definition] = StateViewStyle([.label(.subtitle, .maxLines): .number(4)])
            #expect(view(own, open).property("title.maxLines")?.value == (isWhole ? .unlimited : .number(1)))
            #expect(view(own, open).property("subtitle.maxLines")?.value == (isWhole ? .unlimited : .number(4)))
        }
    }

    @Test func `a remark about something that failed has the icon of errors (PR-20)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        let look = try Fixture.look(["profile": "feedback"])
        func color(_ kind: StateViewKind) -> ResolvedStateView.Property? {
            var definition = StateViewDefinition(kind)
            definition.profile = .feedback
            return Fixture.resolve(definition, catalog, look: look).property("image.color")
        }
        #expect(color(.updateFailure)?.token == "stateView.icon.errorColor")
        #expect(color(.updateFailure) == color(.loadingFailure))
        #expect(color(.empty)?.token == "stateView.icon.color")
        #expect(color(.empty)?.color != color(.updateFailure)?.color)
    }

    /// How many lines that is, only who measures knows.
    @Test func `English leaves a quarter of each length to translations (KD-6)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        var arguments: [String: MessageArgument] = [
            "eidProvider": .string("BankID"), "query": .string("red bicycle"), "time": .string("14:30"),
            "brand": .string("Example"), "code": .string("A1-2B3"),
        ]
        for entry in DefaultKeys.all {
            for count in [1, 21] {
                var definition = StateViewDefinition(id: "x", kind: .custom)
                arguments["count"] = .int(count)
                definition.title = .key(entry.key, arguments: MessageArguments(named: arguments))
                let text = try #require(Fixture.resolve(definition, catalog).text(.title))
                #expect(text.issues.isEmpty && !text.text.isEmpty, "\(entry.key)")
                let length = text.text.unicodeScalars.filter { !("\u{2066}"..."\u{2069}").contains($0) }.count
                #expect(4 * length <= 3 * entry.lengthHint, "\(entry.key): \(text.text)")
            }
        }
    }
}
