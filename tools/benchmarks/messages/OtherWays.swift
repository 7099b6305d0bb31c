import BenchmarkICU
import L10nICU
import L10nLocale
import L10nMessages

/// What is compared beside the formatting of messages: numbers, reading of patterns, proofs, and the bidirectional algorithm.
@safe
struct OtherWays {
    private let number: PreparedMessage
    private let peerNumber: OpaquePointer
    private let tag: LanguageTag

    init(_ tag: LanguageTag) throws {
        self.tag = tag
        let numbers = LocaleNumbers(try NumberStyle(of: tag))
        number = PreparedMessage(
            CompiledMessage("%lld", notation: .printf),
            for: MessageFormatter(for: .plain, direction: .leftToRight, numbers: numbers))
        guard let peerNumber = unsafe peer_number_open("en") else { throw MessageWays.Failure.noPattern }
        unsafe self.peerNumber = peerNumber
    }

    var all: [Way] {
        [
            Way(name: "ours integer") { count in
                unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
                    Self.sum(count) { value in
                        var output = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
                        _ = number.append(CollectionOfOne<MessageArgument?>(.int(value)).span, to: &output)
                        return unsafe output.finalize(for: buffer)
                    }
                }
            },
            Way(name: "ICU integer") { count in
                unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 64) { units in
                    Self.sum(count) { Int(unsafe peer_number_format(peerNumber, $0, units.baseAddress, 64)) }
                }
            },
            Way(name: "ours read", iterations: 10_000) { count in
                (0..<count).reduce(0) { sum, index in
                    sum + (ICUMessageParser.parse(Self.patterns[index % Self.patterns.count]).message == nil ? 0 : 1)
                }
            },
            Way(name: "ours model", iterations: 10_000) { count in
                (0..<count).reduce(0) { sum, index in
                    sum + (ICUMessageReading(Self.patterns[index % Self.patterns.count]).tree == nil ? 0 : 1)
                }
            },
            Way(name: "ICU read", iterations: 10_000) { count in
                (0..<count).reduce(0) { sum, index in
                    guard let message = unsafe peer_message_open("en", Self.patterns[index % Self.patterns.count])
                    else {
                        return sum
                    }
                    unsafe peer_message_close(message)
                    return sum + 1
                }
            },
            Way(name: "whole proof", iterations: 5_000) { (try? proof($0, compares: true)) ?? 0 },
            Way(name: "ICU proof", iterations: 5_000) { (try? proof($0, compares: false)) ?? 0 },
            Way(name: "bidi", iterations: 10_000) { (try? Self.resolve($0)) ?? 0 },
        ]
    }

    /// Messages as a catalog has them.
    private static let patterns = [
        "Save", "No matches for {query}", "{name} has sent you {count, plural, one {# file} other {# files}}.",
        "{count, plural, =0 {Nothing here} one {# result} other {# results}} in {place}",
        "{gender, select, female {Her account} male {His account} other {Their account}} was closed on {day, date, long}.",
        "You can''t delete {name}", "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} attempt",
        "{total, number, currency} of {limit, number, ::compact-short}",
        "{n, plural, offset:1 =0 {Nobody} =1 {{who}} one {{who} and # other} other {{who} and # others}} liked this",
        "Try again, or ask {team} for help. It takes about {minutes, plural, one {a minute} other {# minutes}}.",
    ]

    /// PE-30 to PE-32 for one language, as many values as asked: with our rules and a comparison, or ICU's calls alone.
    private func proof(_ count: Int, compares: Bool) throws -> Int {
        let theirs = try PluralRules(tag)
        let ours = compares ? try PluralRuleSet(of: tag) : .none
        let formatter = try NumberFormatter(tag, skeleton: ".00")
        let shown = try FormattedNumber()
        var agreed = 0
        for value in 0..<count {
            // 1 of 7 values of the proof is a decimal.
            guard value % 7 == 0 else {
                let category = theirs.category(of: value)
                if !compares || ours.category(of: value) == category { agreed += 1 }
                continue
            }
            let digits = "\(value).\(value % 10)5"
            try formatter.format(digits: digits, into: shown)
            let category = theirs.category(of: shown)
            if !compares || PluralOperands(decimal: digits).map({ ours.category(of: $0) }) == category { agreed += 1 }
        }
        return agreed
    }

    /// The call that the simulation of values makes, for a text of the catalog that it is measured with.
    private static func resolve(_ count: Int) throws -> Int {
        var algorithm = try BidiAlgorithm()
        var paragraph = BidiParagraph()
        let text = Array("account from \u{05D0}\u{05D1} (24) message page payment to your result with file".utf16)
        var sum = 0
        for turn in 0..<count {
            try algorithm.resolve(text, base: turn % 2 == 0 ? .leftToRight : .rightToLeft, into: &paragraph)
            sum += Int(paragraph.order[0]) + 1
        }
        return sum
    }

    private static func sum(_ count: Int, _ length: (Int64) -> Int) -> Int {
        var sum = 0
        for number in 0..<Int64(count) { sum &+= length(number * 7_919 % 10_000_000) }
        return sum
    }
}
