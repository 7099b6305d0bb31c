import L10nProject
import L10nReporting
import L10nSource

/// Rules for programs. The article `Reports` describes the members, which keep their order.
enum RuleJSON {
    /// Goes up when members change their meaning or are taken away.
    private static let version = 1

    static func list(_ rules: [RuleDescription]) -> String {
        document { writer in
            writer.array("rules", rules) { writer, description in
                writer.object { write(description, to: &$0) }
            }
        }
    }

    static func text(_ description: RuleDescription) -> String {
        document { writer in
            write(description, to: &writer)
            writer.member("why", description.rule.why)
            writer.member("tiers", ifPresent: description.rule.tiers)
            writer.member("precision", description.rule.precision.rawValue)
            writer.member("part", ifPresent: description.own?.part.rawValue)
            writer.member("pattern", ifPresent: description.own?.pattern.value)
            writer.member("unless", ifPresent: description.own?.unless?.value)
            writer.object("examples") { writer in
                write("bad", description.examples.bad, to: &writer)
                write("good", description.examples.good, to: &writer)
            }
            writer.array("sources", description.rule.sources) { writer, source in
                writer.object { writer in
                    writer.member("title", source.title)
                    writer.member("address", source.address)
                }
            }
            writer.array("contract", description.anchors) { $0.text($1) }
            writer.member("configuration", ifPresent: description.origin)
            writer.array("ways", description.ways) { $0.text("\($1.name): \($1.text)") }
        }
    }

    private static func document(_ members: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", version)
            writer.object("tool") { writer in
                writer.member("name", RootCommand.name)
                writer.member("version", ToolVersion.number)
            }
            members(&writer)
        }
        writer.endLine()
        return writer.output
    }

    private static func write(_ description: RuleDescription, to writer: inout JSONWriter) {
        let rule = description.rule
        writer.member("rule", rule.id.rawValue)
        writer.member("area", rule.area.rawValue)
        writer.member("level", description.level)
        writer.member("defaultLevel", rule.level)
        writer.array("severities", rule.severities) { $0.text($1.rawValue) }
        writer.member("isHard") { $0.flag(rule.isHard) }
        writer.member("fixable", ifPresent: rule.fix?.rawValue)
        writer.array("requires", rule.needs) { $0.text($1.rawValue) }
        writer.member("summary", rule.summary)
    }

    private static func write(
        _ name: String, _ examples: [(path: String?, text: String)], to writer: inout JSONWriter
    ) {
        writer.array(name, examples) { writer, example in
            writer.object { writer in
                writer.member("path", ifPresent: example.path)
                writer.member("text", example.text)
            }
        }
    }
}
