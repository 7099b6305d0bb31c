import Foundation
import TestSupport
import Testing

@testable import DesignTokens

/// A second opinion on colors: the Python package `coloraide`, asked once for many colors.
struct ColorOracle {
    static let needs: Comment = "needs python3 with the PyPI package coloraide; run tools/setup"
    static let isAvailable = (try? ProgramRun.python("import coloraide")) != nil

    /// Reads lines `convert SPACE A B C TARGET`, `map SPACE A B C` and `contrast R G B R G B`; answers numbers.
    /// A contrast has the ratio of a second package too, or NaN without it.
    ///
    /// The package counts the percentages of hsl and hwb from 0 to 1, a token file from 0 to 100.
    private static let program = """
        import math, sys
        from coloraide import Color
        def scaled(space, values, factor):
            return [values[0]] + [v * factor for v in values[1:]] if space in ('hsl', 'hwb') else values
        def color(space, texts):
            return Color(space, scaled(space, [float(t) for t in texts], 0.01))
        answers = []
        for line in sys.stdin.read().splitlines():
            kind, *rest = line.split()
            if kind == 'convert':
                found = color(rest[0], rest[1:4]).convert(rest[4]).coords(nans=False)
                answers.append(scaled(rest[4], found, 100))
            elif kind == 'map':
                answers.append(color(rest[0], rest[1:4]).convert('srgb').fit(method='oklch-chroma').coords(nans=False))
            else:
                one, other = [float(t) for t in rest[:3]], [float(t) for t in rest[3:]]
                ratio = Color('srgb', one).contrast(Color('srgb', other), method='wcag21')
                try:
                    import wcag_contrast_ratio
                    answers.append([ratio, wcag_contrast_ratio.rgb(one, other), 0])
                except ImportError:
                    answers.append([ratio, math.nan, 0])
        print('\\n'.join(' '.join(repr(float(v)) for v in answer) for answer in answers))
        """

    /// One answer for each question.
    static func ask(_ questions: [String]) throws -> [SIMD3<Double>] {
        let output = try ProgramRun.python(program, input: Data(questions.joined(separator: "\n").utf8))
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map { line in
            let numbers = line.split(separator: " ").map { Double($0) ?? .nan }
            return SIMD3(numbers)
        }
    }
}
