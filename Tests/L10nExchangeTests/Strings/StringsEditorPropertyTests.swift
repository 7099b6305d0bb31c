import Foundation
import L10nExchange
import L10nSource
import L10nStrings
import TestSupport
import Testing

/// Whatever a file looks like: an edit changes what it is about, and no byte beside.
@Suite struct StringsEditorPropertyTests {
    /// A file on the disk, read and open for changes; nil for one that may not be changed.
    struct Opened {
        let bytes: [UInt8]
        let tree: StringsTree
        var editor: StringsEditor

        init?(_ bytes: [UInt8]) {
            let parsed = StringsParser.parse(SourceFile(path: "T.strings", bytes: bytes))
            guard let editor = try? StringsEditor(parsed) else { return nil }
            self.bytes = bytes
            tree = parsed.value
            self.editor = editor
        }

        /// The file after the changes.
        func edited() throws -> (bytes: [UInt8], tree: StringsTree) {
            let stored = StoredText(bytes, text: tree.source)
            let result = try #require(stored.applying(editor.edits))
            return (result, StringsParser.parse(SourceFile(path: "T.strings", bytes: result)).value)
        }
    }

    /// Every file of the fixtures, the tables' inputs included.
    static let fixtures: [[UInt8]] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { $0.hasSuffix(".strings") }.sorted().compactMap {
            try? Data(contentsOf: folder.appendingPathComponent($0))
        }
        return files.map { [UInt8]($0) } + StringsRow.all.map(\.input)
    }()

    /// The fixtures, and more files made from a seed.
    private static func eachFile(_ body: (Opened, inout SeededGenerator) throws -> Void) throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        var opened = 0
        for bytes in fixtures where bytes.count < 1 << 16 {
            guard let file = Opened(bytes) else { continue }
            opened += 1
            try body(file, &random)
        }
        #expect(opened > 400)
        for _ in 0..<2000 {
            let bytes = GeneratedStringsFile(&random).bytes
            guard let file = Opened(bytes) else { continue }
            try body(file, &random)
        }
    }

    @Test func `a file without a change keeps its bytes (N-153)`() throws {
        try Self.eachFile { file, _ in
            var file = file
            let stored = StoredText(file.bytes, text: file.tree.source)
            #expect(stored.applying(file.editor.edits) == file.bytes)
            for entry in file.tree.entries {
                try? file.editor.setText(file.tree.value(of: entry), of: file.tree.key(of: entry))
            }
            #expect(file.editor.edits.isEmpty)
        }
    }

    @Test func `one text changes its own entry and nothing else (N-153)`() throws {
        try Self.eachFile { file, random in
            let model = StringsModel(file.tree)
            for number in model.entries.indices.shuffled(using: &random).prefix(3) {
                var file = file
                let text = GeneratedStringsFile.text(&random)
                guard (try? file.editor.setText(text, of: file.tree.key(of: file.tree.entries[number]))) != nil else {
                    continue
                }
                let range = file.tree.entries[number].range
                #expect(file.editor.edits.allSatisfy { $0.span.range.union(range) == range })
                let after = StringsModel(try file.edited().tree)
                var expected = model
                expected.entries[number].text = Array(text.utf8)
                #expect(after.entries == expected.entries)
                expected.written[number] = after.written[number]
                #expect(after.written == expected.written)
            }
        }
    }

    @Test func `Several texts together change what each of them is about`() throws {
        try Self.eachFile { file, random in
            var file = file
            var expected = StringsModel(file.tree).entries
            for entry in file.tree.entries {
                let key = file.tree.key(of: entry)
                let bytes = Array(key.utf8)
                guard let index = expected.firstIndex(where: { $0.key == bytes }) else { continue }
                let text = GeneratedStringsFile.text(&random)
                guard Bool.random(using: &random), (try? file.editor.setText(text, of: key)) != nil else { continue }
                expected[index].text = Array(text.utf8)
            }
            let edits = file.editor.edits
            for (edit, next) in zip(edits, edits.dropFirst()) {
                #expect(edit.span.range.upper <= next.span.range.lower)
            }
            let after = StringsModel(try file.edited().tree).entries
            #expect(after == expected, "\(Notation.written(file.tree.source.bytes))")
        }
    }

    @Test func `A new entry stands where it should and moves nothing`() throws {
        try Self.eachFile { file, random in
            var file = file
            let model = StringsModel(file.tree)
            var expected = model.entries.map(\.key)
            for number in 0..<Int.random(in: 1...3, using: &random) {
                let key = "fresh\(number)" + GeneratedStringsFile.text(&random)
                let text = GeneratedStringsFile.text(&random)
                let comment = Bool.random(using: &random) ? "fresh" : nil
                let neighbour = file.tree.entries.randomElement(using: &random).map { file.tree.key(of: $0) }
                let place = neighbour.map { StringsEditor.Place.after($0) } ?? .end
                guard (try? file.editor.insert(key, text: text, comment: comment, at: place)) != nil else { continue }
                if case .after(let other) = place {
                    // Entries that were put there before come first.
                    var index = (expected.lastIndex(of: Array(other.utf8)) ?? expected.endIndex - 1) + 1
                    while index < expected.count, expected[index].starts(with: Array("fresh".utf8)) { index += 1 }
                    expected.insert(Array(key.utf8), at: index)
                } else {
                    expected.append(Array(key.utf8))
                }
            }
            let after = StringsModel(try file.edited().tree)
            #expect(after.keys == expected, "\(Notation.written(file.tree.source.bytes))")
            let old = zip(after.entries, after.written).filter { !$0.0.key.starts(with: Array("fresh".utf8)) }
            #expect(old.map(\.0) == model.entries)
            #expect(old.map(\.1) == model.written)
        }
    }

    @Test func `A sorted file stays sorted`() throws {
        try Self.eachFile { file, random in
            var file = file
            guard file.editor.isSorted else { return }
            for _ in 0..<3 {
                let key = GeneratedStringsFile.text(&random)
                try? file.editor.insert(key, text: "x", at: .sorted)
            }
            let edited = try file.edited()
            #expect(try StringsEditor(Parsed(edited.tree)).isSorted)
        }
    }
}
