import Foundation
import L10nSource
import Testing

/// The documents of the contract, what cites them, and what nothing proves yet: `Documentation.docc/Contract`.
@Suite struct ContractTests {
    @Test func `an id is defined once`() throws {
        let counts = Dictionary(grouping: try Contract.definitions(), by: \.self).filter { $0.value.count > 1 }
        #expect(counts.keys.sorted() == [])
    }

    @Test func `every id that is cited is in the contract`() throws {
        let known = Set(try Contract.definitions())
        let prefixes = Set(known.map(ContractID.prefix))
        for (file, text) in try Contract.texts(below: [
            "Sources", "Tests", "tools", ".ci", "README.md", "CONTRIBUTING.md",
        ]) {
            let unknown = ContractID.cited(in: text, rangesAreWhole: false).filter {
                prefixes.contains(ContractID.prefix($0))
            }.subtracting(
                known)
            #expect(unknown.sorted() == [], "\(file)")
        }
    }

    @Test func `every id is cited by a test, or stands in the list of open ones with the reason`() throws {
        let known = try Contract.definitions()
        var proven: Set<String> = []
        for (file, text) in try Contract.texts(below: ["Tests"])
        where !file.hasSuffix("Contract/open.tsv") && !file.hasSuffix("ContractTests.swift") {
            proven.formUnion(ContractID.cited(in: text))
            proven.formUnion(ContractID.cited(in: file))
        }
        let open = try Contract.rows("open.tsv")
        for row in open {
            #expect(row.count == 3 && ["not-built", "fact", "tool", "design"].contains(row[1]), "\(row)")
        }
        let listed = open.reduce(into: Set<String>()) { $0.formUnion(ContractID.cited(in: $1[0])) }
        #expect(known.filter { !proven.contains($0) && !listed.contains($0) } == [], "add a test, or a row to open.tsv")
        #expect(known.filter { proven.contains($0) && listed.contains($0) } == [], "proven; take them out of open.tsv")
        // A range names numbers that were never given, so only rows without any id are wrong.
        #expect(open.filter { ContractID.cited(in: $0[0]).isDisjoint(with: known) } == [])
    }

    @Test func `every rule names the places of the contract that it follows, its own row first`() throws {
        let places = try Contract.places()
        for rule in Rule.all {
            #expect(rule.anchors.first == "checks.md#\(rule)")
            for anchor in rule.anchors {
                let parts = anchor.split(separator: "#")
                let document = parts.first.map(String.init) ?? ""
                // A range names its document once.
                let ids = (parts.last ?? "").split(separator: " to ").map(String.init)
                #expect(parts.count == 2 && places[document, default: []].isSuperset(of: ids), "\(rule): \(anchor)")
            }
            #expect(Set(rule.anchors).count == rule.anchors.count, "\(rule)")
        }
    }

    @Test func `what a fixture proves is there`() throws {
        for row in try Contract.rows("proofs.tsv") {
            #expect(
                row.count == 2 && FileManager.default.fileExists(atPath: Contract.fixtures.path + "/" + row[1]),
                "\(row)")
        }
    }

    @Test func `a range cites all that lies between its ends`() {
        #expect(ContractID.cited(in: "S-1 to S-3, TK-P2") == ["S-1", "S-2", "S-3", "TK-P2"])
        #expect(ContractID.cited(in: "SV-D1 … SV-D3") == ["SV-D1", "SV-D2", "SV-D3"])
        #expect(ContractID.cited(in: "LY-14a to LY-14c and X-02") == ["LY-14a", "LY-14b", "LY-14c", "X-2"])
        #expect(ContractID.cited(in: "PyPI, UTF8-x, a-S-1, S-1x2") == [])
    }
}

/// The files that the tests of the contract read.
private enum Contract {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let fixtures = root.appending(path: "Tests/Fixtures")

    /// The ids of all documents, in their order.
    static func definitions() throws -> [String] {
        try cells().map(\.id).filter { ContractID.cited(in: $0) == [$0] }
    }

    /// What can be named in each document: its ids, and the rules that have a row in it.
    static func places() throws -> [String: Set<String>] {
        try cells().reduce(into: [:]) { places, cell in
            places[cell.document, default: []].insert(cell.id.replacing("`", with: ""))
        }
    }

    /// The first cells of all rows, and the first bold words of all items.
    private static func cells() throws -> [(document: String, id: String)] {
        let folder = root.appending(path: "Sources/StateViewL10n/Documentation.docc/Contract")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        return try names.sorted().flatMap { name in
            var isFenced = false
            return try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
                .compactMap { line -> (document: String, id: String)? in
                    if line.drop(while: \.isWhitespace).hasPrefix("```") { isFenced.toggle() }
                    guard !isFenced else { return nil }
                    // A row's first cell is nothing but the id; an item may go on behind it.
                    let row = line.hasPrefix("| ") ? line.dropFirst(2).prefix { $0 != "|" }.dropLast() : nil
                    let item = line.hasPrefix("- **") ? line.dropFirst(4).prefix { $0 != " " && $0 != "*" } : nil
                    return (row ?? item).map { (name, String($0)) }
                }
        }
    }

    /// The texts below some places, by their paths from the root.
    static func texts(below places: [String]) throws -> [(file: String, text: String)] {
        let kinds: Set = ["swift", "c", "h", "tsv", "txt", "json", "md", "py", ""]
        var found: [(file: String, text: String)] = []
        for place in places {
            let url = root.appending(path: place)
            let below = (FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []).map {
                place + "/" + $0
            }
            for file in below.isEmpty ? [place] : below.sorted() {
                let path = root.path + "/" + file
                guard kinds.contains(URL(filePath: path).pathExtension), !file.contains("/.build"),
                    let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8)
                else { continue }
                found.append((file, text))
            }
        }
        return found
    }

    /// The columns of a table of the contract's fixtures.
    static func rows(_ name: String) throws -> [[String]] {
        try String(contentsOf: fixtures.appending(path: "Contract/" + name), encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
    }
}

/// Ids such as `S-17`, `TK-P1` or `LY-14a`, and ranges of them.
private struct ContractID {
    let stem: String
    let number: Int
    /// The letter behind the number; empty for most.
    let suffix: String
    let end: Int

    static func prefix(_ id: String) -> Substring { id.prefix { $0 != "-" } }

    /// The ids of a text. Zeros before a number do not count.
    /// - Parameter rangesAreWhole: whether a range stands for all in it, not all of which need exist, or for its ends.
    static func cited(in text: String, rangesAreWhole: Bool = true) -> Set<String> {
        let bytes = Array(text.utf8)
        var ids: Set<String> = []
        var at = 0
        while let hyphen = bytes[at...].firstIndex(of: UInt8(ascii: "-")) {
            at = hyphen + 1
            guard let first = ContractID(bytes, hyphen: hyphen) else { continue }
            at = first.end
            ids.insert("\(first.stem)\(first.number)\(first.suffix)")
            guard let last = first.endOfRange(in: bytes) else { continue }
            ids.formUnion(rangesAreWhole ? first.through(last) : ["\(last.stem)\(last.number)\(last.suffix)"])
            at = last.end
        }
        return ids
    }

    /// The id around a hyphen; nil where there is none, or a longer word such as `SHA-256-x`.
    private init?(_ bytes: [UInt8], hyphen: Int) {
        var start = hyphen
        while start > 0, Self.isUpper(bytes[start - 1]) || Self.isDigit(bytes[start - 1]) { start -= 1 }
        guard start < hyphen, Self.isUpper(bytes[start]) else { return nil }
        if start > 0, Self.isWord(bytes[start - 1]) || ".#/-\\".utf8.contains(bytes[start - 1]) {
            // A folder's name begins behind its slash.
            guard bytes[start - 1] == UInt8(ascii: "/") else { return nil }
        }
        var end = hyphen + 1
        if end < bytes.count, "DFPk".utf8.contains(bytes[end]) { end += 1 }
        let letters = end
        while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
        guard let number = Int(String(decoding: bytes[letters..<end], as: UTF8.self)) else { return nil }
        self.number = number
        stem = String(decoding: bytes[start..<letters], as: UTF8.self)
        let tail = bytes[end...].prefix(while: Self.isWord)
        guard
            tail.isEmpty
                || tail.count == 1 && !Self.isUpper(tail[tail.startIndex]) && !Self.isDigit(tail[tail.startIndex])
        else {
            return nil
        }
        suffix = String(decoding: tail, as: UTF8.self)
        self.end = end + tail.count
    }

    /// The other end of a range that begins with the id.
    private func endOfRange(in bytes: [UInt8]) -> ContractID? {
        for sign in [" to ", " … ", "…"] where bytes[end...].starts(with: sign.utf8) {
            let start = end + sign.utf8.count
            guard let hyphen = bytes[start...].prefix(8).firstIndex(of: UInt8(ascii: "-")) else { return nil }
            return ContractID(bytes, hyphen: hyphen).flatMap { $0.stem == stem ? $0 : nil }
        }
        return nil
    }

    private func through(_ last: ContractID) -> [String] {
        guard number == last.number else {
            return (min(number, last.number)...last.number).map { "\(stem)\($0)" } + [
                "\(stem)\(last.number)\(last.suffix)"
            ]
        }
        guard let from = suffix.unicodeScalars.first, let to = last.suffix.unicodeScalars.first, from < to else {
            return []
        }
        return (from.value...to.value).compactMap(Unicode.Scalar.init).map { "\(stem)\(number)\(Character($0))" }
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private static func isWord(_ byte: UInt8) -> Bool {
        isUpper(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}
