import DesignTokens
import L10nLocale
import L10nLookup
import L10nReporting
package import L10nSource
package import StateViews

/// A resolved view as JSON: the same members in the same order for every view.
package struct StateViewJSON {
    private let view: ResolvedStateView
    private let places: PlaceText
    private let elements: Bool
    private let frames: ShownFrames?

    /// - Parameters:
    ///   - sources: the files that texts and tokens come from, by their paths.
    ///   - elements: whether to write what the platforms' own views are made of where they fit.
    ///   - frames: where it stands on a screen; nil for none.
    package static func text(
        _ view: ResolvedStateView, sources: [String: SourceFile], elements: Bool = false, frames: ShownFrames? = nil
    ) -> String {
        let json = StateViewJSON(view: view, places: PlaceText(sources), elements: elements, frames: frames)
        var writer = JSONWriter()
        writer.object { json.write(to: &$0) }
        writer.endLine()
        return writer.output
    }

    private func write(to writer: inout JSONWriter) {
        writer.member("id", view.id)
        writer.member("kind", view.kind.rawValue)
        writer.member("family", ifPresent: view.kind.family?.rawValue)
        writer.member("environment") { $0.object { write(view.environment, to: &$0) } }
        writer.member("direction", view.direction.rawValue)
        writer.member("texts") { writer in
            writer.array(view.texts) { writer, item in
                writer.object { writer in
                    writer.member("role", item.role.name)
                    write(item.text, to: &writer)
                }
            }
        }
        writer.member("pictures") { writer in
            writer.array(view.pictures) { writer, picture in
                writer.object { writer in
                    writer.member("kind", picture.kind.rawValue)
                    writer.member("id", picture.id)
                    if picture.isMirrored { writer.member("mirrored") { $0.flag(true) } }
                    writer.member("sfSymbol", ifPresent: picture.sfSymbol)
                    writer.member("material", ifPresent: picture.material)
                }
            }
        }
        writer.member("actions") { writer in
            writer.array(view.actions) { writer, action in writer.object { write(action, to: &$0) } }
        }
        if let progress = view.progress {
            writer.member("progress") { $0.object { Self.write(progress, to: &$0) } }
            writer.member("loadingStyle", ifPresent: view.loadingStyle?.rawValue)
        }
        if let animation = view.animation {
            writer.member("animation") { $0.object { Self.write(animation, to: &$0) } }
        }
        if let mark = view.brandMark {
            writer.member("brandMark") { writer in
                writer.object { writer in
                    writer.member("asset", mark.asset)
                    writer.member("scheme", mark.scheme.rawValue)
                }
            }
        }
        writer.member("layout") { $0.object { Self.write(view.layout, to: &$0) } }
        writer.member("properties") { writer in
            writer.array(view.properties) { writer, property in writer.object { write(property, to: &$0) } }
        }
        writer.member("accessibility") { writer in
            writer.array(view.accessibility) { writer, node in writer.object { Self.write(node, to: &$0) } }
        }
        writer.member("native") { NativeViewText.write(view, elements: elements, to: &$0) }
        if let frames { writer.member("frames") { $0.object { frames.write(to: &$0) } } }
        writer.member("issues") { writer in
            writer.array(view.issues) { writer, issue in
                writer.object { writer in
                    writer.member("kind", issue.kind.rawValue)
                    writer.member("role", ifPresent: issue.role?.name)
                    writer.member("property", ifPresent: issue.property)
                }
            }
        }
    }

    private func write(_ environment: StateViewEnvironment, to writer: inout JSONWriter) {
        writer.member("locales") { $0.array(environment.locales) { $0.text($1.description) } }
        writer.member("chain") { $0.array(environment.chain) { $0.text($1.description) } }
        writer.member("development", environment.development.description)
        writer.member("brand", ifPresent: environment.brand)
        writer.member("scheme", environment.scheme.rawValue)
        writer.member("contrast", environment.contrast.rawValue)
        writer.member("profile", view.profile.rawValue)
        writer.member("sizeCategory", environment.sizeCategory.rawValue)
        writer.member("boldText") { $0.flag(environment.boldText) }
        writer.member("reduceMotion") { $0.flag(environment.reduceMotion) }
    }

    private func write(_ text: ResolvedText, to writer: inout JSONWriter) {
        writer.member("text", text.text)
        writer.member("key", ifPresent: text.key)
        writer.member("alias", ifPresent: text.alias)
        writer.member("language", text.language.description)
        writer.member("direction", text.direction.rawValue)
        writer.member("source") { writer in
            writer.object { writer in
                switch text.provenance {
                case .entry(let layer, let kind, let span):
                    writer.member("layer", layer)
                    writer.member("layerKind", kind.rawValue)
                    writeRange(span, to: &writer)
                case .literal: writer.member("layerKind", LayerKind.journey.rawValue)
                case .standIn: writer.member("layerKind", "none")
                }
            }
        }
        writer.member("tried") { writer in
            writer.array(text.tried) { writer, attempt in writer.object { write(attempt, to: &$0) } }
        }
        writer.member("issues") { $0.array(text.issues) { $0.text($1.rawValue) } }
    }

    private func write(_ attempt: ResolutionAttempt, to writer: inout JSONWriter) {
        writer.member("language", attempt.tag.description)
        writer.member("layer", attempt.layer)
        writer.member("outcome", attempt.outcome.rawValue)
        if let span = attempt.span { writer.members(of: span, places) }
    }

    private func write(_ action: ResolvedStateView.Action, to writer: inout JSONWriter) {
        writer.member("slot", action.slot.rawValue)
        writer.member("intent", action.intent.name)
        writer.member("role", action.role.rawValue)
        writer.member("label", ifPresent: action.label?.text)
        writer.member("style", action.style)
        writer.member("busyPolicy", action.busyPolicy.rawValue)
        writer.member("enabled") { $0.flag(action.isEnabled) }
        writer.member("width") { writer in
            writer.object { writer in
                switch action.width {
                case .intrinsic: writer.member("kind", "intrinsic")
                case .full(let leading, let trailing):
                    writer.member("kind", "full")
                    writer.member("leading", leading)
                    writer.member("trailing", trailing)
                }
            }
        }
    }

    private func write(_ property: ResolvedStateView.Property, to writer: inout JSONWriter) {
        writer.member("name", property.name)
        write(property.value, to: &writer)
        writer.member("layer", property.layer.rawValue)
        writer.member("token", ifPresent: property.token)
        if !property.lost.isEmpty {
            writer.member("lost") { writer in
                writer.array(property.lost) { writer, loss in
                    writer.object { writer in
                        writer.member("layer", loss.layer.rawValue)
                        write(loss.value, to: &writer)
                    }
                }
            }
        }
        writer.member("origin") { writer in
            writer.array(property.origin) { writer, step in
                writer.object { writer in
                    writer.member("part", ifPresent: step.part)
                    writer.member("token", step.path)
                    if !step.list.isEmpty { writer.member("list", step.list) }
                    writer.members(of: step.span, places)
                    if !step.overridden.isEmpty {
                        writer.array("overrides", step.overridden) { writer, span in
                            writer.object { $0.members(of: span, places) }
                        }
                    }
                }
            }
        }
    }

    private func write(_ value: ResolvedStateView.Property.Value, to writer: inout JSONWriter) {
        switch value {
        case .color(let color): writer.member("color") { $0.object { Self.write(color, to: &$0) } }
        case .length(let points): writer.member("points", points)
        case .word(let word): writer.member("value", word)
        case .number(let number): writer.member("value") { $0.number(Double(number)) }
        case .flag(let flag): writer.member("value") { $0.flag(flag) }
        case .insets(let insets): writer.member("insets") { $0.object { Self.write(insets, to: &$0) } }
        case .unlimited: writer.member("points") { $0.number(nil) }
        case .font(let style, let metrics): writer.member("font") { $0.object { Self.write(style, metrics, to: &$0) } }
        }
    }

    private static func write(_ progress: StateViewVisual.Progress, to writer: inout JSONWriter) {
        switch progress {
        case .spinner(let size):
            writer.member("kind", "spinner")
            writer.member("size", size.rawValue)
        case .bar(let done):
            writer.member("kind", "bar")
            writer.member("done") { $0.number(done) }
        case .skeleton(let id):
            writer.member("kind", "skeleton")
            writer.member("id", id)
        case .refresh: writer.member("kind", "refresh")
        }
    }

    private static func write(_ animation: StateViewVisual.Animation, to writer: inout JSONWriter) {
        writer.member("id", animation.id)
        writer.member("loops") { $0.flag(animation.loops) }
        writer.member("speed", animation.speed)
        writer.member("contentMode", animation.contentMode.rawValue)
        writer.member("poster", ifPresent: animation.poster)
    }

    private static func write(_ layout: ResolvedStateView.Layout, to writer: inout JSONWriter) {
        writer.member("placement", layout.placement.name)
        if case .sheet(let detents, let showsDragIndicator) = layout.placement {
            writer.member("detents") { writer in
                writer.array(detents) { writer, detent in
                    switch detent {
                    case .medium: writer.text("medium")
                    case .large: writer.text("large")
                    case .height(let points): writer.number(points)
                    }
                }
            }
            writer.member("showsDragIndicator") { $0.flag(showsDragIndicator) }
        }
        writer.member("insets") { $0.object { write(layout.insets, to: &$0) } }
        writer.member("headingLevel", layout.headingLevel)
        writer.member("overflow", layout.overflow.rawValue)
        writer.member("passesTouches") { $0.flag(layout.passesTouches) }
        writer.member("movesFocus") { $0.flag(layout.movesFocus) }
    }

    private static func write(_ insets: ResolvedStateView.Insets, to writer: inout JSONWriter) {
        writer.member("top", insets.top)
        writer.member("leading", insets.leading)
        writer.member("bottom", insets.bottom)
        writer.member("trailing", insets.trailing)
    }

    private static func write(_ color: ColorValue, to writer: inout JSONWriter) {
        writer.member("hex", color.sRGB().hex)
        writer.member("space", color.space.rawValue)
        writer.member("components") { $0.array(color.components) { $0.number($1) } }
        writer.member("alpha", color.alpha)
    }

    private static func write(_ style: FontStyle, _ metrics: FontStyle.Metrics, to writer: inout JSONWriter) {
        writer.member("families") { $0.array(style.families) { $0.text($1) } }
        writer.member("weight", style.weight)
        writer.member("weightName", ifPresent: style.weightName)
        writer.member("postScriptName", ifPresent: style.postScriptName)
        writer.member("size", metrics.size)
        writer.member("leading", metrics.leading)
        writer.member("letterSpacing", style.letterSpacing)
        writer.member("relativeTo", ifPresent: style.relativeTo?.rawValue)
    }

    private static func write(_ node: ResolvedStateView.AccessibilityNode, to writer: inout JSONWriter) {
        writer.member("part", node.part)
        writer.member("role", node.role.name)
        if case .heading(let level) = node.role { writer.member("level", level) }
        writer.member("name", ifPresent: node.name)
        writer.member("language", ifPresent: node.language?.description)
        writer.member("direction", ifPresent: node.direction?.rawValue)
        writer.member("live", ifPresent: node.live?.rawValue)
        if node.isDisabled { writer.member("disabled") { $0.flag(true) } }
        writer.member("hint", ifPresent: node.hint)
        if node.isHidden { writer.member("hidden") { $0.flag(true) } }
    }

    /// The place of a text as two members: its file, and where it begins and ends there.
    private func writeRange(_ span: SourceSpan, to writer: inout JSONWriter) {
        writer.member("file", span.file)
        guard let start = places.position(span), let end = places.end(span) else { return }
        writer.member("range") { writer in
            writer.object { writer in
                writer.object("start") { $0.members(of: start) }
                writer.object("end") { $0.members(of: end) }
            }
        }
    }
}
