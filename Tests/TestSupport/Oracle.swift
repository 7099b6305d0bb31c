package import Foundation
package import Testing

/// Other programs that read what we write; run, never linked.
package enum Oracle {
    package static let needsToolkit: Comment = "needs python3 with the PyPI package translate-toolkit; run tools/setup"
    package static let hasToolkit = (try? python("import translate.storage.xliff", [])) != nil
    package static let hasPython = (try? python("import csv, json", [])) != nil
    package static let hasJSONSchema = (try? python("import jsonschema", [])) != nil
    package static let hasPolib = (try? python("import polib", [])) != nil
    package static let hasMsgfmt = (try? ProgramRun.output(of: ["msgfmt", "--version"])) != nil
    package static let hasXMLLint = (try? ProgramRun.output(of: ["xmllint", "--version"])) != nil

    package static let needsSchema: Comment = "needs xmllint and the schema of XLIFF 1.2; run tools/setup"
    /// The folder of the schema and of `xml.xsd`, which it imports; nil where neither place has it.
    package static let schemas: URL? = {
        let path = "usr/share/php/Symfony/Component/Translation/Resources/schemas"
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folders = [root.appending(path: ".build/xliff/" + path), URL(filePath: "/" + path)]
        return hasXMLLint ? folders.first { has("xliff-core-1.2-strict.xsd", $0) && has("xml.xsd", $0) } : nil
    }()

    private static func has(_ name: String, _ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }

    /// Runs a script with the path of a file of these bytes as its argument; answers what it prints.
    package static func python(_ script: String, _ bytes: [UInt8]) throws -> Data {
        try withFile(bytes) { try ProgramRun.python(script, [$0.path]) }
    }

    /// Calls `body` with a file of its own.
    package static func withFile<Value>(_ bytes: [UInt8], _ body: (URL) throws -> Value) throws -> Value {
        let file = TemporaryFolder.place()
        try Data(bytes).write(to: file)
        defer { TemporaryFolder.remove(file) }
        return try body(file)
    }
}
