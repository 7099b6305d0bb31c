import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

/// Which theme an import takes a file for.
@Suite struct StyleDictionaryThemeTests {
    private func value(_ result: TokenImport, _ path: TokenPath, _ contexts: [String: String]) throws -> TokenValue? {
        try TokenImportTests.value(result, path, contexts)
    }

    @Test(arguments: ["", "tokens/"]) func `a dark folder overrides that of its brand, whatever comes first (TL-4)`(
        folder: String
    ) throws {
        let files = ["acme": 1, "acme-dark": 2, "tori": 3, "tori-dark": 4].map {
            ("\(folder)\($0)/c.json", "{ \"n\": { \"value\": \($1) } }")
        }
        let result = TokenImportTests.import(Dictionary(uniqueKeysWithValues: files), .styleDictionary)
        #expect(result.remarks.isEmpty && result.lostCount == 0)
        for (brand, scheme, number) in [("acme", "light", 1.0), ("acme", "dark", 2), ("tori", "dark", 4)] {
            #expect(try value(result, "n", ["brand": brand, "scheme": scheme]) == .number(number))
        }
    }

    @Test func `brands in files beside schemes are a choice of their own (TL-4)`() throws {
        let result = TokenImportTests.import(
            [
                "base.json": #"{ "one": { "value": 1 } }"#, "brand/a.json": #"{ "n": { "value": 2 } }"#,
                "brand/b.json": #"{ "n": { "value": 3 } }"#, "theme/light.json": #"{ "m": { "value": "{one}" } }"#,
                "theme/dark.json": #"{ "m": { "value": "{n}" } }"#,
            ], .styleDictionary)
        #expect(result.remarks.isEmpty)
        #expect(TokenImportTests.theme(result).modifiers.map(\.name) == ["brand", "scheme"])
        #expect(try value(result, "m", ["brand": "b", "scheme": "dark"]) == .number(3))
        #expect(try value(result, "m", ["brand": "b", "scheme": "light"]) == .number(1))
    }

    @Test func `what a brand defines and every scheme replaces is lost, and not taken over (TL-9)`() {
        func lost(_ schemes: [String]) -> [Int] {
            var files = ["a", "b"].map {
                ("brands/\($0)/c.json", "{ \"n\": { \"value\": \"\($0 == "a" ? 1 : 2)px\" } }")
            }
            files += ["light", "dark"].map { scheme in
                let name = schemes.contains(scheme) ? "n" : "m"
                return ("schemes/\(scheme).json", "{ \"\(name)\": { \"value\": \"\(scheme == "dark" ? 3 : 4)px\" } }")
            }
            let result = TokenImportTests.import(Dictionary(uniqueKeysWithValues: files), .styleDictionary)
            return [result.lostCount, result.readCount, result.writtenCount]
        }
        #expect(lost(["light", "dark"]) == [2, 4, 2])
        #expect(lost(["dark"]) == [0, 4, 4], "it counts in the light")
    }

    @Test func `a brand without a name beside one with a name (TL-4)`() throws {
        let files = ["light": 1, "dark": 2, "glass": 3, "glass-dark": 4].map {
            ("\($0)/c.json", "{ \"n\": { \"value\": \($1) } }")
        }
        var all = Dictionary(uniqueKeysWithValues: files)
        let pairs = TokenImportTests.import(all, .styleDictionary)
        #expect(pairs.remarks.isEmpty)
        #expect(
            TokenImportTests.theme(pairs).modifiers.map { Set($0.contexts) } == [
                ["default", "glass"], ["light", "dark"],
            ])
        #expect(try value(pairs, "n", ["brand": "glass", "scheme": "light"]) == .number(3))
        all["glass/c.json"] = nil
        let lone = TokenImportTests.import(all, .styleDictionary)
        #expect(lone.remarks.isEmpty)
        #expect(try value(lone, "n", ["brand": "default", "scheme": "dark"]) == .number(2))
        #expect(try value(lone, "n", ["brand": "glass", "scheme": "dark"]) == .number(4))
    }

    @Test(arguments: [[""], ["brands/acme/", "brands/nova/"]])
    func `'darkValue' beside a value is the one of the scheme dark (TL-1)`(folders: [String]) throws {
        let files = folders.enumerated().map { number, folder in
            (
                "\(folder)c.json",
                """
                { "one": { "value": \(number), "type": "number" }, "two": { "value": 9, "type": "number" },
                  "n": { "value": "{one}", "darkValue": "{two}" } }
                """
            )
        }
        let result = TokenImportTests.import(Dictionary(uniqueKeysWithValues: files), .styleDictionary)
        #expect(result.remarks.isEmpty)
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty && proof.equalCount == folders.count * 6)
        let trees = files.sorted { $0.0 < $1.0 }.map {
            TokenFileParser.parseJSON(SourceFile(path: $0.0, text: $0.1), dialect: .styleDictionary)
        }
        let read = try #require(Theme.gather(trees: trees, dialect: .styleDictionary).theme).value
        for (number, brand) in ["acme", "nova"].prefix(folders.count).enumerated() {
            for (scheme, expected) in [("light", Double(number)), ("dark", 9)] {
                let contexts = folders.count == 1 ? ["scheme": scheme] : ["brand": brand, "scheme": scheme]
                #expect(try value(result, "n", contexts) == .number(expected))
                #expect(read.resolved(try read.permutation(contexts)).value("n") == .number(expected))
            }
        }
    }

    @Test func `files without tokens are for no theme (TL-4)`() {
        let result = TokenImportTests.import(
            [
                "ref/a.json": #"{ "n": { "value": 1 } }"#, "dark/common.json": "{}",
                "light/common.json": #"{ "g": {} }"#,
            ],
            .styleDictionary)
        #expect(TokenImportTests.theme(result).modifiers.isEmpty)
        #expect(result.proof().equalCount == 1)
    }

    @Test func `'darkValue' in a file of the light scheme is named (TL-9)`() {
        let result = TokenImportTests.import(
            [
                "light.json": #"{ "n": { "value": 1, "darkValue": 2, "type": "number" } }"#,
                "dark.json": #"{ "n": { "value": 3, "type": "number" } }"#,
            ], .styleDictionary)
        #expect(
            TokenImportTests.messages(result) == [
                "dropped: 'n' is not written: it states a value for a scheme, and its file is for another one"
            ])
    }
}
