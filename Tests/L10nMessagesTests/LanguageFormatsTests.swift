import L10nICU
import L10nLocale
import L10nMessages
import Testing

@Suite struct LanguageFormatsTests {
    private static func formats(_ tag: String, timeZone: String = "Etc/UTC") throws -> LanguageFormats {
        try LanguageFormats(try #require(LanguageTag(tag)), timeZone: timeZone)
    }

    @Test(arguments: [
        ("ar-EG", "٤٢ ١٫٥ ٤٢ ٤٢٫٠ ١٩٧٠-٠١"), ("ar-EG-u-nu-latn", "42 1.5 42 42.0 1970-01"),
        ("en-u-nu-arab", "٤٢ ١٫٥ ٤٢ ٤٢٫٠ ١٩٧٠-٠١"), ("en-u-nu-roman", "42 1.5 42 42.0 1970-01"),
    ])
    func `all values have the digits that the tag asks for (NU-4)`(tag: String, text: String) throws {
        let formats = try Self.formats(tag)
        let formatter = MessageFormatter(direction: nil, isolation: .none, numbers: formats.numbers)
        let message = ICUMessageReading("{n} {f} {n,number,::} {n,number,0.0} {d,date,y-MM}").message
        let arguments = MessageArguments(named: ["n": 42, "f": 1.5, "d": MessageArgument(.date(milliseconds: 0))])
        #expect(formatter.format(message, arguments, in: formats).text == text)
    }

    @Test(arguments: [
        ("en-u-ca-buddhist", "January 1, 2513 BE Jan 1, 2513 BE"), ("en-u-ca-gregory", "January 1, 1970 Jan 1, 1970"),
        ("ja-u-ca-japanese", "昭和45年1月1日 昭和45年1月1日"), ("th-u-ca-gregory", "1 มกราคม ค.ศ. 1970 1 ม.ค. 1970"),
        ("en-u-ca-islamic-umalqura-nu-arab", "Shawwal ٢٢, ١٣٨٩ AH Shaw. ٢٢, ١٣٨٩ AH"),
        ("en-u-ca-nosuch", "January 1, 1970 Jan 1, 1970"),
    ])
    func `dates are those of the calendar that the tag asks for (NU-4)`(tag: String, text: String) throws {
        let formats = try Self.formats(tag)
        let formatter = MessageFormatter(direction: nil, isolation: .none, numbers: formats.numbers)
        let message = ICUMessageReading("{d,date,long} {d,date,::yMMMd}").message
        let arguments = MessageArguments(named: ["d": MessageArgument(.date(milliseconds: 0))])
        #expect(formatter.format(message, arguments, in: formats).text == text)
    }

    @Test(
        .enabled(if: ICUVersion.icu.major == 72, "texts of ICU 72"),
        arguments: [
            ("en", "Etc/UTC", DateTimeFormatter.Style.lengths(date: .long, time: nil), "November 21, 2026"),
            ("en", "Europe/Warsaw", .lengths(date: nil, time: .short), "2:05\u{202F}PM"),
            ("de", "Europe/Warsaw", .lengths(date: .full, time: .long), "Samstag, 21. November 2026 um 14:05:09 MEZ"),
            ("fr", "Etc/UTC", .skeleton("yMMMd"), "21 nov. 2026"),
            ("ja", "Etc/UTC", .skeleton("yMMMEd"), "2026年11月21日(土)"),
            ("en", "Etc/UTC", .pattern("yyyy-MM-dd", isTime: false), "2026-11-21"),
            ("ar-EG", "Etc/UTC", .skeleton("Hm"), "١٣:٠٥"),
            ("en", "No/Where", .lengths(date: nil, time: .short), "1:05\u{202F}PM"),
        ])
    func `dates and times (I-38)`(tag: String, zone: String, style: DateTimeFormatter.Style, text: String) throws {
        let moment = try #require(PlainDate.milliseconds(of: "2026-11-21T13:05:09"))
        #expect(try Self.formats(tag, timeZone: zone).date(style).string(milliseconds: moment) == text)
    }

    /// MG-11 for all services: shared and pooled handles, from many tasks at once.
    @Test func `one value serves many tasks (I-10)`() async throws {
        let formats = try Self.formats("pl", timeZone: "Europe/Warsaw")
        let spoken = ICUMessageReading(
            "{n,spellout} {n,plural,one{#}few{#!}many{#?}other{#.}} {d,date,full} {d,time,::Hms}"
        ).message
        let expected = try (0..<40).map { try Self.texts(formats, spoken, $0) }
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<400).allSatisfy { round in
                        let number = (round * 7 + task) % 40
                        return (try? Self.texts(formats, spoken, number)) == expected[number]
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    private static func texts(_ formats: LanguageFormats, _ message: Message, _ number: Int) throws -> [String] {
        let moment = Double(number) * 12_345_678_901
        let formatter = MessageFormatter(direction: nil, isolation: .none, numbers: formats.numbers)
        let arguments = MessageArguments(named: ["n": .int(number), "d": MessageArgument(.date(milliseconds: moment))])
        return [
            formatter.format(message, arguments, in: formats).text,
            try formats.date(.skeleton("yMMMMEEEEd")).string(milliseconds: moment),
            try formats.number(skeleton: "currency/PLN unit-width-short").string(number),
        ]
    }

    @Test func `a language is read once, for all who ask (PE-4)`() async throws {
        let languages = MessageLanguages()
        let (polish, russian) = (try #require(LanguageTag("pl")), try #require(LanguageTag("ru")))
        let found = await withTaskGroup(of: LanguageFormats?.self) { group in
            for _ in 0..<8 { group.addTask { languages.formats(of: polish) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let first = try #require(found[0])
        #expect(found.allSatisfy { $0 === first } && languages.formats(of: polish) === first)
        #expect(languages.formats(of: russian) !== first && first.tag == polish)
        #expect(first.cardinals.category(of: 5) == .many)
        // Ordinals are another set of rules, and kept as well.
        #expect(try first.ordinals().category(of: 5) == .other)
        let tag = try #require(LanguageTag("it"))
        let italian = try #require(languages.formats(of: tag))
        #expect(try [8, 11, 80, 9].map { try italian.ordinals().category(of: $0) } == [.many, .many, .many, .other])
    }
}
