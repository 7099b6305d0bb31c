import Foundation
import TestSupport
import Testing

/// The code of the article about native views, which an app copies.
@Suite struct AdapterTests {
    @Test(arguments: [("SwiftUI", "StateViewContent"), ("UIKit", "StateViewController")], ["6", "5"])
    func `adapters compile against the declarations that they use`(_ adapter: (String, String), mode: String) throws {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        #if os(macOS)
        guard adapter.0 == "SwiftUI" else { return }
        #else
        // SwiftUI and UIKit are not here: their declarations are, with empty bodies.
        let module = folder.path + "/\(adapter.0).swiftmodule"
        let declarations = try AppCode.compile(
            "Adapters/\(adapter.0)", module: adapter.0, ["-swift-version", "6", "-emit-module", "-o", module])
        try #require(declarations.isFine, "\(declarations.output)")
        #endif
        let result = try AppCode.compile(
            "Adapters/\(adapter.1)", ["-I", folder.path, "-swift-version", mode, "-typecheck", "-warnings-as-errors"])
        #expect(result.isFine, "\(result.output)")
    }
}
