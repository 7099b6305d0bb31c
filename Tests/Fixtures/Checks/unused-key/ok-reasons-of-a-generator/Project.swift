import ProjectDescription

let project = Project(
    name: "App",
    targets: [
        .target(
            name: "App", destinations: .iOS, product: .app, bundleId: "x.y",
            infoPlist: .extendingDefault(with: ["NSCameraUsageDescription": "Scan codes"]),
            sources: ["App/**"], resources: ["App/**/*.strings"])
    ]
)
