import L10nFormats
import L10nSyntax

/// What an entry lacks that is about to be written.
package enum StringsDictGap: Hashable, Sendable {
    /// The text that names the variables.
    case format
    /// The form of a variable for all numbers that no other form is for.
    case other(variable: String)
    /// Any text.
    case everything

    /// - Parameters:
    ///   - draft: the value of an entry or a device, or what a variable holds.
    ///   - known: the variables that the entry has without it.
    init?(of draft: PropertyListDraft, beside known: Set<String> = []) {
        var gap: StringsDictGap?
        switch draft {
        case .text(let format):
            gap = Self.references(in: format).first { !known.contains($0) }.map { .other(variable: $0) }
        case .members(let members):
            let variables = members.filter { Self.isVariable($0.value) }
            if members.isEmpty { gap = .everything }
            if Self.isVariable(draft), draft["other"] == nil { gap = .other(variable: "") }
            if !variables.isEmpty, draft[StringsDictNames.format] == nil { gap = .format }
            if let format = draft[StringsDictNames.format] {
                gap = Self.references(in: [format] + variables.map(\.value)).first {
                    draft[$0] == nil && !known.contains($0)
                }
                .map { .other(variable: $0) }
                gap = gap ?? variables.first { $0.value["other"] == nil }.map { .other(variable: $0.name) }
            } else if !Self.isVariable(draft) {
                gap = gap ?? members.lazy.compactMap { StringsDictGap(of: $0.value, beside: known) }.first
            }
        }
        guard let gap else { return nil }
        self = gap
    }

    private static func isVariable(_ draft: PropertyListDraft) -> Bool { draft[StringsDictNames.ruleType] != nil }

    private static func references(in drafts: [PropertyListDraft]) -> [String] {
        drafts.flatMap { draft in
            switch draft {
            case .text(let text): references(in: text)
            case .members(let members): references(in: members.map(\.value))
            }
        }
    }

    /// The names of the variables that a text refers to as `%#@name@`.
    private static func references(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        var names: [String] = []
        var index = 0
        while index + 1 < bytes.count {
            guard bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: "@") else {
                index += 1
                continue
            }
            let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "@")) ?? bytes.count
            if end < bytes.count { names.append(String(decoding: bytes[(index + 2)..<end], as: UTF8.self)) }
            index = end + 1
        }
        return names
    }
}
