// swift-tools-version: 6.2

import PackageDescription

// The smallest apps of both products, and a program that does nothing, to compare them with.
let package = Package(
    name: "FourLines",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "stateview-l10n", path: "../../../..")],
    targets: [
        .executableTarget(
            name: "FolderApp", dependencies: [.product(name: "StateViewL10nLoader", package: "stateview-l10n")]),
        .executableTarget(
            name: "PackApp", dependencies: [.product(name: "StateViewL10n", package: "stateview-l10n")]),
        .executableTarget(
            name: "Plurals", dependencies: [.product(name: "StateViewL10nLoader", package: "stateview-l10n")]),
        .executableTarget(name: "Empty"),
    ])
