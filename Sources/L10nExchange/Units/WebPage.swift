import L10nSource

/// Tells web pages, which are saved now and then in the place of what was to be downloaded.
package enum WebPage {
    private static let beginnings = ["<!doctype html", "<html", "<head", "<body"].map { Array($0.utf8) }

    /// Whether bytes begin as those of an HTML document do.
    package static func isOne(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let head = rest.prefix(16).map { $0.isUppercase ? $0 + 0x20 : $0 }
        return beginnings.contains { head.starts(with: $0) }
    }
}
