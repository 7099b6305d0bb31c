extension XMLPropertyListLexer {
    /// The names of elements.
    enum Tag: String, CaseIterable {
        case plist, array, dict, key, string, data, date, real, integer
        case yes = "true"
        case no = "false"

        /// The name that stands in a range; nil where it is another one.
        ///
        /// The letters of the longest name fit a word, which is compared in one step.
        init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
            guard range.count < 8 else { return nil }
            var letters: UInt64 = 0
            for index in range { letters = letters << 8 | UInt64(bytes[index]) }
            switch letters {
            case 0x70_6C69_7374: self = .plist
            case 0x61_7272_6179: self = .array
            case 0x6469_6374: self = .dict
            case 0x6B_6579: self = .key
            case 0x7374_7269_6E67: self = .string
            case 0x6461_7461: self = .data
            case 0x6461_7465: self = .date
            case 0x7265_616C: self = .real
            case 0x69_6E74_6567_6572: self = .integer
            case 0x7472_7565: self = .yes
            case 0x66_616C_7365: self = .no
            default: return nil
            }
        }

        /// The number of letters.
        var count: Int {
            switch self {
            case .key: 3
            case .dict, .data, .date, .real, .yes: 4
            case .plist, .array, .no: 5
            case .string: 6
            case .integer: 7
            }
        }
    }
}
