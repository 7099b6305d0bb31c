import Foundation
import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource
import L10nStrings
import TestSupport
import Testing

@testable import L10nExchange

/// What holds for every edit of every `.stringsdict` file: the fixtures, and files that nobody wrote.
@Suite struct StringsDictEditLawTests {
    private static let seed = TestSeed.printed("StringsDictEditLawTests") % 1_000_000

    private static let fixtures: [(path: String, bytes: [UInt8])] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return ["Tests/Fixtures", "Localizations"].flatMap { folder in
            let url = root.appendingPathComponent(folder)
            let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".stringsdict") }.sorted().compactMap { name in
                (try? Data(contentsOf: url.appendingPathComponent(name))).map { (name, Array($0)) }
            }
        }
    }()

    private static func generated(_ number: Int) -> (path: String, bytes: [UInt8]) {
        var generator = GeneratedStringsDict(seed: seed + UInt64(number))
        return ("seed \(seed + UInt64(number))", generator.file())
    }

    private static let files = fixtures + (0..<200).map(generated)

    private static func editor(_ file: (path: String, bytes: [UInt8])) -> StringsDictEditor? {
        try? StringsDictEditor(SourceFile(path: file.path, bytes: file.bytes))
    }

    private static func applied(_ editor: StringsDictEditor, to bytes: [UInt8]) throws -> [UInt8] {
        let edits = editor.edits
        for (edit, next) in zip(edits, edits.dropFirst()) {
            #expect(edit.span.range.upper <= next.span.range.lower, "edits ascend and do not overlap")
        }
        return try #require(StoredText(bytes, text: editor.text).applying(edits))
    }

    private static func oracle(_ bytes: [UInt8]) throws -> NSDictionary {
        let value = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        return try #require(value as? NSDictionary)
    }

    /// Where a text stands, in names of the file.
    private static func names(_ place: StringsDictPlace, in root: NSDictionary) -> [String] {
        var names = [place.key]
        var path = place.path[...]
        if case .device(let name)? = path.first {
            names += ["NSStringDeviceSpecificRuleType", name]
            path = path.dropFirst()
        }
        if let variable = place.variable { names.append(variable) }
        if case .plural(let category)? = path.first { names.append(category.rawValue) }
        if case .width(let width)? = path.first {
            let widths = value(at: names + ["NSStringVariableWidthRuleType"], in: root) as? NSDictionary
            let written = widths?.allKeys.compactMap { $0 as? String }.first { Int($0) == width }
            names += ["NSStringVariableWidthRuleType", written ?? String(width)]
        }
        if path.isEmpty, place.variable == nil, value(at: names, in: root) is NSDictionary {
            names.append("NSStringLocalizedFormatKey")
        }
        return names
    }

    private static func value(at names: [String], in root: NSDictionary) -> Any? {
        names.reduce(root as Any?) { ($0 as? NSDictionary)?[$1] }
    }

    private static func setting(_ value: Any?, at names: ArraySlice<String>, in root: NSDictionary) -> NSDictionary {
        let result = (root.mutableCopy() as? NSMutableDictionary) ?? [:]
        guard let name = names.first else { return result }
        if names.count == 1 {
            result[name] = value
        } else {
            let inner = root[name] as? NSDictionary ?? [:]
            result[name] = setting(value, at: names.dropFirst(), in: inner)
        }
        return result
    }

    /// The texts of a file with their places, and where they are written.
    private static func texts(
        _ file: (path: String, bytes: [UInt8])
    ) -> [(place: StringsDictPlace, text: String, range: SourceRange)] {
        let fragment = StringsDictFormat.decode(SourceFile(path: file.path, bytes: file.bytes)).value
        return fragment.entries.flatMap { entry -> [(StringsDictPlace, String, SourceRange)] in
            let key = fragment.key(of: entry)
            guard let forms = fragment.forms(of: entry) else {
                if entry.flags.contains(.notAText) { return [] }
                return [(StringsDictPlace(key), fragment.text(of: entry), entry.textRange)]
            }
            return forms.forms.map { form in
                let variable = form.variable.map { forms.variables[$0].name }
                return (
                    StringsDictPlace(key, variable: variable, form.path), fragment.text(of: entry.showing(form)),
                    form.textRange
                )
            }
        }
    }

    // MARK: Laws

    @Test func `without a change every file keeps its bytes (SD-2)`() throws {
        var count = 0
        for file in Self.files {
            guard var editor = Self.editor(file) else { continue }
            #expect(editor.edits.isEmpty)
            for (place, text, _) in Self.texts(file) {
                do throws(StringsDictRefusal) {
                    try editor.setText(text, at: place)
                } catch {
                    continue
                }
                count += 1
            }
            #expect(editor.edits.isEmpty, "\(file.path)")
        }
        #expect(count > 500)
    }

    @Test func `a changed text changes nothing but its own bytes, and all readers agree on it (SD-2)`() throws {
        var generator = GeneratedStringsDict(seed: Self.seed)
        var count = 0
        for file in Self.files {
            guard let root = try? Self.oracle(file.bytes) else { continue }
            let texts = Self.texts(file)
            for (place, _, range) in texts {
                guard var editor = Self.editor(file) else { break }
                let new = generator.translation()
                do throws(StringsDictRefusal) {
                    try editor.setText(new, at: place)
                } catch {
                    continue
                }
                let source = editor.text
                for edit in editor.edits where !edit.span.range.isEmpty || !range.isEmpty {
                    let isInside = edit.span.range.lower >= range.lower && edit.span.range.upper <= range.upper
                    let isEmptyElement = source.bytes[edit.span.range.indices].elementsEqual("<string/>".utf8)
                    #expect(isInside || isEmptyElement, "\(file.path) \(place)")
                }
                let after = try Self.applied(editor, to: file.bytes)
                let names = Self.names(place, in: root)
                let expected = Self.setting(new, at: names[...], in: root)
                #expect(try Self.oracle(after) == expected, "\(file.path) \(place) \(Array(new.unicodeScalars))")
                let again = Self.texts((file.path, after))
                #expect(again.map(\.place) == texts.map(\.place), "\(file.path)")
                let read = again.first { $0.place == place }?.text
                #expect(read?.utf8.elementsEqual(new.utf8) == true, "\(file.path) \(place)")
                count += 1
            }
        }
        #expect(count > 500)
    }

    @Test func `a damaged file is refused, or changed as Foundation reads it (SD-2)`() throws {
        var changed = 0
        for number in 0..<600 {
            let file = Self.generated(number)
            var generator = GeneratedStringsDict(seed: Self.seed &+ UInt64(number) &* 101)
            var bytes = file.bytes
            for _ in 0...generator.pick(3) {
                let place = generator.pick(bytes.count)
                switch generator.pick(4) {
                case 0: bytes[place] = Array("<>/&;!-]k\0\u{FF}".utf8)[generator.pick(10)]
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(bytes[generator.pick(bytes.count)], at: place)
                default: bytes.removeSubrange(place..<min(bytes.count, place + generator.pick(40)))
                }
                if bytes.isEmpty { break }
            }
            guard var editor = Self.editor((file.path, bytes)) else { continue }
            guard let root = try? Self.oracle(bytes) else {
                // Foundation refuses a UTF-16 file with half of a surrogate pair; here it is read as U+FFFD, and reported.
                let read = String(decoding: editor.text.bytes, as: UTF8.self)
                #expect(read.unicodeScalars.contains("\u{FFFD}"), "\(file.path) is no file to Foundation")
                continue
            }
            let texts = Self.texts((file.path, bytes))
            guard !texts.isEmpty else { continue }
            let (place, new) = (texts[generator.pick(texts.count)].place, generator.translation())
            do throws(StringsDictRefusal) {
                try editor.setText(new, at: place)
            } catch {
                continue
            }
            let after = try #require(StoredText(bytes, text: editor.text).applying(editor.edits))
            let expected = Self.setting(new, at: Self.names(place, in: root)[...], in: root)
            #expect(
                try Self.oracle(after) == expected, "\(file.path) \(place) \(String(decoding: bytes, as: UTF8.self))")
            changed += 1
        }
        #expect(changed > 20)
    }

    @Test func `any series of changes gives what Foundation reads of it (SD-2)`() throws {
        for number in 0..<300 {
            let file = Self.generated(number)
            var generator = GeneratedStringsDict(seed: Self.seed &+ UInt64(number) &* 31)
            var editor = try #require(Self.editor(file), "\(file.path)")
            var model = try Self.oracle(file.bytes)
            for step in 0..<generator.pick(6) {
                let keys = Self.texts(file).map(\.place.key).filter(editor.hasKey)
                let key = keys.isEmpty ? "" : keys[generator.pick(keys.count)]
                let text = generator.translation()
                switch generator.pick(2) {
                case 0:
                    let new = "new \(step) & <\(number)>"
                    try editor.insert(
                        new, comment: generator.pick(2) == 0 ? "why --- " : nil, behind: keys.isEmpty ? nil : key)
                    try editor.setText("%#@n@", at: StringsDictPlace(new))
                    try editor.setText(
                        text, at: StringsDictPlace(new, variable: "n", [.plural(.other)]), valueType: "d")
                    let variable: NSDictionary = [
                        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
                        "other": text,
                    ]
                    model = Self.setting(
                        NSDictionary(dictionary: ["NSStringLocalizedFormatKey": "%#@n@", "n": variable]), at: [new],
                        in: model)
                default:
                    let variables = Self.texts(file).map(\.place).filter { $0.variable != nil && editor.hasKey($0.key) }
                    guard !variables.isEmpty else { continue }
                    var place = variables[generator.pick(variables.count)]
                    place.path[place.path.count - 1] = .plural(PluralCategory.allCases[generator.pick(6)])
                    try editor.setText(text, at: place)
                    model = Self.setting(text, at: Self.names(place, in: model)[...], in: model)
                }
            }
            let after = try Self.applied(editor, to: file.bytes)
            #expect(try Self.oracle(after) == model, "\(file.path)\n\(String(decoding: after, as: UTF8.self))")
        }
    }
}
