// swift-tools-version: 6.2

import PackageDescription

/// The settings that every Swift target shares.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
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
        name: name + "Tests", dependencies: [.target(name: name)] + dependencies, swiftSettings: settings)
}

let package = Package(
    name: "stateview-l10n",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    targets: [
        // F0
        module("L10nLocale"),
        module("L10nSource"),
        .target(
            name: "DefaultResources",
            // Links to the data folders, so that SwiftPM notices new files in them.
            exclude: ["Localizations", "Resources"],
            swiftSettings: settings,
            plugins: [.plugin(name: "EmbedResourcesPlugin")]),
        // F1
        module("L10nSyntax", ["L10nSource"]),
        module("L10nReporting", ["L10nSource"]),

        // F2
        module("L10nMessages", ["L10nSource"]),
        module("DesignTokens", ["L10nSource", "L10nSyntax"]),

        // Build tools
        .executableTarget(name: "EmbedResources", swiftSettings: settings),
        .plugin(
            name: "EmbedResourcesPlugin", capability: .buildTool(), dependencies: ["EmbedResources"],
            path: "Sources/EmbedResourcesPlugin"),

        tests("DefaultResources"),
        tests("EmbedResources"),
        tests("L10nLocale"),
        tests("L10nSource"),
        tests("L10nReporting", ["L10nSource"]),
        tests("L10nSyntax"),
        tests("L10nMessages", ["L10nSource"]),
        tests("DesignTokens"),
    ]
)

// Benchmarks see `package` declarations, which end at the package, so they are targets of it, but only on request.
if Context.environment["STATEVIEW_L10N_BENCHMARKS"] != nil {
    package.targets.append(
        .executableTarget(
            name: "benchmark-parse", dependencies: ["L10nSource", "L10nSyntax"], path: "tools/benchmarks/parse",
            swiftSettings: settings))
}
