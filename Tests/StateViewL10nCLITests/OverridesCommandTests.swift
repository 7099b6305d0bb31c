import Foundation
import Testing

@Suite struct OverridesCommandTests {
    private static let files = [
        "stateview-l10n.json": """
        { "layers": [ { "name": "acme", "kind": "brand", "brand": "acme", "paths": ["Brand"] },
                      { "name": "app", "kind": "app", "paths": ["App"] } ] }

        """,
        "Brand/en.lproj/Localizable.strings": """
        "DesignSystem.stateView.noResultsTitle" = "Zip";
        "DesignSystem.stateView.loginTitle" = "Log in with Acme";

        """,
        "App/en.lproj/Localizable.strings": "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing\";\n",
        "App/ar.lproj/Localizable.strings": "\"DesignSystem.stateView.noResultsTitle\" = \"لا شيء\";\n",
    ]

    @Test func `a table for each view with the winner marked, and what nobody sees (GP-8)`() throws {
        let result = try Tool.withFiles(Self.files) { try Tool.run(["overrides"], in: $0) }
        #expect(result.status == 0, "\(result.complaints)")
        #expect(
            result.output == """
                noResults (noResults)
                  role   key             locale  brand    app        acme        defaults
                  title  noResultsTitle  en      -      * Nothing                No results to show
                  title  noResultsTitle  en      acme   * Nothing    Zip         No results to show
                  title  noResultsTitle  ar      -      * \u{2068}لا شيء\u{2069}                 \u{2068}لا توجد نتائج لعرضها\u{2069}
                  title  noResultsTitle  ar      acme   * \u{2068}لا شيء\u{2069}     Zip (en)    \u{2068}لا توجد نتائج لعرضها\u{2069}

                login (login)
                  role   key         locale  brand    app    acme                     defaults
                  title  loginTitle  en      -                                      * Log in to continue
                  title  loginTitle  en      acme          * Log in with Acme         Log in to continue
                  title  loginTitle  ar      -                                      * \u{2068}يُرجى تسجيل الدخول للمتابعة\u{2069}
                  title  loginTitle  ar      acme            Log in with Acme (en)  * \u{2068}يُرجى تسجيل الدخول للمتابعة\u{2069}

                never seen
                  DesignSystem.stateView.noResultsTitle in en, layer acme (brand), Brand/en.lproj/Localizable.strings:1:1
                    the layer app replaces it for every reader, at App/en.lproj/Localizable.strings:1:1

                """)
    }

    @Test func `table and JSON agree (GP-8)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let table = try Tool.run(["overrides", "--locale", "en", "--brand", "acme"], in: folder).output
            let result = try Tool.run(
                ["overrides", "--locale", "en", "--brand", "acme", "--format", "json"], in: folder)
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
            let views = try #require(json["stateViews"] as? [[String: Any]])
            #expect(views.compactMap { $0["id"] as? String } == ["noResults", "login"])
            for text in views.flatMap({ $0["texts"] as? [[String: Any]] ?? [] }) {
                for layer in text["layers"] as? [[String: Any]] ?? [] {
                    guard let shown = layer["text"] as? String else { continue }
                    let mark = layer["outcome"] as? String == "wins" ? "* " : "  "
                    #expect(table.contains(mark + shown))
                }
            }
            let dead = try #require((json["dead"] as? [[String: Any]])?.first)
            #expect(dead["key"] as? String == "DesignSystem.stateView.noResultsTitle")
            #expect(dead["reason"] as? String == "replaced" && dead["layer"] as? String == "acme")
            #expect((dead["by"] as? [String: Any])?["file"] as? String == "App/en.lproj/Localizable.strings")
            #expect(
                table.hasSuffix(
                    """
                    never seen
                      DesignSystem.stateView.noResultsTitle in en, layer acme (brand), Brand/en.lproj/Localizable.strings:1:1
                        the layer app replaces it for every reader, at App/en.lproj/Localizable.strings:1:1

                    """))
        }
    }

    @Test func `an override is dead whose views set their own text, as a document says (BB-6)`() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"DesignSystem.stateView.emptyTitle\" = \"Nothing\";\n",
            "cards.stateview.json":
                "{ \"id\": \"cards.empty\", \"kind\": \"empty\", \"texts\": { \"title\": { \"literal\": \"No cards\" } } }\n",
        ]
        let result = try Tool.withFiles(files) { try Tool.run(["overrides"], in: $0) }
        #expect(
            result.output == """
                cards.empty (empty)
                  role   key         locale  brand    the view    app        defaults
                  title  emptyTitle  en      -      * No cards  x Nothing  x Nothing here yet

                never seen
                  DesignSystem.stateView.emptyTitle in en, layer app (app), en.lproj/Localizable.strings:1:1
                    every view of the documents that could show it sets its own text: 'cards.empty' its title

                """)
    }

    @Test func `a project without overrides says so, and --all lists every text`() throws {
        let none = try Tool.withFiles([:]) { try Tool.run(["overrides"], in: $0) }
        #expect(none.status == 0)
        #expect(none.output == "nothing overrides a text of a state view; '--all' lists all of them\n")
        let all = try Tool.withFiles([:]) { try Tool.run(["overrides", "--all"], in: $0) }
        #expect(all.output.contains("noSearchResultsQueryTitle"))
        #expect(all.output.contains("* No matches for “{query}”"))
    }

    @Test(arguments: [
        (["--format", "jsn"], "no format 'jsn'; did you mean 'json'?"),
        (["--brand", "acm"], "no brand 'acm'; did you mean 'acme'?"),
        (["--locale", "dk"], "'dk' is not a language; did you mean 'da'?"),
    ])
    func `usage errors make status 2`(arguments: [String], message: String) throws {
        let result = try Tool.withFiles(Self.files) { try Tool.run(["overrides"] + arguments, in: $0) }
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.complaints.contains(message), "\(result.complaints)")
    }
}
