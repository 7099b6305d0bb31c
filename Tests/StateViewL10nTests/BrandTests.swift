import L10nLookup
import StateViewL10n
import StateViewL10nLoader
import Testing

/// One brand value decides everything (WP-24 to WP-28).
@Suite struct BrandTests {
    private static let brands = ["finn", "tori", "dba", "blocket", "vend", "neutral"]

    /// A project in which every brand has a text of its own in every language.
    private static func library() async -> StateViewLibrary {
        let layers = brands.map { #"{"name": "\#($0)", "kind": "brand", "brand": "\#($0)", "paths": ["\#($0)/**"]}"# }
        var files = [
            StateViewLibrary.File(
                path: "stateview-l10n.json", text: #"{"layers": [\#(layers.joined(separator: ","))]}"#)
        ]
        for brand in brands {
            for language in ["en", "da", "nb", "sv", "fi", "ar"] {
                files.append(
                    .init(
                        path: "\(brand)/\(language).lproj/Localizable.strings",
                        text: "\"DesignSystem.stateView.loginTitle\" = \"\(brand) in \(language)\";"))
            }
        }
        return await StateViewLibrary(files: files)
    }

    @Test func `no output is of two brands (WP-24, WP-25, WP-27, WP-28)`() async {
        let library = await Self.library()
        var alone: [String: [ResolvedStateView]] = [:]
        for brand in Self.brands {
            for scheme in StateViewEnvironment.ColorScheme.allCases {
                for languages in [["en"], ["da", "en"], ["ar"], ["xx"]] {
                    for policy in StateViewEnvironment.LocalePolicy.allCases {
                        var environment = library.environment(languages: languages, brand: brand, scheme: scheme)
                        environment.localePolicy = policy
                        let view = library.resolve(
                            LoginStateView(loginAction: {}, createAccountAction: {}), in: environment)
                        #expect(view.environment.brand == brand)
                        #expect(view.text(.title)?.text.hasPrefix(brand + " in ") == true)
                        for property in view.properties {
                            for step in property.origin where step.list.hasPrefix("modifiers.brand.") {
                                #expect(step.list == "modifiers.brand.\(brand)", "\(property.name)")
                            }
                            for step in property.origin where step.path.hasPrefix("brand.") {
                                #expect(step.list == "modifiers.brand.\(brand)", "\(step.path)")
                            }
                        }
                        alone[brand, default: []].append(view)
                    }
                }
            }
        }
        // The marks of brands, and their names as they are spoken.
        let marks = alone.mapValues { Set($0.compactMap(\.brandMark?.asset)) }
        #expect(
            marks == [
                "finn": ["vend-tagline-no-se"], "blocket": ["vend-tagline-no-se"], "tori": ["vend-tagline-fi"],
                "dba": ["vend-tagline-da"], "vend": ["vend-tagline-en"], "neutral": ["vend-tagline-en"],
            ])
        for (brand, views) in alone {
            let name = ["finn": "FINN", "dba": "DBA"][brand] ?? brand.capitalizedFirst
            #expect(views.allSatisfy { $0.text(.brandMarkLabel)?.text.contains(name) == true }, "\(brand)")
        }
        // What a brand gives does not depend on which brand was asked for before.
        let fresh = await Self.library()
        for brand in Self.brands.reversed() {
            let views = alone[brand] ?? []
            #expect(
                views.allSatisfy { view in
                    var environment = fresh.environment(brand: brand, scheme: view.environment.scheme)
                    environment.localePolicy = .brand
                    let again = fresh.resolve(
                        LoginStateView(loginAction: {}, createAccountAction: {}), in: environment)
                    return again.properties == view.properties
                })
        }
    }

    @Test func `the language follows the brand, and no key is ever shown (WP-27)`() async {
        let library = await StateViewLibrary()
        let languages = ["finn": "nb", "blocket": "sv", "tori": "fi", "dba": "da", "vend": "en", "neutral": "en"]
        for (brand, language) in languages {
            let view = library.resolve(
                NoNetworkStateView(retryAction: {}), in: library.environment(languages: ["de"], brand: brand))
            #expect(view.text(.title)?.language.language == language)
        }
        for brand in [nil, "nobody"] {
            let view = library.resolve(
                NoNetworkStateView(retryAction: {}), in: library.environment(languages: ["de"], brand: brand))
            #expect(view.texts.allSatisfy { !$0.text.text.contains("DesignSystem") && !$0.text.isBlank })
        }
    }

    @Test(arguments: [
        (StateViewEnvironment.LocalePolicy.user, "sv", "sv"), (.brand, "sv", "fi"), (.brandThenUser, "sv", "fi"),
        (.userThenBrand, "sv", "sv"), (.user, "xx", "en"), (.userThenBrand, "xx", "fi"), (.brandThenUser, "xx", "fi"),
    ])
    func `whose language comes first (TR-6)`(
        policy: StateViewEnvironment.LocalePolicy, reader: String, expected: String
    )
        async
    {
        let library = await StateViewLibrary()
        var environment = library.environment(languages: [reader], brand: "tori")
        environment.localePolicy = policy
        let view = library.resolve(.noConnection, in: environment)
        #expect(view.text(.title)?.language.description == expected)
        // The development language ends every chain.
        #expect(view.environment.chain.last?.description == "en")
    }

    @Test func `Warp follows the brand's language, the others the reader's, and both are told (C-18)`() async throws {
        let library = await StateViewLibrary()
        for profile in StateViewProfile.allCases {
            var definition = StateViewDefinition.noConnection
            definition.profile = profile
            let view = library.resolve(definition, in: library.environment(languages: ["sv-SE"], brand: "tori"))
            let title = try #require(view.text(.title))
            // What was asked for, what was found, and where.
            #expect(view.environment.locales.first?.description == (profile == .warp ? "fi" : "sv-SE"), "\(profile)")
            #expect(title.language.description == (profile == .warp ? "fi" : "sv"), "\(profile)")
            guard case .entry(_, .library, let span) = title.provenance else {
                Issue.record("\(title.provenance)")
                continue
            }
            #expect(span.file.contains(profile == .warp ? "fi.lproj" : "sv.lproj"), "\(profile)")
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
