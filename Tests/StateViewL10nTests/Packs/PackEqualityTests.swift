import L10nLocale
import L10nLookup
import L10nProject
import PackTools
import StateViews
import Testing
import TokenTools

@testable import StateViewL10n

/// A pack answers as the files do that it was made of.
@Suite struct PackEqualityTests {
    private static let arguments: [MessageArguments] = [
        [:], ["name": "Ada", "count": 1], ["name": "Bo", "count": 5], [2, "the folder"], ["Ada", 3],
    ]

    /// Made once for all tests.
    private static let made = Task<[PackedProject], any Error> {
        [
            try await PackedProject.rich(),
            try await PackedProject(folder: "Tests/Fixtures/Projects/bank-app"),
            try await PackedProject("defaults", files: [:]),
            try await PackedProject(
                "layer-major",
                files: PackedProject.richFiles.merging([
                    "stateview-l10n.json": """
                    { "sourceLanguage": "en", "lookup": { "order": "layerMajor" }, "tables": ["Aside", "Localizable"],
                      "layers": [{ "name": "red", "kind": "brand", "brand": "red", "paths": ["red/**"] },
                                 { "name": "app", "kind": "app", "paths": ["App/**", "Kit/**", "blue/**"] }] }
                    """
                ]) { $1 }),
        ]
    }

    private static func projects() async throws -> [PackedProject] { try await made.value }

    @Test func `every text is the same, of all keys, tables, languages and brands`() async throws {
        for project in try await Self.projects() {
            let isLarge = project.keys.count > 60
            var texts = 0
            for (number, reader) in project.readers.enumerated() {
                // Of many readers each takes another part of the keys.
                for (place, key) in (project.keys + ["nobody has it", ""]).enumerated()
                where !isLarge || (place + number) % 20 == 0 {
                    for table in isLarge || (place + number) % 5 > 0 ? [nil] : project.tables + ["Nowhere"] {
                        for arguments in isLarge ? Array(Self.arguments.prefix(2)) : Self.arguments {
                            let wanted = project.sources.text(key, table: table, arguments: arguments, in: reader)
                            let got = project.packed.text(key, table: table, arguments: arguments, in: reader)
                            texts += 1
                            guard wanted != got else { continue }
                            Issue.record("\(project.name) \(key) \(table ?? "-"): \(wanted.text) but \(got.text)")
                            return
                        }
                    }
                }
            }
            #expect(texts > 1_000)
        }
    }

    @Test func `every view is the same, of all kinds, languages, brands, schemes and profiles (RT-115)`() async throws {
        for project in try await Self.projects() {
            let all = project.project.stateViews.views.map(\.definition.id) + StateViewRegistry.all.map(\.id)
            for id in all {
                #expect(project.sources.definition(id) == project.packed.definition(id))
            }
            let definitions = all.compactMap { project.sources.definition($0) }
            let isLarge = project.readers.count > 20
            for (number, reader) in project.readers.enumerated() {
                for scheme in StateViewEnvironment.ColorScheme.allCases {
                    for profile in StateViewProfile.allCases {
                        // Of many readers each takes another part of the views.
                        for (place, definition) in definitions.enumerated() where !isLarge || (place + number) % 60 == 0
                        {
                            var reader = reader
                            (reader.scheme, reader.profile) = (scheme, profile)
                            reader.contrast = place % 2 == 0 ? .standard : .increased
                            let wanted = project.sources.resolve(definition, in: reader)
                            let got = project.packed.resolve(definition, in: reader)
                            guard wanted != got else { continue }
                            Issue.record("\(project.name) \(definition.id) \(profile) \(scheme): \(wanted) but \(got)")
                            return
                        }
                    }
                }
            }
        }
    }

    @Test func `languages, brands, fallbacks, screens, icons and bundles are the same`() async throws {
        for project in try await Self.projects() {
            let (sources, packed) = (project.sources, project.packed)
            #expect(sources.languages == packed.languages)
            #expect(sources.brands == packed.brands)
            #expect(sources.developmentLanguage == packed.developmentLanguage)
            for reader in project.readers {
                #expect(sources.negotiated(reader.locales) == packed.negotiated(reader.locales))
            }
            for screen in project.project.stateViews.screens {
                #expect(packed.content.screen(screen.id)?.phases == screen.phases)
            }
            for icon in IconRegistry.all {
                let drawing = packed.drawing(ofIcon: icon.id)
                #expect(drawing == sources.drawing(ofIcon: icon.id) && drawing?.contains("<svg") == true)
            }
            #expect(packed.drawing(ofIcon: "of-the-app") == nil)
            for bundles in [["Kit"], ["App", "Kit"], ["Nowhere"], ["Kit", "Kit"]] {
                for brand in sources.brands + [nil] {
                    for key in project.keys.prefix(50) {
                        let wanted = sources.content.lookup(brand: brand, bundles: bundles)
                        let got = packed.content.lookup(brand: brand, bundles: bundles)
                        let chain = sources.negotiated([.english])
                        let (left, right) = (
                            wanted.find(key, table: nil, chain: chain), got.find(key, table: nil, chain: chain)
                        )
                        #expect(left?.text == right?.text && left?.layer == right?.layer && left?.span == right?.span)
                    }
                }
            }
        }
    }

    @Test func `a lock in place of a theme is packed as it is`() async throws {
        let defaults = try #require(await ProjectLoader.load(contents: [], usesEmbeddedDefaults: true).theme)
        var lock = ThemeLockText(defaults.theme, [:])
        let project = try await PackedProject("lock", files: ["theme.lock": try #require(lock.text())])
        let reader = project.sources.environment(brand: "tori", scheme: .dark)
        let wanted = project.sources.resolve(.empty, in: reader)
        #expect(wanted == project.packed.resolve(.empty, in: reader))
        #expect(wanted.property("title.color") != nil)
    }

    @Test func `the same project gives the same bytes, and any part of it others`() async throws {
        let folder = "Tests/Fixtures/Projects/bank-app"
        let first = try ProjectPack(try await PackedProject.load(folder)).bytes
        #expect(first == (try ProjectPack(try await PackedProject.load(folder)).bytes))
        // From another root, where its paths are longer.
        let other = try await ProjectLoader.load(
            ProjectRequest(paths: [folder], loadsDefaultTheme: true, jobs: 1))
        #expect(first == (try ProjectPack(other).bytes))
        let part = try ProjectPack(other, locales: [.english], brands: ["acme"])
        #expect(part.bytes != first && part.bytes.count < first.count)
    }

    @Test func `a part of a project answers its readers as the whole does`() async throws {
        let whole = try await PackedProject(folder: "Tests/Fixtures/Projects/bank-app")
        let german = try #require(LanguageTag("de-AT"))
        let pack = try ProjectPack(whole.project, locales: [german], brands: ["acme"])
        #expect(pack.languages.map(\.description) == ["de", "en"])
        let part = try StateViewLibrary(pack: pack.bytes)
        #expect(part.brands == ["acme"])
        for brand in ["acme", nil] {
            let reader = whole.sources.environment(languages: ["de-AT"], brand: brand)
            for definition in StateViewRegistry.all {
                let wanted = whole.sources.resolve(definition, in: reader)
                #expect(wanted == part.resolve(definition, in: reader))
            }
        }
    }
}
