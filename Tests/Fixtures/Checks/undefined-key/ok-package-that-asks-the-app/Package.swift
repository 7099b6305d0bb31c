// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "P", defaultLocalization: "en", targets: [.target(name: "Kit"), .target(name: "KitUI", resources: [.process("Localizable.xcstrings")])])
