import Foundation
import Testing

@testable import L10nChecks
@testable import L10nICU

private let scriptsPath = "/usr/share/unicode/Scripts.txt"

/// Ours of the scripts of letters, against Unicode's list and the alphabets of all languages that ICU knows.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: scriptsPath), "needs the package unicode-data"))
struct LetterScriptTests {
    /// The name of the script of every character that has one, such as `Latin`.
    private static func scripts() throws -> [UInt32: Substring] {
        let text = try String(contentsOfFile: scriptsPath, encoding: .utf8)
        var scripts: [UInt32: Substring] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.prefix { $0 != "#" }.split(separator: ";")
            guard fields.count == 2 else { continue }
            let ends = fields[0].trimmingCharacters(in: .whitespaces).components(separatedBy: "..")
            let name = fields[1].drop { $0 == " " }.prefix { $0 != " " }
            guard let first = UInt32(ends[0], radix: 16), let last = UInt32(ends[ends.count - 1], radix: 16) else {
                continue
            }
            for value in first...last { scripts[value] = name }
        }
        try #require(scripts.count > 140_000)
        return scripts
    }

    /// Marks and signs that all scripts share have none of their own; ours counts those of Arabic to it.
    private static func isShared(_ name: Substring) -> Bool { name == "Common" || name == "Inherited" }

    @Test func `no letter is said to be of another script (I-46)`() throws {
        var count = 0
        for (value, name) in try Self.scripts() where !Self.isShared(name) {
            guard let scalar = Unicode.Scalar(value), let script = LetterScript(scalar) else { continue }
            count += 1
            if "\(script)" != name.lowercased() {
                Issue.record("\(scalar.escaped(asASCII: true)): \(script), not \(name)")
            }
        }
        #expect(count > 90_000)
    }

    @Test func `the letters of every language are known (I-46 I-49)`() throws {
        let scripts = try Self.scripts()
        let known = Set(LetterScript.allCases.map { "\($0)" })
        var languages = 0
        var letters: Set<Unicode.Scalar> = []
        for locale in ICULocale.available {
            guard let pattern = try? BundleChain(locale.id).text(["ExemplarCharacters"]) else { continue }
            languages += 1
            for scalar in pattern.unicodeScalars where scalar.properties.isAlphabetic { letters.insert(scalar) }
        }
        #expect(languages > 150 && letters.count > 5_000)
        for letter in letters {
            guard let name = scripts[letter.value], known.contains(name.lowercased()) else { continue }
            if LetterScript(letter) == nil { Issue.record("\(letter.escaped(asASCII: true)) is of \(name)") }
        }
    }
}
