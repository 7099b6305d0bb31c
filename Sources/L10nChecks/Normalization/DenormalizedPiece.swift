import L10nICU
import L10nSource

/// A character of a text that is not in normalization form C.
struct DenormalizedPiece: Hashable {
    /// In UTF-8 offsets of the text.
    let range: SourceRange
    let written: String
    /// What stands for the same in form C.
    let composed: String

    /// The pieces of a text, in its order; none where ICU's data is missing.
    static func pieces(of text: String) -> [DenormalizedPiece] {
        let normalizer = Normalizer(.nfc)
        guard let whole = try? normalizer.normalized(text) else { return [] }
        var pieces: [DenormalizedPiece] = []
        var result = ""
        var offset = 0
        for character in text {
            let written = String(character)
            let length = written.utf8.count
            let composed = (try? normalizer.normalized(written)) ?? written
            if !composed.utf8.elementsEqual(written.utf8) {
                pieces.append(
                    DenormalizedPiece(
                        range: SourceRange(offset..<offset + length), written: written, composed: composed))
            }
            result += composed
            offset += length
        }
        // Nothing composes across what a reader sees as characters; should Unicode ever change that, the text is one.
        if result.utf8.elementsEqual(whole.utf8) { return pieces }
        return [DenormalizedPiece(range: SourceRange(0..<offset), written: text, composed: whole)]
    }
}
