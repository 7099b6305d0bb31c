internal import CICU

/// Brings texts into a Unicode normalization form, or says whether they are in it.
///
/// A value that names a form; ICU's normalizers are immutable singletons. Safe from any thread. Texts of characters
/// that every form leaves alone, such as ASCII, are answered without ICU, so that its data is not read for them.
/// Source: Unicode Standard Annex #15.
package struct Normalizer: Hashable, Sendable {
    package enum Form: String, Hashable, Sendable, CaseIterable {
        case nfc
        case nfd
        case nfkc
        case nfkd
    }

    package let form: Form

    package init(_ form: Form = .nfc) {
        self.form = form
    }

    /// Whether the text is in the form already.
    package func isNormalized(_ text: String) throws(ICUError) -> Bool {
        guard !isTriviallyNormalized(text) else { return true }
        // Every form orders marks, so a text with a row out of order is in none.
        guard MarkOrder.ordered(text).utf8.elementsEqual(text.utf8) else { return false }
        return try unsafe ICUBuffer.withUTF16(of: text) { units, length throws(ICUError) in
            var status: Int32 = 0
            let normalizer = try unsafe opened()
            let result = unsafe svl_normalizer_is_normalized(normalizer, units, length, &status)
            try ICUError.check(status, request)
            return result != 0
        }
    }

    /// The text in the form; the same text when it is in it already.
    package func normalized(_ text: String) throws(ICUError) -> String {
        guard !isTriviallyNormalized(text) else { return text }
        let text = MarkOrder.ordered(text)
        return try unsafe ICUBuffer.withUTF16(of: text) { units, length throws(ICUError) in
            var status: Int32 = 0
            let normalizer = try unsafe opened()
            // Where the quick check passes all of it, nothing needs to be written anew.
            if unsafe svl_normalizer_span(normalizer, units, length, &status) == length { return text }
            return try unsafe ICUBuffer.utf16Result(request) { buffer, capacity, status in
                unsafe svl_normalizer_normalize(normalizer, units, length, buffer, capacity, &status)
            }
        }
    }

    private var request: String { "normalization form \(form.rawValue.uppercased())" }

    private func opened() throws(ICUError) -> OpaquePointer {
        var status: Int32 = 0
        let code =
            switch form {
            case .nfc: svl_normalizer_nfc
            case .nfd: svl_normalizer_nfd
            case .nfkc: svl_normalizer_nfkc
            case .nfkd: svl_normalizer_nfkd
            }
        let normalizer = unsafe svl_normalizer_use(Int32(code), &status)
        try ICUError.check(status, request)
        guard let normalizer = unsafe normalizer else { throw ICUError(missing: request) }
        return unsafe normalizer
    }

    /// Whether all characters lie below the first one that the form changes or that combines with others.
    ///
    /// Source: DerivedNormalizationProps.txt: U+0300 is the first with NFC_QC = M, U+00C0 with NFD_QC = N, and
    /// U+00A0 with NFKC_QC and NFKD_QC = N.
    private func isTriviallyNormalized(_ text: String) -> Bool {
        let first: Unicode.Scalar =
            switch form {
            case .nfc: "\u{300}"
            case .nfd: "\u{C0}"
            case .nfkc, .nfkd: "\u{A0}"
            }
        return text.unicodeScalars.allSatisfy { $0 < first }
    }
}
