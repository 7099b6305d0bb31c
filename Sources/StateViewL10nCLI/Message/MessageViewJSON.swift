import L10nLocale
import L10nMessages
import L10nReporting
import L10nSource

/// A formatted message for machines. `version` goes up when a member changes its meaning.
enum MessageViewJSON {
    static func text(_ view: MessageView) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.member("notation", view.notation)
            writer.member("language", view.language.description)
            writer.member("source") { $0.text(String(decoding: view.source.bytes, as: UTF8.self)) }
            writer.member("place", ifPresent: view.place)
            if let formatted = view.formatted {
                writer.member("text", formatted.text)
                writer.member("visible", Wording.visible(formatted.text))
                writer.member("direction", ifPresent: formatted.direction?.rawValue)
                writer.member("parts") { $0.array(view.parts) { writer, part in write(part, to: &writer) } }
            }
            writer.member("choices") {
                $0.array(view.choices.filter(\.isTelling)) { writer, choice in write(choice, to: &writer) }
            }
            writer.member("issues") { writer in
                writer.array(view.formatted?.issues ?? []) { writer, issue in
                    writer.object { writer in
                        writer.member("kind", issue.kind.rawValue)
                        writer.member("source", issue.source)
                        writer.member("message", issue.sentence)
                    }
                }
            }
            writer.member("unknownValues") { $0.array(view.unknownValues) { $0.text($1) } }
            let lines = LineTable(view.source)
            writer.member("findings") { writer in
                writer.array(view.findings) { writer, finding in
                    writer.object { writer in
                        writer.member("rule", finding.id.rawValue)
                        writer.member("cause", ifPresent: finding.cause)
                        writer.member("severity", finding.severity.rawValue)
                        writer.member("message", finding.message)
                        let ends = [("start", finding.span.range.lower), ("end", finding.span.range.upper)]
                        for (name, offset) in ends {
                            let position = lines.position(of: Int(offset))
                            writer.member(name) { writer in
                                writer.object { writer in
                                    writer.members(of: position)
                                    writer.member("offset", Int(offset))
                                }
                            }
                        }
                    }
                }
            }
        }
        writer.endLine()
        return writer.output
    }

    private static func write(_ part: FormattedPart, to writer: inout JSONWriter) {
        writer.object { writer in
            switch part {
            case .literal(let text):
                writer.member("kind", "literal")
                writer.member("text", text)
            case .isolate(let text):
                writer.member("kind", "isolate")
                writer.member("text", text)
            case .placeholder(let placeholder):
                writer.member("kind", placeholder.isStandIn ? "stand-in" : "value")
                writer.member("text", placeholder.text)
                switch placeholder.argument {
                case .position(let position): writer.member("argument", "\(position)")
                case .name(let name): writer.member("argument", name)
                case nil: break
                }
                writer.member("source", placeholder.source)
                writer.member("direction", ifPresent: placeholder.direction?.rawValue)
            case .markup(let markup):
                writer.member("kind", "markup")
                writer.member("name", markup.name)
                writer.member("place", markup.kind.rawValue)
            }
        }
    }

    private static func write(_ choice: MessageChoice, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("argument", choice.argument)
            writer.member("function", choice.function)
            writer.member("value", ifPresent: choice.value)
            writer.member("shifted", ifPresent: choice.shifted)
            writer.member("category", ifPresent: choice.category?.rawValue)
            writer.member("key", choice.spelledKey)
        }
    }
}
