import L10nSource

/// A whole format: what stands at each of its percent signs, in the order of the text.
package struct PrintfFormat: Hashable, Sendable {
    package var items: [PrintfItem]

    package var specifiers: [PrintfSpecifier] {
        items.compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
    }

    package var faults: [PrintfFault] {
        items.compactMap { if case .fault(let fault) = $0 { fault } else { nil } }
    }
}

/// Reads a whole text as CoreFoundation's formatter would. Total: any bytes give a format.
package enum PrintfParser {
    package static func parse(_ text: Span<UInt8>, notation: MessageNotation = .printf) -> PrintfFormat {
        var items: [PrintfItem] = []
        guard notation.readsPercent else { return PrintfFormat(items: items) }
        var index = 0
        while index < text.count {
            guard text[index] == UInt8(ascii: "%") else {
                index += 1
                continue
            }
            let item = PrintfScanner.item(
                in: text, at: index, readsSubstitutionValue: notation == .substitution)
            items.append(item)
            index = max(Int(item.range.upper), index + 1)
        }
        return PrintfFormat(items: items)
    }

    package static func parse(_ text: String, notation: MessageNotation = .printf) -> PrintfFormat {
        parse(Array(text.utf8).span, notation: notation)
    }
}
