// swift-tools-version: 6.2

import PackageDescription

// What an app writes that uses the product: nothing but its public interface.
let package = Package(
    name: "GettingStarted",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "stateview-l10n", path: "../../../..")],
    targets: [
        .executableTarget(
            name: "GettingStarted", dependencies: [.product(name: "StateViewL10n", package: "stateview-l10n")],
            swiftSettings: [
                .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("ExistentialAny"),
            ])
    ])
