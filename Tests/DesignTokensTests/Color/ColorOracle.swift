import Foundation
import Testing

@testable import DesignTokens

/// A second opinion on colors: the Python package `coloraide`, asked once for many colors.
struct ColorOracle {
    static let needs: Comment = "needs python3 with the PyPI package coloraide; run tools/setup"
    static let isAvailable = (try? run("import coloraide", input: "")) != nil

    struct Failure: Error {
        var status: Int32
    }

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
        try run(program, input: questions.joined(separator: "\n")).split(separator: "\n").map { line in
            let numbers = line.split(separator: " ").map { Double($0) ?? .nan }
            return SIMD3(numbers)
        }
    }

    private static func run(_ program: String, input: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program]
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The program reads everything before it writes, so the pipes cannot block each other.
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
        return String(decoding: output, as: UTF8.self)
    }
}
