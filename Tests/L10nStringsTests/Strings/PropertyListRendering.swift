import Foundation
import L10nStrings
import TestSupport

/// Property lists, and the reasons to refuse one, as the tables of `Tests/Fixtures/Strings` write them.
enum Rendering {
    /// What our reader makes of a file.
    static func outcome(_ bytes: [UInt8]) -> String {
        switch PropertyListReader.read(bytes) {
        case .success(let value): value.rendered
        case .failure(let error): error.rendered
        }
    }

    /// A dictionary in the order of its keys.
    static func dictionary(_ pairs: some Sequence<(key: String, value: String)>) -> String {
        let sorted = pairs.map { ($0.key.shown, $0.value) }
            .sorted { $0.0.unicodeScalars.lexicographicallyPrecedes($1.0.unicodeScalars) }
        return "{" + sorted.map { $0.0 + ":" + $0.1 }.joined(separator: ",") + "}"
    }

    static func data(_ bytes: some Sequence<UInt8>) -> String {
        "<" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
    }
}

extension PropertyListValue {
    var rendered: String {
        switch self {
        case .string(let text): text.shown
        case .data(let bytes): Rendering.data(bytes)
        case .array(let items): "[" + items.map(\.rendered).joined(separator: ",") + "]"
        case .dictionary(let pairs): Rendering.dictionary(pairs.map { ($0.key, $0.value.rendered) })
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .boolean(let value): "\(value)"
        case .date(let seconds): "date \(seconds)"
        case .uid: "uid"
        case .null: "null"
        }
    }
}

extension PropertyListError {
    var rendered: String {
        if let xml { return "✗ xml " + xml.message(line: line ?? 0) }
        let unit = unit.map { " 0x" + String($0, radix: 16) } ?? ""
        return "✗ " + kind.rawValue + unit + (line.map { " @\($0)" } ?? "")
    }
}
