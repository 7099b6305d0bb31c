// swift-tools-version: 6.2

import PackageDescription

/// The settings that every Swift target shares.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // An asynchronous function that awaits nothing needs no other thread.
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// One line a module: its name and the modules below it that it may import.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of one module; fixtures are found by path, so nothing is bundled.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.target(name: name), "TestSupport"] + dependencies,
        swiftSettings: settings)
}

let package = Package(
    name: "stateview-l10n",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "StateViewL10n", targets: ["StateViewL10n"]),
        .library(name: "StateViewL10nLoader", targets: ["StateViewL10nLoader"]),
        .executable(name: "stateview-l10n", targets: ["stateview-l10n"]),
        .plugin(name: "StateViewL10nCheck", targets: ["StateViewL10nCheck"]),
        .plugin(name: "StateViewL10nCommand", targets: ["StateViewL10nCommand", "StateViewL10nWriteCommand"]),
    ],
    traits: [
        .trait(
            name: "SourceScan",
            description: """
                The tool reads Swift sources: which keys code asks for. Its parser takes nine minutes of processor time to \
                build, so that only the tool has it, on request.
                """)
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // Resolved and built with the trait alone. A version of the parser reads the Swift of its toolchain and older.
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        // F0
        .target(name: "CICU", cSettings: [.treatAllWarnings(as: .error)]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .systemLibrary(name: "CGlibc"),
        .target(name: "CHarfBuzz", cSettings: [.treatAllWarnings(as: .error)]),
        .target(name: "CCairo", cSettings: [.treatAllWarnings(as: .error)]),
        module("L10nLocale"),
        module("L10nPack"),
        .target(
            name: "L10nSource",
            // A span of an array, for systems whose standard library has none.
            swiftSettings: settings + [.enableExperimentalFeature("Lifetimes")]),
        .target(
            name: "DefaultResources",
            // Links to the data folders, so that SwiftPM notices new files in them.
            exclude: ["Localizations", "Resources"],
            swiftSettings: settings,
            plugins: [.plugin(name: "EmbedResourcesPlugin")]),
        // F1
        module("L10nICU", ["CICU", "L10nLocale", "L10nSource"]),
        module("L10nSyntax", ["L10nSource"]),
        module("L10nReporting", ["L10nSource"]),
        // F2
        module("L10nMessages", ["L10nLocale", "L10nSource", "L10nICU"]),
        module("L10nStrings", ["L10nSource", "L10nSyntax"]),
        module("DesignTokens", ["L10nSource", "L10nSyntax"]),
        // F3
        module("L10nXML", ["CExpat", "L10nSource", "L10nStrings", "L10nSyntax"]),
        module("L10nLookup", ["L10nSource", "L10nLocale", "L10nMessages"]),
        module("MessageChecks", ["L10nSource", "L10nLocale", "L10nSyntax", "L10nMessages"]),
        module("TokenThemes", ["L10nSource", "L10nSyntax", "DesignTokens"]),
        // F4
        module("L10nUsage", ["L10nSource", "L10nStrings", "L10nSyntax", "L10nXML"]),
        module("L10nCatalog", ["L10nSource", "L10nLocale", "L10nStrings", "L10nSyntax", "L10nMessages", "L10nLookup"]),
        module(
            "StateViews", ["L10nSource", "L10nLocale", "L10nSyntax", "L10nMessages", "L10nLookup", "DesignTokens"]),
        module("TokenTools", ["L10nSource", "L10nSyntax", "DesignTokens", "TokenThemes"]),
        // F5
        module(
            "SwiftUsage",
            [
                "L10nSource", "L10nUsage",
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["SourceScan"])),
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["SourceScan"])),
            ]),
        module(
            "L10nFormats",
            ["L10nSource", "L10nLocale", "L10nICU", "L10nStrings", "L10nSyntax", "L10nMessages", "L10nCatalog"]),
        module("StateViewLayout", ["L10nSource", "L10nLocale", "L10nLookup", "DesignTokens", "StateViews"]),
        .target(
            name: "StateViewPreview",
            dependencies: ["L10nSource", "L10nSyntax", "L10nLocale", "L10nLookup", "DesignTokens", "StateViews"],
            // Embedded: the markup, style and script of pages.
            exclude: ["Page"],
            swiftSettings: settings,
            plugins: [.plugin(name: "EmbedResourcesPlugin")]),
        module(
            "StateViewL10n",
            ["L10nPack", "L10nSource", "L10nLocale", "L10nMessages", "L10nLookup", "DesignTokens", "StateViews"]),
        // F6
        module(
            "L10nProject",
            [
                "L10nSource", "L10nLocale", "L10nStrings", "L10nSyntax", "L10nMessages", "L10nLookup", "L10nCatalog",
                "L10nFormats",
                "DefaultResources", "DesignTokens", "TokenThemes", "StateViews",
            ]),
        module(
            "TextShaping",
            ["CHarfBuzz", "L10nSource", "L10nLocale", "L10nICU", "DesignTokens", "StateViewLayout"]),
        // F7
        module(
            "StateViewL10nLoader",
            [
                "L10nSource", "L10nLocale", "L10nLookup", "L10nCatalog", "DesignTokens", "StateViews", "L10nProject",
                "StateViewL10n",
            ]),
        module(
            "L10nCodegen",
            [
                "L10nSource", "L10nMessages", "MessageChecks", "L10nReporting", "L10nLookup", "L10nCatalog",
                "TokenTools", "L10nProject",
            ]),
        module(
            "L10nExchange",
            [
                "L10nSource", "L10nLocale", "L10nICU", "L10nStrings", "L10nSyntax", "L10nXML", "L10nMessages",
                "MessageChecks",
                "L10nLookup", "L10nCatalog", "L10nFormats", "L10nProject",
            ]),
        module(
            "PackTools",
            [
                "L10nPack", "L10nSource", "L10nLocale", "L10nMessages", "L10nLookup", "L10nCatalog", "DesignTokens",
                "TokenThemes", "TokenTools", "StateViews", "L10nProject",
            ]),
        module(
            "StateViewPictures",
            [
                "CCairo", "L10nSource", "L10nLocale", "L10nLookup", "L10nReporting", "L10nSyntax", "DesignTokens",
                "StateViews", "StateViewLayout", "TextShaping", "L10nXML",
            ]),
        // F8
        module(
            "L10nChecks",
            [
                "L10nSource", "L10nLocale", "L10nICU", "L10nStrings", "L10nSyntax", "L10nMessages", "MessageChecks",
                "L10nLookup",
                "L10nCatalog", "L10nFormats", "DesignTokens", "TokenThemes", "TokenTools", "StateViews", "L10nProject",
                "L10nUsage", "L10nExchange", "DefaultResources", "StateViewLayout", "TextShaping",
            ]),
        // F9
        module(
            "L10nLanguageServer",
            [
                "L10nSource", "L10nLocale", "L10nSyntax", "L10nMessages", "MessageChecks", "L10nReporting",
                "L10nLookup",
                "L10nCatalog", "L10nFormats", "L10nProject", "L10nUsage", "L10nChecks", "DesignTokens", "TokenThemes",
                "TokenTools",
            ]),
        // F10
        module(
            "StateViewL10nCLI",
            [
                "L10nLanguageServer",
                "L10nSource", "L10nLocale", "L10nICU", "L10nMessages", "L10nReporting", "L10nLookup", "L10nCatalog",
                "L10nFormats", "L10nProject", "L10nExchange", "L10nChecks", "DesignTokens", "TokenThemes", "TokenTools",
                "L10nStrings", "L10nSyntax", "StateViews",
                "L10nPack", "PackTools", "L10nCodegen", "L10nUsage", "StateViewPreview", "StateViewLayout",
                "TextShaping", "StateViewPictures",
                .target(name: "SwiftUsage", condition: .when(traits: ["SourceScan"])),
                .target(name: "CGlibc", condition: .when(platforms: [.linux])),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // F11
        .executableTarget(
            name: "stateview-l10n",
            dependencies: ["StateViewL10nCLI", .target(name: "CGlibc", condition: .when(platforms: [.linux]))],
            swiftSettings: settings),

        // The tool in the builds and on the command line of other packages
        .plugin(name: "StateViewL10nCheck", capability: .buildTool(), dependencies: ["stateview-l10n"]),
        .plugin(
            name: "StateViewL10nCommand",
            capability: .command(
                intent: .custom(verb: "stateview-l10n", description: "Checks texts, overrides and design tokens")),
            dependencies: ["stateview-l10n"]),
        .plugin(
            name: "StateViewL10nWriteCommand",
            capability: .command(
                intent: .custom(
                    verb: "stateview-l10n-write",
                    description: "The commands of stateview-l10n that change files, such as 'check --fix'"),
                permissions: [.writeToPackageDirectory(reason: "'stateview-l10n' changes what it was asked to change")]),
            dependencies: ["stateview-l10n"]),

        // Build tools
        .executableTarget(name: "EmbedResources", swiftSettings: settings),
        .plugin(
            name: "EmbedResourcesPlugin", capability: .buildTool(), dependencies: ["EmbedResources"],
            path: "Sources/EmbedResourcesPlugin"),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        tests("DefaultResources"),
        tests("EmbedResources"),
        tests("L10nLocale"),
        tests("L10nICU", ["L10nLocale"]),
        tests("L10nCatalog", ["L10nSource", "L10nLocale", "L10nLookup", "L10nFormats"]),
        tests(
            "L10nFormats",
            ["L10nSource", "L10nLocale", "L10nICU", "L10nSyntax", "L10nMessages", "L10nCatalog"]),
        tests(
            "L10nChecks",
            [
                "L10nICU", "L10nLocale", "L10nMessages", "MessageChecks", "L10nStrings", "L10nSource", "L10nProject",
                "L10nReporting",
                "L10nUsage",
                .target(name: "SwiftUsage", condition: .when(traits: ["SourceScan"])),
            ]),
        tests(
            "L10nExchange",
            [
                "L10nSource", "L10nLocale", "L10nICU", "L10nStrings", "L10nSyntax", "L10nMessages", "L10nCatalog",
                "L10nFormats",
                "L10nProject",
            ]),
        tests(
            "L10nProject",
            [
                "L10nSource", "L10nLocale", "L10nLookup", "L10nCatalog", "L10nFormats", "DesignTokens", "TokenThemes",
                "TokenTools",
            ]),
        tests(
            "StateViews",
            [
                "L10nSource", "L10nLocale", "L10nICU", "L10nMessages", "L10nLookup", "L10nSyntax", "DesignTokens",
                "L10nCatalog", "L10nFormats", "L10nProject", "L10nXML", "TokenThemes", "TokenTools", "DefaultResources",
                "StateViewL10nCLI",
            ]),
        tests(
            "L10nCodegen",
            ["L10nSource", "L10nCatalog", "L10nProject"]),
        tests("L10nLanguageServer", ["L10nChecks", "L10nProject", "L10nReporting", "L10nSource"]),
        tests("L10nPack", ["L10nSource", "PackTools"]),
        tests("L10nSource"),
        tests(
            "StateViewLayout",
            ["DesignTokens", "L10nLocale", "L10nLookup", "StateViewL10nLoader", "StateViews", "TextShaping"]),
        tests(
            "StateViewPictures",
            [
                "DesignTokens", "L10nCatalog", "L10nLocale", "L10nSource", "StateViewL10nLoader", "StateViewLayout",
                "StateViews", "TextShaping",
            ]),
        tests(
            "StateViewL10n",
            [
                "DesignTokens", "L10nCatalog", "L10nLocale", "L10nLookup", "L10nMessages", "L10nPack", "L10nProject",
                "L10nSource", "PackTools", "StateViewL10nLoader", "StateViews", "TokenTools",
            ]),
        // Most of these run the built program, which they depend on only to have it built.
        tests(
            "StateViewL10nCLI",
            [
                "L10nPack", "L10nSource", "L10nLocale", "L10nLookup", "DesignTokens", "TokenThemes", "L10nCatalog",
                "L10nProject", "L10nExchange", "StateViews", "StateViewPictures", "TextShaping",
                .target(name: "stateview-l10n"),
            ]),
        tests("L10nReporting", ["L10nSource"]),
        tests("L10nSyntax", ["L10nSource"]),
        tests("L10nStrings", ["L10nSource", "L10nSyntax"]),
        tests("SwiftUsage", ["L10nSource", "L10nUsage"]),
        tests("L10nXML", ["L10nSource", "L10nSyntax"]),
        tests("L10nUsage", ["L10nSource"]),
        // What checks messages is tested beside what formats them, on the same texts.
        tests("L10nMessages", ["L10nLocale", "L10nSource", "L10nICU", "MessageChecks"]),
        // What checks, imports and writes tokens is tested beside what reads them, on the same themes.
        tests("DesignTokens", ["TokenThemes", "TokenTools"]),
        // The laws of all that reads bytes of strangers; the tests keep them on a corpus, tools/fuzz looks for more.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "L10nSource", "L10nLocale", "L10nMessages", "MessageChecks", "L10nReporting", "L10nCatalog",
                "L10nFormats", "L10nProject", "L10nExchange", "L10nChecks", "TokenThemes", "TokenTools", "L10nStrings",
                "L10nSyntax", "StateViews", "TestSupport",
                "L10nPack", "PackTools", "StateViewL10n", "L10nUsage", "L10nLanguageServer",
            ],
            path: "Tests/FuzzTargets", swiftSettings: settings),
        tests("FuzzTargets", ["L10nPack"]),
    ]
)

// Benchmarks see `package` declarations, which end at the package, so they are targets of it, but only on request.
if Context.environment["STATEVIEW_L10N_BENCHMARKS"] != nil {
    package.targets += [
        .executableTarget(
            name: "benchmark-parse",
            dependencies: ["L10nSource", "L10nStrings", "L10nSyntax", "L10nCatalog", "L10nFormats", "L10nExchange"],
            path: "tools/benchmarks/parse", swiftSettings: settings),
        // Foundation's ICU comes first, so that its names are its own.
        .target(
            name: "BenchmarkICU", path: "tools/benchmarks/icu",
            linkerSettings: ["_FoundationICU", "icui18n", "icuuc"].map { .linkedLibrary($0) }),
        .executableTarget(
            name: "benchmark-messages", dependencies: ["L10nLocale", "L10nICU", "L10nMessages", "BenchmarkICU"],
            path: "tools/benchmarks/messages", swiftSettings: settings),
        .executableTarget(
            name: "benchmark-tokens",
            dependencies: ["L10nSource", "L10nSyntax", "DesignTokens", "TokenTools", "L10nProject"],
            path: "tools/benchmarks/tokens", swiftSettings: settings),
        .executableTarget(
            name: "benchmark-first", dependencies: ["L10nLocale", "L10nMessages"], path: "tools/benchmarks/first",
            swiftSettings: settings, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "BenchmarkGettext", path: "tools/benchmarks/gettext"),
        .executableTarget(
            name: "benchmark-packs", dependencies: ["BenchmarkGettext", "L10nPack", "PackTools"],
            path: "tools/benchmarks/packs", swiftSettings: settings,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .executableTarget(
            name: "benchmark-lines", dependencies: ["L10nLocale", "DesignTokens", "StateViewLayout", "TextShaping"],
            path: "tools/benchmarks/lines", swiftSettings: settings),
        .executableTarget(
            name: "benchmark-views",
            dependencies: [
                "L10nLocale", "L10nProject", "PackTools", "StateViews", "StateViewL10n", "StateViewL10nLoader",
            ],
            path: "tools/benchmarks/views", swiftSettings: settings,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    ]
}

// The program of tools/fuzz, which names the archive of LibFuzzer: that comes with the toolchain, and no user links it.
if let libFuzzer = Context.environment["STATEVIEW_L10N_FUZZ"] {
    package.targets.append(
        .executableTarget(
            name: "fuzzer", dependencies: ["FuzzTargets"], path: "tools/fuzzer",
            linkerSettings: [.unsafeFlags([libFuzzer]), .linkedLibrary("stdc++")]))
}
