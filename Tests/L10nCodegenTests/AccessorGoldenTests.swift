import Foundation
import L10nProject
import L10nSource
import TestSupport
import Testing

@testable import L10nCodegen

/// What is generated for the projects of `Fixtures/Codegen`, in full.
@Suite struct AccessorGoldenTests {
    static let cases = [
        "catalog", "collisions", "escapes", "holes", "layers", "messages", "names", "plurals", "printf", "unpassable",
    ]

    static let runtimes: [(name: String, runtime: AccessorOptions.Runtime)] = [
        ("foundation", .foundation(bundle: ".main")), ("stateview", .stateView),
    ]

    static func keys(_ name: String) async throws -> AccessorKeys {
        let folder = Golden.fixtures.appending(path: "Codegen/\(name)/Project").path
        return AccessorKeys(try await ProjectLoader.load(ProjectRequest(paths: [folder], root: folder)))
    }

    /// The code, or why there is none.
    static func text(_ keys: AccessorKeys, _ runtime: AccessorOptions.Runtime) -> String {
        let options = AccessorOptions(name: "L10n", access: .internal, runtime: runtime)
        let tree = AccessorTree(keys, name: "L10n", reserved: options.reserved)
        let findings = keys.unanswerable(by: runtime) + tree.findings
        if findings.isEmpty { return AccessorFile(tree, options).text }
        return findings.map { "\($0.span.file):\($0.span.range.lower): \($0.message)\n" }.joined()
    }

    @Test(arguments: cases) func `keys have the accessors of the golden files (SC-60 SC-70)`(name: String) async throws
    {
        let keys = try await Self.keys(name)
        for (runtime, value) in Self.runtimes {
            let difference = try Golden.difference(Self.text(keys, value), "Codegen/\(name)/\(runtime).txt")
            #expect(difference == nil)
        }
    }

    @Test(arguments: cases) func `templates get what SwiftGen gives them (SC-66 SC-67)`(name: String) async throws {
        let context = SwiftGenContext(try await Self.keys(name), parameters: [("enumName", "Texts")])
        #expect(try Golden.difference(context.json, "Codegen/\(name)/context.json") == nil)
    }

    @Test func `texts of a catalog get names of their own, be they its keys alone or written out`() async throws {
        let keys = ["Delete", "Delete?", "Drag it here", "& Drag it here"]
        let entries = keys.map { key in
            #""\#(key)":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#(key)"}}}}"#
        }
        for content in [entries, keys.map { #""\#($0)":{}"# }] {
            let catalog = #"{"sourceLanguage":"en","version":"1.0","strings":{\#(content.joined(separator: ","))}}"#
            try await TemporaryFolder.with(["Localizable.xcstrings": catalog]) { folder in
                let project = try await ProjectLoader.load(ProjectRequest(paths: [folder.path], root: folder.path))
                let tree = AccessorTree(AccessorKeys(project), name: "L10n", reserved: [])
                #expect(tree.findings.map(\.message).isEmpty)
            }
        }
    }

    @Test func `the difference of two files names keys that are new, gone and changed`() async throws {
        let keys = try await Self.keys("plurals")
        for (_, runtime) in Self.runtimes {
            let options = AccessorOptions(name: "L10n", access: .public, runtime: runtime)
            let new = AccessorFile(AccessorTree(keys, name: "L10n", reserved: options.reserved), options).text
            #expect(AccessorDifference(from: new, to: new, options).words == "it is written in another way")
            let old = new.replacing("Plain", with: "Simple").replacing("\"twice\"", with: "\"thrice\"")
            #expect(
                AccessorDifference(from: old, to: new, options).words
                    == "1 key new ('twice'); 1 key gone ('thrice'); 1 key changed ('plain')")
        }
    }
}
