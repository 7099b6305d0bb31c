internal import CICU
package import L10nLocale

/// The order of texts in one language as lists of files show it: numbers by their value, `a` before `A`, spaces and
/// punctuation as characters like others.
///
/// Immutable and safe from any thread: ICU's object is never changed after opening. Opening reads ICU's data. Source:
/// Unicode Technical Standard #10 and CLDR's root collation.
@safe
package final class Collator: Sendable {
    private nonisolated(unsafe) let handle: OpaquePointer

    /// Throws when ICU's data cannot be read. A language without an order of its own has that of the root.
    package init(_ tag: LanguageTag) throws(ICUError) {
        var status: Int32 = 0
        let handle = unsafe svl_collator_open(ICULocale(tag).id, &status)
        let request = "order of texts in '\(tag)'"
        try ICUError.check(status, request)
        guard let handle = unsafe handle else { throw ICUError(status: status, request: request) }
        unsafe self.handle = handle
    }

    deinit {
        unsafe svl_collator_close(handle)
    }

    /// Bytes whose order, byte by byte, is the order of the texts. Texts that sort alike have equal ones.
    package func sortKey(of text: String) throws(ICUError) -> [UInt8] {
        try unsafe ICUBuffer.withUTF16(of: text) { units, length throws(ICUError) in
            // A guess; ICU tells how long a longer key is.
            var capacity = 4 * Int(length) + 32
            while true {
                var needed = 0
                let key = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                    let written = unsafe svl_collator_sort_key(
                        handle, units, length, buffer.baseAddress, Int32(clamping: capacity))
                    needed = Int(written)
                    count = min(needed, capacity)
                }
                if needed <= capacity { return key }
                capacity = needed
            }
        }
    }
}
