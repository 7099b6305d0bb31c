import L10nLookup
import StateViewL10n
import StateViewL10nLoader
import Testing

@Suite struct ConfigurationTests {
    @Test func `three predefined configurations and the generic one (BB-12)`() async {
        let predefined: [any StateViewConfiguration] = [
            LoadingFailureStateViewConfiguration(firstButtonAction: {}),
            NoInternetConnectionStateViewConfiguration(firstButtonAction: {}), NoResultsStateViewConfiguration(),
        ]
        #expect(predefined.map(\.definition) == [.loadingFailure, .noConnection, .noResults])
        let generic = GenericStateViewConfiguration(title: "Done", subtitle: "Well done")
        #expect(generic.definition == .generic(title: "Done", subtitle: "Well done"))
    }

    @Test func `what is missing is found (BB-11, BB-15)`() async {
        let library = await StateViewLibrary()
        let nothing = GenericStateViewConfiguration(title: TextSource.none, subtitle: TextSource.none)
        let view = StateView(params: StateViewInitParams(configuration: nothing))
            .resolved(in: library.environment(), from: library)
        let kinds: [ResolvedStateView.Issue.Kind] = view.issues.map { $0.kind }
        #expect(kinds == [ResolvedStateView.Issue.Kind.missingText])
        #expect(view.actions.isEmpty)
    }

    @Test func `style and widths may each be left out (BB-32)`() async {
        let library = await StateViewLibrary()
        for number in 0..<8 {
            var style: Style<StateView>?
            if number & 1 != 0 { style = { $0.cornerRadius = 3 } }
            let title: Double? = number & 2 == 0 ? nil : 150
            let subtitle: Double? = number & 4 == 0 ? nil : 300
            let params = StateViewInitParams(
                configuration: LoadingFailureStateViewConfiguration(firstButtonAction: {}), style: style,
                titleLabelMaxWidth: title, subtitleLabelMaxWidth: subtitle)
            let view = StateView(params: params).resolved(in: library.environment(), from: library)
            #expect(view.property("title.maxWidth")?.length == title)
            #expect(view.property("subtitle.maxWidth")?.length == subtitle)
            #expect(view.property("cornerRadius")?.length == (style == nil ? 0 : 3))
        }
    }

    @Test func `the right style counts, and the order of joining does not (BB-30)`() {
        let a: Style<StateView> = { $0.cornerRadius = 1 }
        let b: Style<StateView> = { $0.clipsToBounds = true }
        let c: Style<StateView> = { $0.cornerRadius = 3 }
        func applied(_ style: @escaping Style<StateView>) -> StateViewDefinition {
            let params = StateViewInitParams(configuration: NoResultsStateViewConfiguration(), style: style)
            return StateView(params: params).definition
        }
        #expect(applied((a <> b) <> c) == applied(a <> (b <> c)))
        #expect(applied(a <> c) == applied(c))
        #expect(applied({ _ in } <> a) == applied(a))
        #expect(applied(a <> c) != applied(c <> a))
    }

    @Test func `a subtitle may be left out (BB-42)`() async {
        let library = await StateViewLibrary()
        let view = StateView(
            params: StateViewInitParams(configuration: GenericStateViewConfiguration(title: "Done", subtitle: .none))
        ).resolved(in: library.environment(), from: library)
        #expect(view.text(.subtitle) == nil)
        #expect(view.property("spacing.titleSubtitle") == nil)
        #expect(view.issues.isEmpty)
    }

    @Test func `bundles are asked in the order in which they are listed (BB-7)`() async {
        let files = ["Cards": "one", "Loans": "two"].map { name, text in
            StateViewLibrary.File(
                path: "Features/\(name)/en.lproj/Localizable.strings",
                text: "\"DesignSystem.stateView.noResultsTitle\" = \"\(text)\";")
        }
        let library = await StateViewLibrary(files: files)
        let titles = [StateView.Bundles.main, ["Loans"], ["Features/Cards", "Loans"], ["Nowhere"]].map { bundles in
            StateView(params: StateViewInitParams(configuration: NoResultsStateViewConfiguration(), bundles: bundles))
                .resolved(in: library.environment(), from: library).text(.title)?.text
        }
        #expect(titles == ["one", "two", "one", "one"])
    }
}
