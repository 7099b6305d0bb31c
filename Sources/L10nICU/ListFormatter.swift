internal import CICU
package import L10nLocale

/// Joins texts to a list in one language, such as `a, b and c`.
///
/// Immutable and safe from any thread: ICU's object is never changed after opening.
@safe
package final class ListFormatter: Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case and, or, units
    }

    package enum Width: String, Hashable, Sendable, CaseIterable {
        case wide, short, narrow
    }

    package let tag: LanguageTag
    package let kind: Kind
    package let width: Width
    private nonisolated(unsafe) let handle: OpaquePointer

    package init(_ tag: LanguageTag, _ kind: Kind = .and, _ width: Width = .wide) throws(ICUError) {
        var status: Int32 = 0
        let opened = unsafe svl_list_formatter_open(Int32(kind.code), Int32(width.code), ICULocale(tag).id, &status)
        let request = "list format of '\(tag)'"
        try ICUError.check(status, request)
        guard let opened = unsafe opened else { throw ICUError(status: status, request: request) }
        unsafe handle = opened
        self.tag = tag
        self.kind = kind
        self.width = width
    }

    deinit {
        unsafe svl_list_formatter_close(handle)
    }

    /// The items as a list. ICU isolates none of them: isolate what may have another direction before (B-14).
    package func string(_ items: [String]) throws(ICUError) -> String {
        // All items become UTF-16 as one text, which is cut at their ends again.
        var ends: [Int32] = []
        var end = 0
        for item in items {
            end += item.utf16.count
            ends.append(Int32(clamping: end))
        }
        return try unsafe ICUBuffer.withUTF16(of: items.joined()) { units, _ throws(ICUError) in
            try unsafe ICUBuffer.utf16Result("list of \(items.count) texts") { buffer, capacity, status in
                unsafe svl_list_formatter_text(
                    handle, units, ends, Int32(clamping: ends.count), buffer, capacity, &status)
            }
        }
    }
}

extension ListFormatter.Kind {
    fileprivate var code: Int {
        switch self {
        case .and: svl_list_and
        case .or: svl_list_or
        case .units: svl_list_units
        }
    }
}

extension ListFormatter.Width {
    fileprivate var code: Int {
        switch self {
        case .wide: svl_list_wide
        case .short: svl_list_short
        case .narrow: svl_list_narrow
        }
    }
}
