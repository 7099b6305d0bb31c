import Foundation
import Hummingbird
import StateViewL10n

/// How a view is written.
enum AnswerFormat: String {
    case json
    case html

    /// The format that a client likes best; JSON where it takes both alike, nil where it takes neither.
    init?(accept: String?) {
        let wanted = (accept ?? "*/*").split(separator: ",").map { Self.range($0) }
        func quality(_ type: String, _ subtype: String) -> Double {
            // The most specific range that fits counts.
            for range in ["\(type)/\(subtype)", "\(type)/*", "*/*"] {
                if let found = wanted.first(where: { $0.name == range }) { return found.quality }
            }
            return 0
        }
        let json = quality("application", "json"), html = quality("text", "html")
        guard max(json, html) > 0 else { return nil }
        self = html > json ? .html : .json
    }

    private static func range(_ text: Substring) -> (name: String, quality: Double) {
        let parts = text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
        return (parts.first ?? "", quality ?? 1)
    }

    var mediaType: String {
        switch self {
        case .json: "application/json; charset=utf-8"
        case .html: "text/html; charset=utf-8"
        }
    }

    func write(
        light: ResolvedStateView, dark: ResolvedStateView, brand: String?, drawing: @escaping (String) -> String?
    ) throws -> ByteBuffer {
        switch self {
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return ByteBuffer(data: try encoder.encode(StateAnswer(light: light, dark: dark)))
        case .html: return ByteBuffer(string: StateViewPage(view: light, brand: brand, drawing: drawing).text)
        }
    }
}
