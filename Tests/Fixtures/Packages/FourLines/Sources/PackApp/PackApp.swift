import StateViewL10n

@main struct PackApp {
    static func main() throws {
        let library = try StateViewLibrary(pack: "app.svpack")
        print(library.resolve(.loadingFailure, in: library.environment(languages: ["da", "en"])).texts)
    }
}
