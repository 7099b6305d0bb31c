import L10nChecks
import L10nReporting
import L10nSource
import L10nUsage

/// The keys of a project for programs: members keep their order.
struct KeyReportJSON {
    /// Goes up when members change their meaning or are taken away.
    private static let version = 1
    private let places: PlaceText

    static func text(_ report: KeyReport, _ places: PlaceText) -> String {
        let json = KeyReportJSON(places: places)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", version)
            writer.member("tables") { writer in
                writer.array(report.tables) { writer, table in
                    writer.object { writer in
                        writer.member("name", table.name)
                        writer.member("folder", table.bundle)
                        writer.member("layer", table.layer)
                        writer.member("keys") { writer in
                            writer.array(table.keys) { writer, key in writer.object { json.write(key, to: &$0) } }
                        }
                    }
                }
            }
            writer.member("undefined") { writer in
                writer.array(report.undefined) { writer, group in
                    writer.object { writer in
                        writer.member("key", group.key)
                        if case .named(let table) = group.use.table { writer.member("table", table) }
                        writer.member("uses") { writer in
                            writer.array(group.places) { writer, span in
                                writer.object { json.write(group.use.way, span, to: &$0) }
                            }
                        }
                    }
                }
            }
            writer.member("dynamic") { writer in
                writer.array(report.dynamic) { writer, lookup in
                    writer.object { writer in
                        if case .named(let table) = lookup.table { writer.member("table", table) }
                        json.write(lookup.way, lookup.span, to: &writer)
                    }
                }
            }
        }
        writer.endLine()
        return writer.output
    }

    private func write(_ key: KeyReport.Key, to writer: inout JSONWriter) {
        writer.member("key", key.name)
        writer.member("standing", key.standing.name)
        writer.member("reason", ifPresent: key.standing.reason)
        if let place = key.place { writer.object("place") { $0.members(of: place, places) } }
        writer.member("uses") { writer in
            writer.array(key.standing.uses) { writer, use in writer.object { write(use.way, use.span, to: &$0) } }
        }
    }

    private func write(_ way: String, _ span: SourceSpan, to writer: inout JSONWriter) {
        writer.member("way", way)
        writer.members(of: span, places)
    }
}
