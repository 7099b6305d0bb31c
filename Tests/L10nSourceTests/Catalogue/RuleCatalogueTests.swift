import Foundation
import L10nSource
import Testing

/// The catalogue is the one place of a rule's name and severities.
@Suite struct RuleCatalogueTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources")

    /// The Swift files below a folder of the sources, by path.
    private static func files(in folder: String = "") throws -> [(path: String, text: String)] {
        let root = sources.appending(path: folder)
        let names = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map {
            ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8))
        }
    }

    @Test func `ids are unique and kebab-case (PRI-2)`() {
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        for rule in Rule.all {
            #expect(rule.id.rawValue.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
            #expect(Rule.named(rule.id.rawValue) == rule)
        }
    }

    @Test func `every constant is named as its rule and listed once`() throws {
        let constant = #/package static let (\w+) = Rule\(\s*"([a-z0-9-]+)"/#
        let texts = try Self.files(in: "L10nSource/Catalogue").map(\.text)
        var ids: [String] = []
        for match in texts.flatMap({ $0.matches(of: constant) }) {
            let words = match.2.split(separator: "-")
            #expect(words.joined() == match.1.lowercased(), "\(match.2) is called \(match.1)")
            ids.append(String(match.2))
        }
        #expect(ids.sorted() == Rule.all.map(\.id.rawValue).sorted())
    }

    @Test func `every rule says what it finds and why that matters (PRI-4)`() {
        for rule in Rule.all {
            #expect(rule.summary.hasSuffix(".") && rule.why.hasSuffix("."), "\(rule)")
        }
    }

    @Test func `severities are those of the contract, and so is what is hard or off`() throws {
        let contract = Self.sources.appending(path: "StateViewL10n/Documentation.docc/Contract/checks.md")
        let row = #/\| `([a-z0-9-]+)` \|/#
        var count = 0
        for line in try String(contentsOf: contract, encoding: .utf8).split(separator: "\n") {
            guard let match = line.prefixMatch(of: row), let rule = Rule.named(String(match.1)) else { continue }
            // A '|' inside of a cell has a backslash before it.
            let cells = line.replacing("\\|", with: "/").split(separator: "|")
            count += 1
            #expect(cells[2].contains("‼") == rule.isHard, "\(rule)")
            #expect(cells[2].contains("off") == rule.isOff, "\(rule)")
            #expect(
                (cells[2].contains(" off ") ? "off" : rule.severity.rawValue)
                    == cells[2].firstMatch(of: #/[a-z]+/#).map { String($0.0) })
        }
        #expect(count > 230)
        #expect(Rule.mixedDigits.level == "off" && Rule.emptyFile.level == "warning")
        #expect(Rule.emptyFile.at(.error).level == "warning")
    }

    @Test func `what one rule is, no other is`() {
        #expect(Rule.emptyFile != .missingSemicolon)
        #expect(Set(Rule.all).count == Rule.all.count && Set(Rule.all.map(\.hashValue)).count == Rule.all.count)
        #expect(Rule.emptyFile.description == "empty-file" && Rule.emptyFile.anchors.first == "checks.md#empty-file")
        #expect(RuleID("a-b") < "a-c" && !(RuleID("a") < "a") && RuleID("a").description == "a")
        #expect(Rule.named("no-such-rule") == nil)
    }

    @Test func `the sources of a rule are pages that anybody can open`() {
        for source in Rule.all.flatMap(\.sources) {
            #expect(source.address.hasPrefix("https://") && !source.address.contains(" "), "\(source)")
            #expect(!source.title.isEmpty)
        }
    }

    @Test func `a rule with several severities says when, and lists each once`() {
        for rule in Rule.all {
            #expect(Set(rule.severities).count == rule.severities.count, "\(rule)")
            if rule.severities.count > 1 { #expect(rule.tiers != nil, "\(rule)") }
            if rule.isHard { #expect(rule.severity == .error, "\(rule)") }
        }
    }

    @Test func `a finding has the severity of its rule, or another one of those listed`() async {
        let span = SourceSpan(file: "a", range: SourceRange(at: 0))
        #expect(Diagnostic(.emptyFile, "m", at: span).severity == .warning)
        #expect(Diagnostic(.emptyFile.at(.error), "m", at: span).severity == .error)
        #expect(Rule.emptyFile.at(.error) == .emptyFile)
        await #expect(processExitsWith: .failure) { _ = Rule.missingSemicolon.at(.note) }
    }

    @Test func `no rule's id is a literal outside of the catalogue`() throws {
        let ids = Set(Rule.all.map(\.id.rawValue))
        let literal = #/"([a-z0-9-]+)"/#
        // Names of causes, which are finer than rules and public, and settings inside of examples.
        let other = #/case \w+ = "[a-z0-9-]+"|cause: "[a-z0-9-]+"|cause [=!]= "[a-z0-9-]+"|"[a-z-]+": "off"/#
        var found: [String] = []
        for file in try Self.files() where !file.path.hasPrefix("L10nSource/Catalogue/") {
            let text = file.text.replacing(other, with: "")
            for match in text.matches(of: literal) where ids.contains(String(match.1)) {
                found.append("\(file.path): \(match.0)")
            }
        }
        #expect(found == [])
    }

    @Test func `a severity is chosen only where the catalogue lists several`() throws {
        let choice = #/\.(\w+)\.at\(\.(error|warning|note)\)/#
        let constant = #/package static let (\w+) = Rule\(\s*"([a-z0-9-]+)"/#
        let names = try Self.files(in: "L10nSource/Catalogue").map(\.text).flatMap { $0.matches(of: constant) }
            .map { (String($0.1), String($0.2)) }
        let rules = Dictionary(uniqueKeysWithValues: names)
        var count = 0
        for file in try Self.files() {
            for match in file.text.matches(of: choice) {
                guard let rule = rules[String(match.1)].flatMap(Rule.named) else { continue }
                count += 1
                let severity = try #require(Severity(rawValue: String(match.2)))
                #expect(rule.severities.dropFirst().contains(severity), "\(file.path): \(match.0)")
            }
        }
        #expect(count > 10)
    }

    @Test func `every rule is raised somewhere`() throws {
        let text = try Self.files().filter { !$0.path.hasPrefix("L10nSource/Catalogue/") }.map(\.text).joined()
        let used = Set(text.matches(of: #/\.([a-z]\w+)/#).map { String($0.1) })
        let constant = #/package static let (\w+) = Rule\(/#
        for match in try Self.files(in: "L10nSource/Catalogue").map(\.text).flatMap({ $0.matches(of: constant) }) {
            #expect(used.contains(String(match.1)), "nothing raises \(match.1)")
        }
    }
}
