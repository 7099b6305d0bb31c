import DesignTokens
import L10nReporting

extension JSONWriter {
    /// A value by itself: that of a token, as `$value` of a token file holds it.
    mutating func tokenValue(_ value: TokenValue) {
        switch value {
        case .color(let color): tokenColor(color)
        case .dimension(let dimension): measure(dimension.value, dimension.unit.rawValue)
        case .fontFamily(let families): self.families(families)
        case .fontWeight(let weight): number(weight.number)
        case .duration(let duration): measure(duration.value, duration.unit.rawValue)
        case .cubicBezier(let curve): array([curve.x1, curve.y1, curve.x2, curve.y2]) { $0.number($1) }
        case .number(let value): number(value)
        case .strokeStyle(let style): strokeStyle(style)
        case .border(let border):
            object { writer in
                writer.member("color") { $0.tokenColor(border.color) }
                writer.member("width", border.width)
                writer.member("style") { $0.strokeStyle(border.style) }
            }
        case .transition(let transition):
            object { writer in
                writer.member("duration", transition.duration)
                writer.member("delay", transition.delay)
                writer.member("timingFunction") { $0.tokenValue(.cubicBezier(transition.timingFunction)) }
            }
        case .shadow(let layers): array(layers) { $0.shadow($1) }
        case .gradient(let stops):
            array(stops) { writer, stop in
                writer.object { writer in
                    writer.member("color") { $0.tokenColor(stop.color) }
                    writer.member("position", stop.position)
                }
            }
        case .typography(let style):
            object { writer in
                writer.member("fontFamily") { $0.families(style.fontFamily) }
                writer.member("fontSize", style.fontSize)
                writer.member("fontWeight", style.fontWeight.number)
                writer.member("letterSpacing", style.letterSpacing)
                writer.member("lineHeight", style.lineHeight)
            }
        }
    }

    private mutating func tokenColor(_ color: ColorValue) {
        object { writer in
            writer.member("colorSpace", color.space.rawValue)
            writer.member("components") { writer in
                writer.array(color.components) { writer, component in
                    if component == nil { writer.text("none") } else { writer.number(component) }
                }
            }
            if color.alpha != 1 { writer.member("alpha", color.alpha) }
            writer.member("hex", ifPresent: color.hex)
        }
    }

    private mutating func families(_ families: [String]) {
        if families.count == 1 { text(families[0]) } else { array(families) { $0.text($1) } }
    }

    private mutating func measure(_ value: Double, _ unit: String) {
        object { writer in
            writer.member("value", value)
            writer.member("unit", unit)
        }
    }

    private mutating func member(_ name: String, _ dimension: Dimension) {
        member(name) { $0.tokenValue(.dimension(dimension)) }
    }

    private mutating func member(_ name: String, _ duration: TokenDuration) {
        member(name) { $0.tokenValue(.duration(duration)) }
    }

    private mutating func strokeStyle(_ style: StrokeStyle) {
        switch style {
        case .keyword(let keyword): text(keyword.rawValue)
        case .dashes(let lengths, let cap):
            object { writer in
                writer.member("dashArray") { $0.array(lengths) { $0.tokenValue(.dimension($1)) } }
                writer.member("lineCap", cap.rawValue)
            }
        }
    }

    private mutating func shadow(_ shadow: Shadow) {
        object { writer in
            writer.member("color") { $0.tokenColor(shadow.color) }
            writer.member("offsetX", shadow.offsetX)
            writer.member("offsetY", shadow.offsetY)
            writer.member("blur", shadow.blur)
            writer.member("spread", shadow.spread)
            writer.member("inset") { $0.flag(shadow.isInset) }
        }
    }
}
