import StateViewL10n

@main
struct GettingStarted {
    @MainActor static func main() async throws {
        let view = try await start()
        print(view.text(.title)?.text ?? "-", view.property("title.color")?.color?.screenColor.hex ?? "-")
        let library = try await careful()
        print(serve("da, en;q=0.8", library), serve("en", await inMemory()))
        let environment = library.environment(languages: ["en"], brand: "finn")
        let accounts = accounts(DesignSystem()) { print("reload") }
        print(accounts.resolved(in: environment, from: library).actions.compactMap(\.label?.text))
        accounts.perform(.first)
        try await firstLines { print("again") }
        print(library.resolve(seller {}, in: environment).text(.title)?.text ?? "-")
        print(try await calm().text("lost", in: environment).text)
        print(serve("da, en;q=0.8", try openPack(CommandLine.arguments[1])))
    }
}
