import L10nCatalog
import Testing

@Suite struct KeyShapeTests {
    @Test(arguments: [
        "search.empty.title", "ERROR_OFFLINE", "retryButton", "nav.back-1", "a_long_name", "404.title", "home.title.",
        "CREATED_AT_%@", "home.count_%1$@", "home.files.%#@count@",
    ])
    func `identifiers`(key: String) {
        #expect(KeyShape(key) == .identifier)
    }

    @Test(arguments: ["retry", "check-in", "home2", "ErrorTitle", "YouTube", "eMail"])
    func `words`(key: String) {
        #expect(KeyShape(key) == .word)
    }

    @Test(arguments: [
        "Go back", "Cancel", "OK", "OK.", "Größe", "%d", "%@", "", " ", "3.5", "e.g.", "…", "https://acme.example/a.b",
        "help@acme.example", "Retry\n", "Loading...", "🙂", "%@@acme.example", "from:%@", "%@.%@", "%@/month",
    ])
    func `texts`(key: String) {
        #expect(KeyShape(key) == .text)
    }
}
