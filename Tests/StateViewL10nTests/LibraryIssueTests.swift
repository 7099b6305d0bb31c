import L10nLookup
import StateViewL10n
import StateViewL10nLoader
import Testing

/// What a library tells a developer of, while readers get the best that there is.
@Suite struct LibraryIssueTests {
    private let told = ExampleTests.Calls()

    private func library(_ files: [StateViewLibrary.File] = []) async -> StateViewLibrary {
        await StateViewLibrary(files: files) { [told] in told($0.description) }
    }

    @Test func `a key that nobody has is named, in every role (TR-10)`() async {
        let library = await library()
        var view = StateViewDefinition(id: "v", kind: .custom, title: .key("gone.title"), subtitle: .key("gone.sub"))
        view[.announcement] = .key("gone.said")
        var action = StateViewAction(.first, .retry, label: .key("gone.button"))
        action.texts[.hint] = .key("gone.hint")
        view.set(action)
        let shown = library.resolve(view, in: library.environment(languages: ["en"]))
        #expect(shown.title == nil && shown.subtitle == nil)
        #expect(
            Set(told.all) == [
                "view 'v': no language of the reader has 'gone.title', its title; add it",
                "view 'v': no language of the reader has 'gone.sub', its subtitle; add it",
                "view 'v': no language of the reader has 'gone.said', its announcement; add it",
                "view 'v': no language of the reader has 'gone.hint', its action.first.hint; add it",
                "no language of the reader has 'gone.button'; add it (view 'v', action.first.label)",
            ])
        #expect(shown.issues.compactMap(\.key).sorted() == ["gone.hint", "gone.said", "gone.sub", "gone.title"])
    }

    @Test func `where another text stands in, the key that was asked for is named (TR-10)`() async {
        let library = await library()
        let view = StateViewDefinition(kind: .loadingFailure, id: "v", title: .key("gone.title"))
        let shown = library.resolve(view, in: library.environment(languages: ["da"]))
        #expect(shown.title?.key == "DesignSystem.stateView.loadingFailureTitle")
        #expect(told.all == ["no language of the reader has 'gone.title'; add it (view 'v', title)"])
    }

    @Test func `a bundle that is no folder is told, as a brand is (BB-7)`() async {
        let library = await library([
            .init(path: "App/en.lproj/Localizable.strings", text: "\"t\" = \"app\";"),
            .init(path: "App/Pay/en.lproj/Localizable.strings", text: "\"t\" = \"pay\";"),
        ])
        func title(_ bundles: StateView.Bundles) -> String? {
            let configuration = GenericStateViewConfiguration(title: .key("t"), subtitle: TextSource.none)
            let view = StateView(params: StateViewInitParams(configuration: configuration, bundles: bundles))
            return library.resolve(view, in: library.environment(languages: ["en"])).title?.text
        }
        #expect(title(["Pay"]) == "pay" && title(["App/Pay"]) == "pay" && told.all.isEmpty)
        #expect(title(["pay"]) == "app")
        #expect(told.all == ["no folder with texts is called 'pay', as a bundle is; correct the name"])
    }
}
