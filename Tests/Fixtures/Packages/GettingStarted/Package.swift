// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error),
]

// What an app writes that uses the product: nothing but its public interface.
let package = Package(
    name: "GettingStarted",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "stateview-l10n", path: "../../../..")],
    targets: [
        .executableTarget(
            name: "GettingStarted", dependencies: [.product(name: "StateViewL10nLoader", package: "stateview-l10n")],
            swiftSettings: [
                .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("ExistentialAny"),
            ]),
        // What 'generate swift' writes, over each run time.
        .executableTarget(name: "FoundationTexts", swiftSettings: strict),
        .executableTarget(
            name: "LibraryTexts", dependencies: [.product(name: "StateViewL10nLoader", package: "stateview-l10n")],
            swiftSettings: strict),
    ])
