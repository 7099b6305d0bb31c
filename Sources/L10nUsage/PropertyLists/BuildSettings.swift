package import L10nSource
import L10nSyntax

/// Reads build settings that say something about keys: in project files of Xcode, and in `.xcconfig` files.
package enum BuildSettings {
    private static let infoPrefix = Array("INFOPLIST_KEY_".utf8)
    private static let macroSetting = Array("LOCALIZED_STRING_MACRO_NAMES".utf8)

    /// The keys that a generated `Info.plist` gets from settings (SC-55).
    package static func uses(in file: SourceFile) -> [KeyUse] {
        settings(infoPrefix, in: file).compactMap { name in
            guard !name.isEmpty else { return nil }
            return KeyUse(
                .optional, KeyPattern(file.text(name)), table: .named(InfoPropertyList.table), bundle: .any,
                way: "INFOPLIST_KEY", at: file.span(name))
        }
    }

    /// The macros and functions of the project that look keys up, as the setting `LOCALIZED_STRING_MACRO_NAMES` names them.
    package static func macroNames(in file: SourceFile) -> [String] {
        let names = settings(macroSetting, in: file).map(\.indices)
        // A list that nobody closed goes no further than the next setting.
        let ends = names.dropFirst().map { $0.lowerBound - macroSetting.count } + [file.bytes.count]
        return zip(names, ends).flatMap { name, end in
            // Another setting begins with this one's name.
            guard name.isEmpty else { return [Substring]() }
            let value = value(file.bytes.span.extracting(..<end), from: name.upperBound)
            return file.text(SourceRange(value)).split { "\n \t\r,\"".contains($0) }
        }.map(String.init).filter { !"($)".contains($0.prefix(1)) }
    }

    /// The settings whose names begin with a word: the rest of the name.
    private static func settings(_ word: [UInt8], in file: SourceFile) -> [SourceRange] {
        let bytes = file.bytes
        let text = bytes.span
        var settings: [SourceRange] = []
        var index = 0
        while index < text.count {
            index = ByteSearch.first(word[0], in: text, from: index)
            guard index + word.count <= text.count,
                ByteSearch.areEqual(text.extracting(index..<index + word.count), word.span),
                index == 0 || !isNamePart(text[index - 1])
            else {
                index += 1
                continue
            }
            let start = index + word.count
            var end = start
            while end < text.count, isNamePart(text[end]) { end += 1 }
            settings.append(SourceRange(start..<end))
            index = end
        }
        return settings
    }

    /// What stands behind the equals sign: up to the semicolon of a project file, else to the end of the line.
    private static func value(_ text: Span<UInt8>, from end: Int) -> Range<Int> {
        var index = end
        while index < text.count, text[index] != UInt8(ascii: "="), text[index] != 0x0A { index += 1 }
        guard index < text.count, text[index] == UInt8(ascii: "=") else { return end..<end }
        let start = index + 1
        var isList = false
        index = start
        while index < text.count, text[index] != UInt8(ascii: ";"), isList || text[index] != 0x0A {
            // A list of a project file goes over several lines.
            if text[index] == UInt8(ascii: "(") { isList = true }
            if text[index] == UInt8(ascii: ")") { isList = false }
            index += 1
        }
        return start..<index
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
