// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "P", defaultLocalization: "en", targets: [
  .target(name: "A", resources: [.process("Resources")]),
  .target(name: "B", resources: [.process("Resources")]),
  .target(name: "C", dependencies: ["A"]),
])
