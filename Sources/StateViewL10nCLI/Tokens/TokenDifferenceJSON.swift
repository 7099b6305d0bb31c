import DesignTokens
import L10nReporting
import TokenThemes
import TokenTools

/// The differences of two themes for programs.
enum TokenDifferenceJSON {
    static func text(_ difference: TokenDifference) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.member("advice", difference.advice.rawValue)
            writer.member("isComplete") { $0.flag(difference.isComplete) }
            writer.member("removedContexts") { $0.array(difference.removedContexts) { $0.text($1.description) } }
            writer.member("addedContexts") { $0.array(difference.addedContexts) { $0.text($1.description) } }
            writer.array("changedDefaults", difference.changedDefaults) { writer, change in
                writer.object { writer in
                    writer.member("modifier", change.modifier)
                    writer.member("before", ifPresent: change.before)
                    writer.member("after", ifPresent: change.after)
                }
            }
            writer.member("changes") { writer in
                writer.array(difference.changes) { writer, change in writer.object { write(change, to: &$0) } }
            }
            writer.member("contrast") { writer in
                writer.array(difference.verdicts) { writer, verdict in writer.object { write(verdict, to: &$0) } }
            }
        }
        writer.endLine()
        return writer.output
    }

    private static func write(_ change: TokenDifference.Change, to writer: inout JSONWriter) {
        writer.member("path", change.path.text)
        writer.member("kind", change.kind.rawValue)
        writer.member("condition", change.condition)
        for (name, value, aliases) in [
            ("before", change.before, change.aliasesBefore), ("after", change.after, change.aliasesAfter),
        ] {
            guard let value else { continue }
            writer.member(name) { writer in
                writer.object { writer in
                    writer.member("type", value.type.rawValue)
                    writer.member("value") { $0.tokenValue(value) }
                    writer.member("aliases") { $0.array(aliases) { $0.text($1.text) } }
                }
            }
        }
        if let distance = change.deltaEOK { writer.member("deltaEOK", distance) }
        writer.member("isNewlyDeprecated") { $0.flag(change.isNewlyDeprecated) }
        let data = change.dataChanges
        guard change.kind == .value, !data.isEmpty else { return }
        writer.array("data", data) { writer, part in
            writer.object { writer in
                writer.member("name", part.name)
                writer.member("before", ifPresent: part.before)
                writer.member("after", ifPresent: part.after)
            }
        }
    }

    private static func write(_ verdict: TokenDifference.Verdict, to writer: inout JSONWriter) {
        writer.member("foreground", verdict.pair.foreground.text)
        writer.member("layers") { $0.array(verdict.pair.layers) { $0.text($1.text) } }
        writer.member("state", verdict.pair.state.rawValue)
        writer.member("condition", verdict.condition)
        writer.member("before", verdict.before)
        writer.member("after", verdict.after)
        writer.member("minimum", verdict.minimum)
        writer.member("fails") { $0.flag(verdict.isFailure) }
    }
}
