import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import L10nReporting
import L10nSource
import StateViews

/// The overrides of a project for programs: members keep their order.
struct OverridesJSON {
    /// Goes up when members change their meaning or are taken away.
    private static let version = 1
    private let places: PlaceText

    static func text(_ report: OverrideReport, _ catalog: Catalog, _ places: PlaceText) -> String {
        let json = OverridesJSON(places: places)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", version)
            writer.member("layers") { writer in
                writer.array(catalog.layers.reversed()) { writer, layer in
                    writer.object { writer in
                        writer.member("name", layer.name)
                        writer.member("kind", layer.kind.rawValue)
                        writer.member("brand", ifPresent: layer.brand)
                        writer.member("builtIn") { $0.flag(layer.isEmbedded) }
                    }
                }
            }
            writer.member("stateViews") { writer in
                writer.array(report.views) { writer, view in
                    writer.object { writer in
                        writer.member("id", view.id)
                        writer.member("kind", view.kind.rawValue)
                        writer.member("texts") { writer in
                            writer.array(view.texts) { writer, text in writer.object { json.write(text, to: &$0) } }
                        }
                    }
                }
            }
            writer.member("dead") { writer in
                writer.array(report.dead) { writer, dead in writer.object { json.write(dead, to: &$0) } }
            }
        }
        writer.endLine()
        return writer.output
    }

    private func write(_ text: StateViewOverrides.Text, to writer: inout JSONWriter) {
        writer.member("role", text.role.name)
        writer.member("key", text.key)
        writer.member("when", ifPresent: text.entry.flatMap { $0.condition.phrase($0.argument) })
        writer.member("locale", text.reader.locale.description)
        writer.member("brand", ifPresent: text.reader.brand)
        switch text.source {
        case .inherit: writer.member("source", "inherit")
        case .key: writer.member("source", "key")
        case .literal(let literal, _):
            writer.member("source", "literal")
            writer.member("literal", literal)
        case .none: writer.member("source", "none")
        }
        writer.member("layers") { writer in
            writer.array(text.cells) { writer, cell in writer.object { write(cell, to: &$0) } }
        }
    }

    private func write(_ cell: StateViewOverrides.Cell, to writer: inout JSONWriter) {
        writer.member("layer", cell.layer)
        writer.member("outcome", cell.outcome.rawValue)
        writer.member("language", ifPresent: cell.language?.description)
        writer.member("table", ifPresent: cell.table)
        writer.member("text", ifPresent: cell.text)
        if let span = cell.span { writer.members(of: span, places) }
    }

    private func write(_ dead: DeadOverride, to writer: inout JSONWriter) {
        writer.member("key", dead.key)
        writer.member("layer", dead.layer)
        writer.member("language", dead.language.description)
        writer.member("table", dead.table)
        writer.members(of: dead.span, places)
        writer.member("reason", dead.reasonName)
        switch dead.reason {
        case .ownTexts(let owners):
            writer.member("owners") { writer in
                writer.array(owners) { writer, owner in
                    writer.object { writer in
                        writer.member("id", owner.id)
                        writer.member("role", owner.role.name)
                    }
                }
            }
        case .replaced(let layer, let span):
            writer.member("by") { writer in
                writer.object { writer in
                    writer.member("layer", layer)
                    writer.members(of: span, places)
                }
            }
        case .unusedKind(let kind): writer.member("kind", kind.rawValue)
        case .unreadTable: break
        }
    }
}
