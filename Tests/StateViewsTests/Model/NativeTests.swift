import L10nCatalog
import L10nLocale
import L10nProject
import StateViews
import Testing

/// The platforms' own views: state-views.md MD-9 and MD-10.
@Suite struct NativeTests {
    private static func view(
        _ kind: StateViewKind = .notFound, _ locale: String = "en",
        _ change: (inout StateViewDefinition) -> Void = { _ in }
    ) async throws -> ResolvedStateView {
        var definition = StateViewDefinition(kind)
        definition.profile = .cookbook
        change(&definition)
        return Fixture.resolve(
            definition, try await Fixture.defaults().catalog, in: [locale],
            look: try Fixture.look(["profile": "cookbook"]))
    }

    @Test func `an Empty State fits the native view, part by part (ES-8 empty-005 MD-9)`() async throws {
        let view = try await Self.view()
        let native = try #require(view.native(.contentUnavailableView))
        #expect(native.children.map(\.name) == ["Label", "Text", "Button", "Button"])
        #expect(native.children[0].text == "Page not found")
        #expect(native.children[0].attributes == ["systemImage": "questionmark.folder"])
        #expect(native.children.compactMap(\.text).suffix(2) == ["Go to start page", "Back to previous page"])
    }

    @Test func `what does not fit is named (MD-9)`() async throws {
        let reasons: [(String, (inout StateViewDefinition) -> Void)] = [
            ("full-width-action", { $0.set(StateViewAction(.first, .goHome, width: .full(leading: 0, trailing: 0))) }),
            ("animation", { $0.visual.animation = StateViewVisual.Animation("storm") }),
            ("placement", { $0.layout.placement = .banner }), ("brand-mark", { $0.showsBrandMark = true }),
        ]
        for (reason, change) in reasons {
            let view = try await Self.view(.notFound, "en", change)
            #expect(view.misfits(.contentUnavailableView) == [reason])
            #expect(view.native(.contentUnavailableView) == nil)
            #expect(view.native(.html) != nil)
        }
        #expect(try await Self.view(.loading).misfits(.contentUnavailableView).contains("progress"))
        let three = try await Self.view { $0.set(StateViewAction(.third, .contactSupport)) }
        #expect(three.misfits(.contentUnavailableView) == [])
        #expect(three.misfits(.contentUnavailableConfiguration) == ["more-than-two-actions"])
        let wide = try await Self.view { view in
            view.profile = .feedback
            view.styles = [
                .definition: StateViewStyle([
                    .label(.title, .maxWidth): .length(150), .spacing(.imageTitle): .length(3),
                ])
            ]
        }
        #expect(wide.misfits(.contentUnavailableView) == ["text-max-width", "own-spacing"])
        let large = try await Self.view { view in
            view.profile = .feedback
            view.visual.width = 200
            view.styles = [.callSite: StateViewStyle([.cornerRadius: .length(8)])]
        }
        #expect(large.misfits(.contentUnavailableView) == ["image-size"])
    }

    @Test func `HTML in reading order, each run in its language and direction (MD-10 ES-23)`() async throws {
        let section = try #require(try await Self.view(.notFound, "ar").native(.html))
        func value(_ element: ResolvedStateView.NativeElement, _ name: String) -> String? {
            element.attributes[name]
        }
        #expect(section.name == "section")
        #expect(value(section, "dir") == "rtl" && value(section, "role") == "alert")
        #expect(section.children.map(\.name) == ["h3", "p", "svg", "div"])
        #expect(value(section.children[0], "lang") == "ar")
        #expect(value(section, "aria-labelledby") == value(section.children[0], "id"))
        #expect(value(section.children[2], "aria-hidden") == "true")
        let group = section.children[3]
        #expect(value(group, "role") == "group" && value(group, "aria-label")?.isEmpty == false)
        #expect(group.children.map(\.name) == ["button", "button"])
        let loading = try #require(try await Self.view(.loading).native(.html))
        #expect(value(loading, "role") == "status")
    }

    @Test func `a button that cannot be used says why, beside it (FS-17 PH-47 A-14)`() async throws {
        let view = try await Self.view(.login) { $0.set(StateViewAction(.second, .signup, isEnabled: false)) }
        let reason = "Fill in the required fields first"
        func value(_ element: ResolvedStateView.NativeElement, _ name: String) -> String? {
            element.attributes[name]
        }
        let group = try #require(view.native(.html)?.children.last)
        #expect(group.children.map(\.name) == ["button", "button", "p"])
        #expect(value(group.children[0], "disabled") == nil && value(group.children[0], "aria-describedby") == nil)
        #expect(value(group.children[1], "disabled") == "")
        #expect(group.children[2].text == reason)
        #expect(value(group.children[2], "lang") == "en")
        #expect(value(group.children[1], "aria-describedby") == value(group.children[2], "id"))
        let column = try #require(view.native(.compose))
        #expect(column.children.map(\.name).suffix(3) == ["Button", "Button", "Text"])
        #expect(column.children.suffix(2).map { value($0, "enabled") } == ["false", nil])
        for platform in [ResolvedStateView.NativeView.contentUnavailableView, .contentUnavailableConfiguration] {
            let button = try #require(view.native(platform)?.children.last)
            #expect(value(button, "disabled") == "true" && value(button, "accessibilityHint") == reason)
        }
        // A lone one has no group, and its reason stands beside it all the same.
        let lone = try await Self.view(.noConnection) { view in
            view.set(StateViewAction(.first, .retry, isEnabled: false))
            view[.action(.first, .disabledReason)] = .literal("Wait a moment")
        }
        #expect(lone.native(.html)?.children.map(\.name) == ["h3", "p", "svg", "button", "p"])
        // Without a reason there is nothing to point at.
        let silent = try await Self.view(.noConnection) { view in
            view.set(StateViewAction(.first, .retry, isEnabled: false))
            view[.action(.first, .disabledReason)] = .none
        }
        #expect(
            silent.native(.html)?.children.last?.attributes.keys.sorted() == [
                "data-action", "dir", "disabled", "lang", "type",
            ])
    }

    @Test func `a column of Compose with Material's icon (ES-24 ES-9)`() async throws {
        let column = try #require(try await Self.view().native(.compose))
        #expect(column.name == "Column")
        #expect(column.children.map(\.name) == ["Icon", "Text", "Text", "Button", "Button"])
        #expect(column.children[0].attributes["icon"] == "folder_off")
    }
}
