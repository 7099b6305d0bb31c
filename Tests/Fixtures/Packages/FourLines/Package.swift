// swift-tools-version: 6.2

import PackageDescription

// The smallest app of the product, and a program that does nothing, to compare it with.
let package = Package(
    name: "FourLines",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "stateview-l10n", path: "../../../..")],
    targets: [
        .executableTarget(
            name: "FourLines", dependencies: [.product(name: "StateViewL10n", package: "stateview-l10n")]),
        .executableTarget(name: "Empty"),
    ])
