import Foundation
import L10nStrings
import Testing

/// Foundation reads what is written.
@Suite struct PropertyListWriterTests {
    private static let values: [PropertyListValue] = [
        .string(""), .string("\u{FEFF}first"), .string("\u{FEFF}"), .string("é\u{1F600}<&>\r\n\t\"'"), .integer(0),
        .integer(255), .integer(65_536), .integer(-1),
        .integer(PropertyListInteger(Int64.max)), .integer(PropertyListInteger(Int64.min)), .real(-0.5), .boolean(true),
        .boolean(false),
        .date(0), .date(-1), .date(699_999_999), .date(-6.3e10), .data([]), .data(Array(0...255)), .array([]),
        .dictionary([]),
    ]

    private static let nested = PropertyListValue.dictionary(
        values.enumerated().map { PropertyListPair(key: "key \($0)", value: .array([$1, $1])) }
            + [PropertyListPair(key: "many", value: .array((0..<300).map { .string("text \($0)") }))])

    @Test func `single values and nested ones come back from Foundation`() throws {
        for value in Self.values + [Self.nested] {
            for bytes in [BinaryPropertyListWriter.write(value), XMLPropertyListWriter.write(value)] {
                let read = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
                #expect((read as? NSObject) == (Self.foundation(value) as? NSObject), "\(value)")
            }
        }
    }

    /// Archives have them; Foundation shows them as objects of its own.
    @Test(arguments: [0, 1, 255, 256, 65_535, 65_536, .max] as [UInt32])
    func `a number that names an object comes back`(number: UInt32) throws {
        let bytes = BinaryPropertyListWriter.write(.array([.uid(number), .string("x")]))
        guard case .array(let items) = try PropertyListReader.read(bytes).get(), items.count == 2,
            case .uid(let found) = items[0], case .string("x") = items[1]
        else {
            Issue.record("no list of a number and a text")
            return
        }
        #expect(found == number)
        // The low half of the marker is one less than the count of bytes, as in CoreFoundation.
        let count = number < 256 ? 1 : number < 65_536 ? 2 : 4
        #expect(bytes.contains(0x80 | UInt8(count - 1)))
    }

    @Test func `an XML file looks as Foundation writes it`() throws {
        let value = PropertyListValue.dictionary([
            PropertyListPair(key: "a", value: .string("b & <c>")),
            PropertyListPair(key: "d", value: .dictionary([PropertyListPair(key: "e", value: .array([.data([1])]))])),
            PropertyListPair(key: "f", value: .date(86_400)),
        ])
        let theirs = try PropertyListSerialization.data(
            fromPropertyList: Self.foundation(value), format: .xml, options: 0)
        #expect(
            String(decoding: XMLPropertyListWriter.write(value), as: UTF8.self)
                == String(decoding: theirs, as: UTF8.self))
    }

    @Test func `equal leaves are stored once`() {
        let once = BinaryPropertyListWriter.write(.array([.string("a long text of its own")]))
        let twice = BinaryPropertyListWriter.write(
            .array([.string("a long text of its own"), .string("a long text of its own")]))
        #expect(twice.count == once.count + 1)
    }

    @Test func `quoted strings say what they said`() throws {
        let text = (0...0x2FF).compactMap { Unicode.Scalar($0) }.map { String($0) }.joined() + "\u{2028}😀\\U0041"
        let file = StringsWriter.comment("a */ b") + "\n" + StringsWriter.entry(key: text, text: text)
        let read = try unsafe PropertyListSerialization.propertyList(from: Data(file.utf8), format: nil)
        #expect(read as? [String: String] == [text: text])
    }

    private static func foundation(_ value: PropertyListValue) -> Any {
        switch value {
        case .string(let text): text
        case .data(let bytes): Data(bytes)
        case .array(let items): items.map(foundation)
        case .dictionary(let pairs): Dictionary(uniqueKeysWithValues: pairs.map { ($0.key, foundation($0.value)) })
        case .integer(let number): Int64(bitPattern: number.bits)
        case .real(let number): number
        case .boolean(let flag): flag
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .uid(let number): number
        case .null: NSNull()
        }
    }
}
