import L10nReporting
import L10nSource
package import StateViewLayout
package import StateViews
import TextShaping

/// Where the parts of a view stand on a screen: for people as a table, for programs as a member of the view.
package struct ShownFrames {
    private let view: ResolvedStateView
    private let frames: StateViewFrames

    package init(_ view: ResolvedStateView, _ frames: StateViewFrames) {
        self.view = view
        self.frames = frames
    }

    /// Measures a view with the fonts of the machine.
    /// - Parameter screen: such as `320x480`, in points.
    init(_ view: ResolvedStateView, screen: String, fonts: FontLibrary) throws(CommandFailure) {
        let size = try LayoutSize(screen: screen)
        guard let measurer = ShapedTextMeasurer(fonts) else {
            throw .environment(
                "texts cannot be measured; install HarfBuzz, ICU and fonts (libharfbuzz0b, libicu, fonts-inter, fonts-noto-core)"
            )
        }
        self.init(view, StateViewLayout(view, measurer).frames(in: size))
    }

    /// Whether all that the view wants to show has room.
    var fits: Bool { frames.outcome != .cannotFit }

    package var lines: [String] {
        let (width, height) = (Self.number(frames.container.width), Self.number(frames.container.height))
        let outcome =
            switch frames.outcome {
            case .fits: "it fits"
            case .scrolls: "it scrolls"
            case .cannotFit: "it does not fit"
            }
        let steps = frames.steps.isEmpty ? "" : " after " + frames.steps.map(\.rawValue).joined(separator: ", ")
        var lines = [
            "on \(width) × \(height): \(outcome)\(steps), \(Self.number(frames.height)) of "
                + "\(Self.number(frames.area.height)) pt high"
        ]
        for part in frames.parts {
            let rect = [part.rect.x, part.rect.y, part.rect.width, part.rect.height].map(Self.number)
            var line = "  " + part.name.padded(to: 22) + "x \(rect[0]), y \(rect[1]), \(rect[2]) × \(rect[3])"
            if let size = part.textSize {
                line += ", " + Wording.count(part.lines.count, "line", "lines") + " at \(Self.number(size)) pt"
            }
            if part.isTruncated { line += ", cut" }
            if let word = part.wideWord { line += ", a word of \(Self.number(word)) pt" }
            lines.append(line)
        }
        for font in fonts {
            lines.append("  \(font.family), \(font.version)\(font.isStandIn ? ", which stands in" : "")")
        }
        return lines.map { Wording.visible($0) }
    }

    private var fonts: [MeasuredText.FontUse] {
        frames.parts.flatMap(\.fonts).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    func write(to writer: inout JSONWriter) {
        writer.member("outcome", frames.outcome.rawValue)
        writer.member("steps") { $0.array(frames.steps) { $0.text($1.rawValue) } }
        writer.member("height", frames.height)
        writer.member("area") { $0.object { Self.write(frames.area, to: &$0) } }
        writer.member("parts") { writer in
            writer.array(frames.parts) { writer, part in
                writer.object { writer in
                    writer.member("name", part.name)
                    Self.write(part.rect, to: &writer)
                    guard let size = part.textSize else { return }
                    writer.member("textSize", size)
                    writer.member("truncated") { $0.flag(part.isTruncated) }
                    writer.member("lines") { writer in
                        writer.array(part.lines) { writer, line in
                            writer.object { writer in
                                writer.member("start", line.range.lowerBound)
                                writer.member("end", line.range.upperBound)
                                writer.member("width", line.width)
                            }
                        }
                    }
                    writer.member("missing") { $0.array(part.missing) { $0.text($1.scalar) } }
                }
            }
        }
        writer.member("fonts") { writer in
            writer.array(fonts) { writer, font in
                writer.object { writer in
                    writer.member("family", font.family)
                    writer.member("version", font.version)
                    writer.member("standIn") { $0.flag(font.isStandIn) }
                }
            }
        }
    }

    private static func write(_ rect: LayoutRect, to writer: inout JSONWriter) {
        for (name, value) in [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)] {
            writer.member(name, value)
        }
    }

    private static func number(_ value: Double) -> String { ((value * 100).rounded() / 100).plainText }
}
