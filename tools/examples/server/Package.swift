// swift-tools-version: 6.2

import PackageDescription

// A package of its own: what it stands on is no concern of whoever uses the library or the tool.
let package = Package(
    name: "stateview-server",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "stateview-l10n", path: "../../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .executableTarget(
            name: "StateViewServer",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "StateViewL10n", package: "stateview-l10n"),
            ])
    ])
