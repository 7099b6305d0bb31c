import L10nReporting
import StateViews

/// State views for programs: members keep their order.
enum StatesJSON {
    /// Goes up when members change their meaning or are taken away.
    private static let version = 1

    static func text(_ facts: [StateViewFacts]) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", version)
            writer.member("table", DefaultKeys.table)
            writer.member("stateViews") { writer in
                writer.array(facts) { writer, facts in writer.object { write(facts, to: &$0) } }
            }
            writer.member("roles") { writer in
                writer.array(StateViewTextRole.all) { writer, role in
                    writer.object { writer in
                        writer.member("name", role.name)
                        writer.member("lengthHint", role.lengthHint)
                        writer.member("spoken") { $0.flag(role.isSpoken) }
                    }
                }
            }
            writer.member("common") { writer in
                writer.array(StateViewFacts.common) { writer, key in
                    writer.object { writer in
                        writer.member("role", role(of: key))
                        write(key, when: key.condition.phrase(key.argument), to: &writer)
                    }
                }
            }
        }
        writer.endLine()
        return writer.output
    }

    /// What all slots share is named without one.
    private static func role(of key: DefaultKey) -> String {
        if case .action(_, let text) = key.role { "action." + text.rawValue } else { key.role.name }
    }

    private static func write(_ facts: StateViewFacts, to writer: inout JSONWriter) {
        let definition = facts.definition
        writer.member("id", definition.id)
        writer.member("kind", definition.kind.rawValue)
        writer.member("family", ifPresent: definition.kind.family?.rawValue)
        if definition.visual.progress != nil { writer.member("picture", "progress") }
        if facts.icon == nil, let picture = definition.visual.pictures().first {
            writer.member("picture", picture.kind.rawValue)
            writer.member("pictureId", picture.id)
        }
        if let icon = facts.icon {
            writer.member("icon") { writer in
                writer.object { writer in
                    writer.member("id", icon.id)
                    writer.member("sfSymbol", icon.sfSymbol)
                    writer.member("material", icon.material)
                    writer.member("filled") { $0.flag(icon.isFilled) }
                    writer.member("mirrors") { $0.flag(icon.mirrorsInRightToLeft) }
                }
            }
        }
        writer.member("texts") { writer in
            writer.array(facts.texts) { writer, text in writer.object { write(text, of: facts, to: &$0) } }
        }
        writer.member("actions") { writer in
            writer.array(definition.actions) { writer, action in
                writer.object { writer in
                    writer.member("slot", action.slot.rawValue)
                    writer.member("intent", action.intent.name)
                    writer.member("startsWork") { $0.flag(action.intent.startsWork) }
                    writer.member("when", ifPresent: facts.condition(of: action))
                }
            }
        }
        writer.member("arguments") { writer in
            writer.array(facts.arguments) { writer, name in
                writer.object { writer in
                    writer.member("name", name.rawValue)
                    writer.member("type", name.type)
                    writer.member("example", name.example)
                }
            }
        }
    }

    private static func write(_ text: StateViewFacts.Text, of facts: StateViewFacts, to writer: inout JSONWriter) {
        writer.member("role", text.role.name)
        writer.member("lengthHint", text.role.lengthHint)
        writer.member("spoken") { $0.flag(text.role.isSpoken) }
        switch text.source {
        case .inherit: writer.member("source", "inherit")
        case .literal(let literal, _):
            writer.member("source", "literal")
            writer.member("literal", literal)
        case .key(let key, _, _):
            writer.member("source", "key")
            writer.member("key", key)
        case .none: writer.member("source", "none")
        }
        writer.member("variants") { writer in
            writer.array(text.variants) { writer, key in
                writer.object { write(key, when: facts.condition(of: key, text), to: &$0) }
            }
        }
    }

    private static func write(_ key: DefaultKey, when condition: String?, to writer: inout JSONWriter) {
        writer.member("key", key.key)
        writer.member("lengthHint", key.lengthHint)
        writer.member("argument", ifPresent: key.argument?.rawValue)
        writer.member("when", ifPresent: condition)
    }
}
