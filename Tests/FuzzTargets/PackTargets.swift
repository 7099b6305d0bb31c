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
    /// and the others what is asked, as one question takes microseconds and all of them ten milliseconds; then for each
    /// change the section, the place in it and the new byte.
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
        let (isRepaired, number) = (first & 1 == 1, Int(first >> 1) % (questions.count + 1))
        guard questions.indices.contains(number) else {
            return await problem(ofChanged: pack, isRepaired: isRepaired)
        }
        ask(isRepaired ? repaired(pack) : pack, [questions[number]])
        return nil
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
            // Earlier changes may have put any number here.
            let offset = Int((memory.u64(8) ?? 0) % UInt64(pack.count + 1))
            let size = Int(min(memory.u64(16) ?? 0, UInt64(pack.count - offset)))
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

    private typealias Question = @Sendable (PackFile, StateViewLibrary) -> Void

    /// Asks a pack for everything that it could answer.
    package static func ask(_ bytes: [UInt8]) { ask(bytes, questions) }

    private static func ask(_ bytes: [UInt8], _ questions: [Question]) {
        guard let pack = try? PackFile(bytes), let library = try? StateViewLibrary(pack: bytes) else { return }
        for question in questions { question(pack, library) }
    }

    /// Everything that a pack could answer.
    private static let questions: [Question] =
        [
            { pack, _ in
                let list = pack.list(.keys)
                for number in 0..<list.count {
                    // What is found under a key that a list says is mostly that key; damaged ones are asked for too.
                    guard let key = list.string(number), let found = pack.key(key) else { continue }
                    for place in pack.places(of: found).prefix(50) {
                        for language in 0..<min(pack.languageCount, 20) {
                            _ = pack.text(at: place, language: language).map(pack.string)
                        }
                    }
                }
            },
            { _, library in
                for icon in ["lock", "wifi-off"] { _ = library.drawing(ofIcon: icon) }
            },
        ] + readers.flatMap(questions)

    private static let readers: [@Sendable (StateViewLibrary) -> StateViewEnvironment] = [
        { $0.environment(languages: ["en"], brand: $0.brands.first) },
        {
            $0.environment(
                languages: ["fr-CA", "en"], scheme: .dark, contrast: .increased, profile: .warp)
        },
    ]

    private static func questions(
        of reader: @escaping @Sendable (StateViewLibrary) -> StateViewEnvironment
    ) -> [Question] {
        var questions: [Question] = []
        for definition in StateViewRegistry.all.prefix(4) {
            questions.append { _ = $1.resolve(definition, in: reader($1)) }
        }
        for id in ["cards", "home"] {
            questions.append { _, library in
                _ = library.definition(id).map { library.resolve($0, in: reader(library)) }
            }
        }
        for key in ["own", "items", "files", "birds", "tap", "named"] {
            questions.append { _ = $1.text(key, arguments: ["name": "Ada", "count": 2], in: reader($1)) }
            questions.append { _ = $1.text(key, table: "Localizable", arguments: [2, "the folder"], in: reader($1)) }
        }
        return questions
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
