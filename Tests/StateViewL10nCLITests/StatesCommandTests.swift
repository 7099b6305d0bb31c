import Foundation
import StateViews
import Testing

@Suite struct StatesCommandTests {
    @Test func `every kind is a line, the generic view the last (KD-1)`() throws {
        let output = try Tool.withFiles([:]) { try Tool.run(["states"], in: $0).output }
        let lines = try #require(output.split(separator: "\n\n").first).split(separator: "\n")
        #expect(lines.dropFirst().map { $0.prefix { $0 != " " } } == StateViewRegistry.all.map { Substring($0.id) })
        #expect(lines.count == 20)
        #expect(output.contains("\naction.third.disabledReason   70\n") && output.contains("\nannouncement "))
        let search = try #require(lines.first { $0.hasPrefix("noSearchResults") })
        let words = [
            "empty", "search-off", "magnifyingglass", "search_off", "saveSearch, clearFilters", "query, count",
        ]
        for word in words { #expect(search.contains(word)) }
    }

    @Test func `one view lists its keys with their room, and when they are chosen (KD-2 KD-4)`() throws {
        let output = try Tool.withFiles([:]) { try Tool.run(["states", "verifyIdentity"], in: $0).output }
        #expect(
            output == """
                verifyIdentity: verifyIdentity (gate)
                  picture  verified-user; in SF Symbols checkmark.shield, in Material Symbols verified_user

                texts
                  role                    length  key                                                 chosen
                  title                   45      DesignSystem.stateView.verifyIdentityTitle
                  subtitle                110     DesignSystem.stateView.verifyIdentitySubtitle
                  action.first.label      28      DesignSystem.stateView.verifyIdentityButton        \
                 when eidProvider is given
                                          28      DesignSystem.stateView.verifyIdentityGenericButton  else
                  action.first.busyLabel  40      DesignSystem.stateView.commonBusyLabel
                  brandMark.label         40      DesignSystem.stateView.commonLogoLabel

                actions
                  first  verify

                arguments
                  eidProvider  string  such as BankID
                  brand        string  such as Example; the theme says it

                """)
    }

    @Test func `the JSON has each of the 79 keys with its room, its value and its condition (KD-1 KD-2)`() throws {
        let result = try Tool.withFiles([:]) { try Tool.run(["states", "--format", "json"], in: $0) }
        let json = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let views = try #require(json["stateViews"] as? [[String: Any]])
        let variants = views.flatMap { $0["texts"] as? [[String: Any]] ?? [] }
            .flatMap { $0["variants"] as? [[String: Any]] ?? [] }
        let common = try #require(json["common"] as? [[String: Any]])
        let keys = Set((variants + common).compactMap { $0["key"] as? String })
        #expect(keys == Set(DefaultKeys.all.map(\.key)))
        #expect((variants + common).allSatisfy { ($0["lengthHint"] as? Int ?? 0) > 0 })
        for view in views {
            let arguments = try #require(view["arguments"] as? [[String: String]])
            #expect(arguments.allSatisfy { !($0["type"] ?? "").isEmpty && !($0["example"] ?? "").isEmpty })
            let actions = try #require(view["actions"] as? [[String: Any]])
            let kind = StateViewKind(rawValue: view["kind"] as? String ?? "")
            #expect(kind.builtIn != nil)
            #expect(actions.compactMap { $0["intent"] as? String } == kind.defaultIntents.map(\.name))
        }
    }

    @Test func `the views of documents come first, with the texts that they set (MD-4)`() throws {
        let document = """
            { "id": "cards.empty", "kind": "empty", "texts": { "title": { "literal": "No cards" }, "subtitle": "none" } }
            """
        try Tool.withFiles(["cards.stateview.json": document]) { folder in
            let list = try Tool.run(["states"], in: folder).output.split(separator: "\n")
            #expect(list[1].hasPrefix("cards.empty      empty            empty         inbox"), "\(list[1])")
            let detail = try Tool.run(["states", "cards.empty"], in: folder).output
            #expect(
                detail.contains(
                    "  title               45      'No cards'                              set by the view\n")
            )
            #expect(detail.contains("  subtitle                                                            left out"))
            let shown = try Tool.run(["show", "cards.empty", "--no-details"], in: folder)
            #expect(shown.output.contains("No cards") && !shown.output.contains("appear here"))
            let result = try Tool.run(["states", "cards.emtpy"], in: folder)
            #expect(result.status == 2 && result.complaints.contains("did you mean 'cards.empty'?"))
        }
    }

    @Test(arguments: [
        (["states", "lodaing"], "no state view 'lodaing'; did you mean 'loading'?"),
        (["states", "--format", "tabel"], "no format 'tabel'; did you mean 'table'?"),
        (["sates"], "no command 'sates'; did you mean 'states' or 'status'?"),
    ])
    func `what does not exist makes status 2`(arguments: [String], message: String) throws {
        let result = try Tool.withFiles([:]) { try Tool.run(arguments, in: $0) }
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.complaints.contains(message))
    }
}
