import DesignTokens
import L10nProject
import L10nReporting
import L10nSource
import TokenThemes
import TokenTools

/// The trace of a token for programs.
struct TokenTraceJSON {
    private let places: PlaceText

    static func text(_ trace: TokenTrace, of theme: RequestedTheme) -> String {
        let json = TokenTraceJSON(places: PlaceText(theme))
        var writer = JSONWriter()
        writer.object { writer in
            writer.tokenHead(theme)
            writer.member("path", trace.path.text)
            writer.member("isComplete") { $0.flag(trace.isComplete) }
            writer.member("definitions") { writer in
                writer.array(trace.definitions) { writer, item in writer.object { json.write(item, to: &$0) } }
            }
            writer.member("answers") { writer in
                writer.array(trace.answers) { writer, answer in writer.object { json.write(answer, to: &$0) } }
            }
        }
        writer.endLine()
        return writer.output
    }

    private func write(_ item: TokenTrace.Definition, to writer: inout JSONWriter) {
        writer.member("path", item.path.text)
        writer.member("name") { $0.place(item.definition.nameSpan, places) }
        writer.member("value") { $0.place(item.definition.valueSpan, places) }
        if !item.definition.list.isEmpty { writer.member("list", item.definition.list) }
        writer.member("condition", ifPresent: item.definition.condition?.description)
    }

    private func write(_ answer: TokenTrace.Answer, to writer: inout JSONWriter) {
        writer.member("condition", answer.condition)
        switch answer.outcome {
        case .absent: writer.member("outcome", "absent")
        case .wrong(let problems):
            writer.member("outcome", "wrong")
            writer.member("problems") { writer in
                writer.array(problems) { writer, problem in
                    writer.object { writer in
                        writer.member("rule", problem.rule.id.rawValue)
                        writer.member("message", problem.message)
                        writer.member("place") { $0.place(problem.span, places) }
                    }
                }
            }
        case .value(let token):
            writer.member("outcome", "value")
            writer.member("value") { $0.tokenValue(token.value) }
            writer.member("css", CSSValue.text(token.value))
            writer.member("type", token.type.rawValue)
            writer.member("typeOrigin") { writer in writer.object { write(token.typeOrigin, to: &$0) } }
        }
        if let winner = answer.winner {
            writer.member("definition", winner)
            writer.member("overrides") { $0.array(answer.overridden) { $0.number(Double($1)) } }
        }
        writer.member("aliases") { writer in
            writer.array(Array(answer.steps.dropFirst())) { writer, step in writer.object { write(step, to: &$0) } }
        }
        writer.member("parts") { writer in
            writer.array(answer.parts) { writer, part in
                writer.object { writer in
                    writer.member("member", part.member)
                    writer.member("aliases") { writer in
                        writer.array(part.steps) { writer, step in writer.object { write(step, to: &$0) } }
                    }
                }
            }
        }
    }

    private func write(_ origin: ResolvedToken.TypeOrigin, to writer: inout JSONWriter) {
        switch origin {
        case .own(let span):
            writer.member("kind", "token")
            writer.member("place") { $0.place(span, places) }
        case .alias(let path):
            writer.member("kind", "alias")
            writer.member("path", path.text)
        case .group(let span):
            writer.member("kind", "group")
            writer.member("place") { $0.place(span, places) }
        case .overridden(let span):
            writer.member("kind", "overridden")
            writer.member("place") { $0.place(span, places) }
        }
    }

    private func write(_ step: AliasStep, to writer: inout JSONWriter) {
        writer.member("path", step.path.text)
        writer.member("inheritedFrom", ifPresent: step.inheritedFrom?.text)
        writer.member("place") { $0.place(step.span, places) }
        writer.member("condition", ifPresent: step.condition?.description)
    }
}
