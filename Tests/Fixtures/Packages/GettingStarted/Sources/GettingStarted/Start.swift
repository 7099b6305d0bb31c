import StateViewL10nLoader

func start() async throws -> ResolvedStateView {
    let library = try await StateViewLibrary(folder: "App")
    let environment = library.environment(languages: ["da-DK", "en"], brand: "dba", scheme: .dark)
    return library.resolve(.loadingFailure, in: environment)
}

func serve(_ header: String, _ library: StateViewLibrary) -> String {
    let environment = StateViewEnvironment(
        locales: LanguageTag.preferred(acceptLanguage: header), development: library.developmentLanguage)
    return library.text("greeting", arguments: ["name": "Ada"], in: environment).text
}

func careful() async throws -> StateViewLibrary {
    try await StateViewLibrary(folder: "App") { issue in
        print("state views: \(issue)")
    }
}

func inMemory() async -> StateViewLibrary {
    await StateViewLibrary(files: [
        .init(path: "en.lproj/Localizable.strings", text: #""greeting" = "Hello, {name}";"#)
    ])
}

func calm() async throws -> StateViewLibrary {
    try await StateViewLibrary(
        folder: "App",
        onIssue: StateViewLibrary.limiting { issue, count in
            print("state views: \(issue)", count, issue.metadata["key"] ?? "-")
        })
}
