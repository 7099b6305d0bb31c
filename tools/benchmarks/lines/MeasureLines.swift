import DesignTokens
import Foundation
import L10nLocale
import StateViewLayout
import TextShaping

/// Measures texts in lines, and says how long that takes.
///
/// Reads lines of a language, a tab and a text; writes for each text and width the number of lines and the widest one. Times go
/// to standard error.
@main struct MeasureLines {
    static func main() {
        let widths = CommandLine.arguments.dropFirst().compactMap { Double($0) }
        var texts: [(language: LanguageTag, text: String)] = []
        while let line = readLine() {
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            if parts.count == 2, let tag = LanguageTag(parts[0]) { texts.append((tag, parts[1])) }
        }
        guard let measurer = ShapedTextMeasurer(FontLibrary()) else { return print("no fonts") }
        let style = FontStyle(families: ["Inter"], size: 15, weight: 400, lineHeight: 1.3)
        // The fonts and dictionaries are opened by what is not counted.
        for (language, text) in texts { _ = measure(measurer, text + " ", language, style) }
        let clock = ContinuousClock()
        var spent: [String: (time: Duration, count: Int)] = [:]
        var measured: [MeasuredText] = []
        for (language, text) in texts {
            let start = clock.now
            measured.append(measure(measurer, text, language, style))
            spent[language.language, default: (.zero, 0)].time += start.duration(to: clock.now)
            spent[language.language, default: (.zero, 0)].count += 1
        }
        let start = clock.now
        var wrapped = 0
        for text in measured {
            for width in stride(from: 60.0, through: 400, by: 4) {
                wrapped += WrappedText(text, size: 15, cap: width, wordCap: .infinity).lines.count
            }
        }
        let wrap = start.duration(to: clock.now) / (measured.count * 86)
        for (text, (language, _)) in zip(measured, texts) {
            for width in widths {
                let lines = WrappedText(text, size: 15, cap: width, wordCap: .infinity)
                print(language, width, lines.lines.count, lines.lines.map(\.width).max() ?? 0, separator: "\t")
            }
        }
        let times = spent.sorted { $0.key < $1.key }.map { "\($0.key) \(microseconds($0.value.time / $0.value.count))" }
        let all = spent.values.reduce(Duration.zero) { $0 + $1.time } / max(texts.count, 1)
        error("shaped: \(microseconds(all)) µs a text (\(times.joined(separator: ", ")))")
        error("wrapped: \(microseconds(wrap)) µs a text and width (\(wrapped) lines)")
    }

    private static func measure(
        _ measurer: ShapedTextMeasurer, _ text: String, _ language: LanguageTag, _ style: FontStyle
    ) -> MeasuredText {
        measurer.measured(text, language: language, direction: language.direction, style: style)
    }

    private static func microseconds(_ time: Duration) -> String {
        let (seconds, attoseconds) = time.components
        let value = Double(seconds) * 1e6 + Double(attoseconds) / 1e12
        return "\((value * 100).rounded() / 100)"
    }

    private static func error(_ line: String) {
        var stream = StandardError()
        print(line, to: &stream)
    }
}

/// What standard error is written through.
private struct StandardError: TextOutputStream {
    func write(_ string: String) { FileHandle.standardError.write(Data(string.utf8)) }
}
