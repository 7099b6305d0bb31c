internal import CICU

/// The version of something that comes with ICU, such as `72.1`.
package struct ICUVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Up to four numbers, the most significant first, without zeros at the end.
    package let fields: [UInt8]

    private init(_ version: svl_version) {
        let all = [version.field.0, version.field.1, version.field.2, version.field.3]
        // The first number stays even where it is 0, so that there is a major one.
        fields = Array(all.prefix(1 + (all.lastIndex { $0 != 0 } ?? 0)))
    }

    package var major: Int { Int(fields[0]) }

    package var description: String { fields.map(String.init).joined(separator: ".") }

    package static func < (left: ICUVersion, right: ICUVersion) -> Bool {
        left.fields.lexicographicallyPrecedes(right.fields)
    }

    /// The ICU that this process runs with. Opens no data. Safe from any thread, as all of these.
    package static var icu: ICUVersion { ICUVersion(svl_icu_version()) }

    /// Whether this process has asked for a part of ICU that is not on the machine, so that it did without.
    package static var wasMissed: Bool { svl_icu_was_missed() != 0 }

    /// The version of Unicode that this ICU knows. Opens no data.
    package static var unicode: ICUVersion { ICUVersion(svl_unicode_version()) }

    /// The version of CLDR that this ICU's locales come from. Opens ICU's data.
    package static var cldr: ICUVersion {
        get throws(ICUError) {
            var status: Int32 = 0
            let version = unsafe svl_cldr_version(&status)
            try ICUError.check(status, "version of CLDR")
            return ICUVersion(version)
        }
    }
}
