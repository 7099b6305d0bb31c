import L10nLocale
import L10nPack
import L10nProject
import PackTools
import StateViewL10n
import StateViews

/// What reads packs, whole files and good ones with a few wrong bytes.
enum PackTargets {
    static let all = [FuzzTarget(waiting: "pack", [".svpack"], PackLaw.problem)]
}

/// No pack ends the process or keeps it busy, whatever its bytes are, and no changed byte stays unnoticed.
package enum PackLaw {
    /// A pack of texts in all notations and forms, of the default theme and of a document.
    package static let sample = Task {
        let project = await ProjectLoader.load(
            contents: files.map { FileContent(path: $0.0, bytes: Array($0.1.utf8)) }, usesEmbeddedDefaults: true)
        do {
            return try ProjectPack(project, locales: [.english], brands: ["red"]).bytes
        } catch {
            preconditionFailure("a small project fits into a pack")
        }
    }

    /// A whole file, or changes of the sample: a byte whose lowest bit says whether the hash of the directory is repaired,
    /// then for each change the section, the place in it and the new byte.
    static func problem(_ bytes: [UInt8]) async -> String? {
        if bytes.starts(with: PackFormat.magic) {
            ask(bytes)
            return nil
        }
        guard let first = bytes.first else { return nil }
        var pack = await sample.value
        for start in stride(from: 1, to: bytes.count - 3, by: 4) {
            let place = Int(bytes[start + 1]) | Int(bytes[start + 2]) << 8
            change(&pack, section: Int(bytes[start]), place: place, to: bytes[start + 3])
        }
        return await problem(ofChanged: pack, isRepaired: first & 1 == 1)
    }

    /// - Parameter isRepaired: whether the hash of the directory is made right first, so that sections are reached.
    package static func problem(ofChanged changed: [UInt8], isRepaired: Bool) async -> String? {
        let sample = await sample.value
        let pack = isRepaired ? repaired(changed) : changed
        ask(pack)
        let isSound = (try? StateViewLibrary(pack: pack).verify()) != nil
        return isSound == (pack == sample) ? nil : "a change of the pack is not noticed, or one that is none"
    }

    /// Changes a byte of a section; a number of a section that there is none of means header and directory.
    package static func change(_ pack: inout [UInt8], section: Int, place: Int, to byte: UInt8) {
        let entry = PackFormat.headerSize + section * PackFormat.entrySize
        var range = 0..<min(pack.count, PackFormat.headerSize + 20 * PackFormat.entrySize)
        if section < 20, entry + 24 <= pack.count {
            let memory = PackMemory(Array(pack[entry..<entry + 24]))
            let offset = Int(memory.u64(8) ?? 0) % (pack.count + 1)
            let size = min(Int(memory.u64(16) ?? 0) % (pack.count + 1), pack.count - offset)
            if size > 0 { range = offset..<offset + size }
        }
        guard !range.isEmpty else { return }
        pack[range.lowerBound + place % range.count] = byte
    }

    private static func repaired(_ pack: [UInt8]) -> [UInt8] {
        let memory = PackMemory(pack)
        guard let sections = memory.u32(PackFormat.Header.sections), sections < 1_000,
            let hash = PackFile.directoryHash(memory, sections: Int(sections))
        else { return pack }
        var repaired = pack
        for index in 0..<8 {
            repaired[PackFormat.Header.hash + index] = UInt8(truncatingIfNeeded: hash >> UInt64(index * 8))
        }
        return repaired
    }

    /// Asks a pack for everything that it could answer.
    package static func ask(_ bytes: [UInt8]) {
        guard let pack = try? PackFile(bytes), let library = try? StateViewLibrary(pack: bytes) else { return }
        let list = pack.list(.keys)
        for number in 0..<list.count {
            // What is found under a key that a list says is mostly that key; damaged ones are asked for too.
            guard let key = list.string(number), let found = pack.key(key) else { continue }
            for place in pack.places(of: found).prefix(50) {
                for language in 0..<min(pack.languageCount, 20) { _ = pack.text(at: place, language: language)?.string }
            }
        }
        for icon in ["lock", "wifi-off"] { _ = library.drawing(ofIcon: icon) }
        let brand = library.brands.first
        let readers = [
            library.environment(languages: ["en"], brand: brand),
            library.environment(languages: ["fr-CA", "en"], scheme: .dark, contrast: .increased, profile: .warp),
        ]
        for reader in readers {
            for definition in StateViewRegistry.all.prefix(4) { _ = library.resolve(definition, in: reader) }
            for id in ["cards", "home"] { _ = library.definition(id).map { library.resolve($0, in: reader) } }
            for key in ["own", "items", "files", "birds", "tap", "named"] {
                _ = library.text(key, arguments: ["name": "Ada", "count": 2], in: reader)
                _ = library.text(key, table: "Localizable", arguments: [2, "the folder"], in: reader)
            }
        }
    }

    private static let files: [(String, String)] = [
        (
            "en.lproj/Counts.stringsdict",
            """
            <plist version="1.0"><dict><key>files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@ in %@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
            """
        ),
        (
            "en.lproj/Localizable.strings",
            "\"own\" = \"app\";\n\"named\" = \"Hello, {name}\";\n\"items\" = \"{count, plural, one {# item} other {# items}}\";"
        ),
        (
            "Varied.xcstrings",
            """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
              "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
                "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Click" } } } } } } },
              "birds" : { "localizations" : { "en" : {
                "stringUnit" : { "state" : "translated", "value" : "I saw %#@n@ today" },
                "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg bird" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg birds" } } } } } } } } }
            } }
            """
        ),
        ("red/en.lproj/Localizable.strings", "\"own\" = \"red\";"),
        (
            "stateview-l10n.json",
            """
            { "sourceLanguage": "en",
              "layers": [{ "name": "red", "kind": "brand", "brand": "red", "paths": ["red/**"] },
                         { "name": "app", "kind": "app", "paths": ["*.lproj/**", "*.xcstrings"] }],
              "messages": [{ "notation": "mf1", "keys": ["items"] }] }
            """
        ),
        (
            "views.stateview.json",
            """
            { "views": [{ "id": "cards", "kind": "empty", "texts": { "title": { "key": "own" } } }],
              "screens": [{ "id": "home", "phases": { "loading": ["loading"], "empty": ["cards"] } }] }
            """
        ),
    ]
}
