import Foundation
import L10nICU
import TestSupport
import Testing

/// ICU's own MessageFormat, through the Python package PyICU in a process of its own. Run, never linked.
///
/// Source of the API: PyICU over ICU4C `MessageFormat`, which `umsg_*` wraps without names of arguments.
enum PyICU {
    static let needs: Comment = "needs python3-icu over the ICU that is linked; run tools/setup"

    /// A Python that has the package over the same ICU as ours; the system's package is for the system's Python.
    static let python: String? = ["python3", "/usr/bin/python3"].first { name in
        guard let answer = try? run(name, "import icu; print(icu.ICU_VERSION.split('.')[0])", Data()) else {
            return false
        }
        return Int(String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
            == ICUVersion.icu.major
    }

    struct Question: Encodable {
        var pattern: String
        var locale: String
        /// Texts, numbers, and moments as `["date", ms]`.
        var arguments: [String: Value]
    }

    enum Value: Encodable {
        case text(String), int(Int64), double(Double), date(Double)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            switch self {
            case .text(let text): try container.encode(contentsOf: ["text", text])
            case .int(let number): try container.encode(contentsOf: ["int", "\(number)"])
            case .double(let number): try container.encode(contentsOf: ["double", "\(number)"])
            case .date(let moment): try container.encode(contentsOf: ["date", "\(moment)"])
            }
        }
    }

    private static let verdicts = """
        import json, sys, icu
        mode = icu.UMessagePatternApostropheMode.DOUBLE_REQUIRED
        answers = []
        for pattern in json.load(sys.stdin):
            try:
                icu.MessagePattern(mode).parse(pattern)
                answers.append(True)
            except icu.ICUError:
                answers.append(False)
        json.dump(answers, sys.stdout)
        """

    /// Whether ICU can read the patterns where every apostrophe quotes; types and styles are not looked at.
    static func acceptsDoubled(_ patterns: [String]) throws -> [Bool] {
        let data = try run(try #require(python), verdicts, JSONEncoder().encode(patterns))
        return try JSONDecoder().decode([Bool].self, from: data)
    }

    struct Answer: Decodable {
        /// ICU's error when the pattern was read, or when it was formatted.
        var invalid: Int?
        var failed: Int?
        var text: String?
    }

    private static let program = """
        import json, sys, icu
        icu.TimeZone.setDefault(icu.TimeZone.createTimeZone('Etc/UTC'))
        def formattable(kind, text):
            if kind == 'text': return icu.Formattable(text)
            if kind == 'int': return icu.Formattable(int(text))
            if kind == 'double': return icu.Formattable(float(text))
            return icu.Formattable(float(text) / 1000, icu.Formattable.kIsDate)
        answers = []
        for question in json.load(sys.stdin):
            try:
                message = icu.MessageFormat(question['pattern'], icu.Locale(question['locale']))
            except icu.ICUError as error:
                answers.append({'invalid': error.args[0]})
                continue
            names = list(question['arguments'])
            try:
                values = [formattable(*value) for value in question['arguments'].values()]
                text = message.format(names, values)
                # A formatter may cut a pair of surrogates apart.
                text = text.encode('utf-16', 'surrogatepass').decode('utf-16', 'replace')
                answers.append({'text': text})
            except icu.ICUError as error:
                answers.append({'failed': error.args[0]})
        json.dump(answers, sys.stdout)
        """

    static func ask(_ questions: [Question]) throws -> [Answer] {
        let data = try run(try #require(python), program, JSONEncoder().encode(questions))
        return try JSONDecoder().decode([Answer].self, from: data)
    }

    private static func run(_ python: String, _ program: String, _ input: Data) throws -> Data {
        try ProgramRun.output(of: [python, "-c", program], input: input)
    }
}
