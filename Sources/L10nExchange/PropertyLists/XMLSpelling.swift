import L10nSource
import L10nStrings

/// How the author of an XML file writes characters that can be written in several ways.
struct XMLSpelling {
    /// How often a character is written as a reference and as itself.
    private struct Use {
        var reference = ""
        var references = 0
        var literals = 0
    }

    private var uses: [Unicode.Scalar: Use] = [:]
    /// The characters beyond ASCII that the encoding of the file is known to have; nil where it has them all.
    private var storable: Set<Unicode.Scalar>?

    /// - Parameter texts: the contents of elements.
    /// - Parameter isWhole: whether the texts are those of the whole file, so that they tell what its encoding has.
    init(_ source: SourceFile, _ texts: some Sequence<SourceRange>, isWhole: Bool = true) {
        // The two that may stand for themselves or not, whose literals are counted even if no reference occurs.
        uses[">"] = Use()
        uses["\r"] = Use()
        var plain: [Range<Int>] = []
        for text in texts { collect(source.bytes.span, text.indices, &plain) }
        for range in plain {
            for scalar in String(decoding: source.bytes[range], as: UTF8.self).unicodeScalars {
                uses[scalar]?.literals += 1
            }
        }
        guard isWhole, source.encoding == .latin1 else { return }
        storable = Set(String(decoding: source.bytes, as: UTF8.self).unicodeScalars.filter { !$0.isASCII })
    }

    /// Notes the references of a text, and what stands between them.
    private mutating func collect(_ bytes: Span<UInt8>, _ range: Range<Int>, _ plain: inout [Range<Int>]) {
        var index = range.lowerBound
        var start = index
        while index < range.upperBound {
            if let section = XMLText.section(bytes, at: index, before: range.upperBound) {
                plain.append(start..<index)
                index = section.end
                start = index
            } else if bytes[index] == UInt8(ascii: "&"),
                let reference = XMLText.reference(bytes, at: index, before: range.upperBound),
                let scalar = Unicode.Scalar(reference.value)
            {
                plain.append(start..<index)
                let written = String(bytes, in: index..<reference.end)
                uses[scalar, default: Use(reference: written)].references += 1
                if uses[scalar]?.reference == "" { uses[scalar]?.reference = written }
                index = reference.end
                start = index
            } else {
                index += 1
            }
        }
        plain.append(start..<index)
    }

    /// A text as the content of an element.
    /// - Parameter own: how the text that it replaces is written, which decides first.
    func content(_ text: some Sequence<Unicode.Scalar>, own: XMLSpelling? = nil) -> String {
        var result = String.UnicodeScalarView()
        var brackets = 0
        for scalar in text {
            // `]]>` ends a CDATA section, and may not stand in a text.
            let mayBeLiteral = scalar != ">" || brackets < 2
            brackets = scalar == "]" ? brackets + 1 : 0
            if let written = reference(for: scalar, own, mayBeLiteral: mayBeLiteral) {
                result.append(contentsOf: written.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// What stands for a character; nil where it stands for itself.
    private func reference(for scalar: Unicode.Scalar, _ own: XMLSpelling?, mayBeLiteral: Bool) -> String? {
        let known = [own?.uses[scalar], uses[scalar]].compactMap { $0 }.first { $0.references + $0.literals > 0 }
        switch scalar {
        case "&": return known?.reference ?? "&amp;"
        case "<": return known?.reference ?? "&lt;"
        case ">", "\r":
            let fallback = scalar == ">" ? "&gt;" : "&#13;"
            guard let known else { return fallback }
            if mayBeLiteral, known.literals > known.references { return nil }
            return known.reference.isEmpty ? fallback : known.reference
        default:
            if let known, known.references > known.literals { return known.reference }
            guard let storable, !scalar.isASCII, !storable.contains(scalar) else { return nil }
            return "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
        }
    }

    /// The edit that makes an element's content say something else: what both texts begin and end with stays as it is
    /// written.
    /// - Parameter range: the content of the element.
    /// - Returns: nil when it says that already.
    func edit(_ source: SourceFile, _ range: Range<Int>, to text: String) -> (range: Range<Int>, replacement: String)? {
        let bytes = source.bytes
        let old = XMLText.decoded(bytes.span, in: range)
        let new = Array(text.utf8)
        guard old != new else { return nil }
        let own = XMLSpelling(source, [SourceRange(range)], isWhole: false)
        let difference = TextDifference(old, new)
        let place = XMLText.place(of: difference.old, in: bytes.span, range)
        let middle = String(decoding: new[difference.new], as: UTF8.self)
        let section = XMLText.section(bytes.span, at: range.lowerBound, before: range.upperBound)
        let isSection = section?.end == range.upperBound
        let replacement = isSection ? middle : content(middle.unicodeScalars, own: own)
        // What is around the place may change what the new text means, as a CDATA section does.
        let joined =
            Array(bytes[range.lowerBound..<place.lowerBound]) + Array(replacement.utf8)
            + Array(bytes[place.upperBound..<range.upperBound])
        let end = joined.count
        let isStillSection = XMLText.section(joined.span, at: 0, before: end)?.end == end
        if XMLText.decoded(joined.span, in: 0..<end) == new, !isSection || isStillSection {
            return (place, replacement)
        }
        return (range, content(text.unicodeScalars, own: own))
    }
}
