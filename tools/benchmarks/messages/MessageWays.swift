import BenchmarkICU
import Foundation
import L10nICU
import L10nLocale
import L10nMessages

/// What is compared. Numbers run from 0 to 999, so that no category and no length is guessed by the processor.
@safe
struct MessageWays {
    private let english: PreparedMessage
    private let arabic: PreparedMessage
    private let isolated: PreparedMessage
    private let bare: PreparedMessage
    private let rules: PluralRuleSet
    private let peerRules: PluralRules
    private let peer: OpaquePointer
    private let others: OtherWays

    enum Failure: Error {
        case noTag
        case noPattern
    }

    init() throws {
        guard let english = LanguageTag("en"), let arabic = LanguageTag("ar") else { throw Failure.noTag }
        self.english = try Self.files(
            english, .leftToRight, [.one: "%lld file was found", .other: "%lld files were found"])
        self.arabic = try Self.files(
            arabic, .rightToLeft,
            [
                .zero: "%lld ملفات", .one: "ملف واحد %lld", .two: "ملفان %lld", .few: "%lld ملفات", .many: "%lld ملفًا",
                .other: "%lld ملف",
            ])
        let text = CompiledMessage("No matches for %@ in %@", notation: .printf, language: english)
        isolated = PreparedMessage(text, for: MessageFormatter(for: .screen, direction: .leftToRight))
        bare = PreparedMessage(text, for: MessageFormatter(for: .plain, direction: .leftToRight))
        rules = try PluralRuleSet(of: arabic)
        peerRules = try PluralRules(arabic)
        let pattern = "{0,plural,one{# file was found}other{# files were found}}"
        guard let peer = unsafe peer_message_open("en", pattern) else { throw Failure.noPattern }
        unsafe self.peer = peer
        others = try OtherWays(english)
    }

    private static func files(
        _ tag: LanguageTag, _ direction: TextDirection, _ forms: [PluralCategory: String]
    ) throws -> PreparedMessage {
        let message = VariedMessage(
            .text("%#@files@"),
            variables: [
                VariedMessage.Variable("files", argument: 1, valueType: "lld", .plural(forms.mapValues { .text($0) }))
            ])
        let compiled = message.compiled(VariedMessage.Setting(language: tag, rules: try PluralRuleSet(of: tag)))
        let formatter = MessageFormatter(
            for: .screen, direction: direction, numbers: LocaleNumbers(try NumberStyle(of: tag)))
        return PreparedMessage(compiled, for: formatter)
    }

    var all: [Way] {
        [
            Way(name: "ours string") { Self.string(english, $0) },
            Way(name: "ICU string", iterations: 20_000) { count in
                Self.sum(count) { peerString($0).utf8.count }
            },
            Way(name: "Foundation string", iterations: 2_000) { count in
                Self.sum(count) { number in
                    String.localizedStringWithFormat(
                        number == 1 ? "%ld file was found" : "%ld files were found", Int(number)
                    ).utf8.count
                }
            },
            Way(name: "allocation") { count in
                Self.sum(count) { number in
                    let letter = UInt8(ascii: "a") + UInt8(number & 15)
                    return unsafe String(unsafeUninitializedCapacity: 28) { bytes in
                        for index in 0..<28 { unsafe bytes[index] = letter }
                        return 28
                    }.utf8.count
                }
            },
            Way(name: "ours buffer") { Self.buffer(english, $0) },
            Way(name: "ours array") { Self.array(english, $0) },
            Way(name: "ICU buffer", iterations: 20_000) { count in
                unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { units in
                    Self.sum(count) { Int(unsafe peer_message_format(peer, $0, units.baseAddress, 512)) }
                }
            },
            Way(name: "Arabic string") { Self.string(arabic, $0) },
            Way(name: "ours select") { count in
                Self.sum(count) { Self.value(rules.category(of: UInt64($0))) }
            },
            Way(name: "ICU select", iterations: 20_000) { count in
                Self.sum(count) { Self.value(peerRules.category(of: Int($0))) }
            },
            Way(name: "isolated") { Self.texts(isolated, $0) },
            Way(name: "bare") { Self.texts(bare, $0) },
            Way(name: "isolated buffer") { Self.textBuffer(isolated, $0) },
            Way(name: "bare buffer") { Self.textBuffer(bare, $0) },
            Way(name: "interpolation") { count in
                var sum = 0
                for number in 0..<count {
                    let place = Self.places[number & 3]
                    sum &+= "No matches for \(place) in \(Self.places[1])".utf8.count
                }
                return sum
            },
        ] + others.all
    }

    private static let places = ["red bicycle", "Gothenburg", "cat", "somewhere else"]

    private static func texts(_ message: PreparedMessage, _ count: Int) -> Int {
        let arguments = places.map { [MessageArgument?](arrayLiteral: .string($0), .string(places[1])) }
        var sum = 0
        for number in 0..<count {
            let values = arguments[number & 3]
            sum &+= message.format(values.span).text.utf8.count
        }
        return sum
    }

    private static func string(_ message: PreparedMessage, _ count: Int) -> Int {
        sum(count) { message.format(.int($0)).text.utf8.count }
    }

    /// Into memory that the caller keeps.
    private static func buffer(_ message: PreparedMessage, _ count: Int) -> Int {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
            sum(count) { number in
                var output = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
                _ = message.append(CollectionOfOne<MessageArgument?>(.int(number)).span, to: &output)
                return unsafe output.finalize(for: buffer)
            }
        }
    }

    /// Into an array whose memory is used again.
    private static func array(_ message: PreparedMessage, _ count: Int) -> Int {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512)
        return sum(count) { number in
            bytes.removeAll(keepingCapacity: true)
            _ = message.append(CollectionOfOne<MessageArgument?>(.int(number)).span, to: &bytes)
            return bytes.count
        }
    }

    /// Texts into memory that the caller keeps.
    private static func textBuffer(_ message: PreparedMessage, _ count: Int) -> Int {
        let arguments = places.map { [MessageArgument?](arrayLiteral: .string($0), .string(places[1])) }
        return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
            var sum = 0
            for number in 0..<count {
                let values = arguments[number & 3]
                var output = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
                _ = message.append(values.span, to: &output)
                sum &+= unsafe output.finalize(for: buffer)
            }
            return sum
        }
    }

    /// The text as a `String`, by the best bridge: ICU's own converter into the string's memory.
    private func peerString(_ number: Int64) -> String {
        unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { units in
            let length = unsafe peer_message_format(peer, number, units.baseAddress, 512)
            return unsafe String(unsafeUninitializedCapacity: 3 * Int(length)) { bytes in
                unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
                    Int(unsafe peer_utf8(units.baseAddress, length, bytes.baseAddress, Int32(bytes.count)))
                }
            }
        }
    }

    private static func sum(_ count: Int, _ length: (Int64) -> Int) -> Int {
        var sum = 0
        for number in 0..<Int64(count) { sum &+= length(number % 1_000) }
        return sum
    }

    /// A number without a jump for each category, which would be guessed wrongly and measured.
    private static func value(_ category: PluralCategory) -> Int {
        if case .many = category { 1 } else { 0 }
    }
}
