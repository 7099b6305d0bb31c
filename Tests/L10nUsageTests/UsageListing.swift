import Foundation
import L10nSource
import L10nUsage
import TestSupport

/// Uses as the files of `Fixtures/Usage` list them.
enum UsageListing {
    /// The files of a folder of fixtures, by their names, without what is expected of them.
    static func files(in folder: String) throws -> [SourceFile] {
        let place = Golden.fixtures.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        return try names.filter { !$0.hasPrefix("expected") }.map { name in
            SourceFile(path: name, bytes: Array(try Data(contentsOf: place.appending(path: name))))
        }
    }

    /// One line a use: what it is and where, with all that is not as usual.
    static func line(_ use: KeyUse, in file: SourceFile) -> String {
        let line = file.bytes.prefix(Int(use.span.range.lower)).count { $0 == 0x0A } + 1
        var parts = ["\(file.path):\(line)", "\(use.kind)", pattern(use.key)]
        switch use.table {
        case .named("Localizable"): break
        case .named(let name): parts.append("table \(name)")
        case .any: if use.kind != .mention { parts.append("any table") }
        }
        if use.kind != .mention, use.bundle != .own { parts.append("bundle \(use.bundle)") }
        if let text = use.defaultText { parts.append("default \(pattern(text))") }
        if let values = use.values { parts.append("values \(values.map { "\($0)" })") }
        if let comment = use.comment { parts.append("comment \(comment.debugDescription)") }
        parts.append(use.way)
        return parts.joined(separator: " | ") + "\n"
    }

    private static func pattern(_ pattern: KeyPattern) -> String {
        pattern.parts.map { part in
            switch part {
            case .text(let text): text.debugDescription
            case .specifier(let text): "<\(text ?? "?")>"
            case .anything: "<*>"
            }
        }.joined()
    }
}
