import L10nSource

/// For programs: everything that the report holds, in a layout that `ReportSchema` describes (OUT-1).
struct JSONReporter: Reporter {
    let name = "json"

    func render(_ report: Report, _ options: ReportOptions) -> String {
        let (findings, omitted) = report.shown(options)
        var sources = SourceIndex(report.sources)
        var writer = JSONWriter()
        writer.object { json in
            json.member("version", 1)
            json.member("tool") { json in
                json.object { json in
                    json.member("name", report.tool.name)
                    json.member("version", report.tool.version)
                }
            }
            json.member("summary") { json in
                json.object { Self.write(report, omitted: omitted, to: &$0) }
            }
            json.member("findings") { json in
                json.array(findings) { json, finding in
                    json.object { Self.write(finding, &sources, to: &$0) }
                }
            }
        }
        writer.endLine()
        return writer.output
    }

    private static func write(_ report: Report, omitted: Int, to json: inout JSONWriter) {
        let summary = ReportSummary(report.findings)
        json.member("files", report.files.count)
        json.member("locales", report.locales)
        json.member("layers", report.layers)
        json.member("errors", summary.errors)
        json.member("warnings", summary.warnings)
        json.member("notes", summary.notes)
        json.member("suppressed", summary.suppressed)
        json.member("baselined", summary.baselined)
        json.member("omitted", omitted)
        json.member("fixable") { json in
            json.object { json in
                json.member("safe", summary.safelyFixable)
                json.member("unsafe", summary.unsafelyFixable)
            }
        }
        // No command mends files; the member is a part of version 1.
        json.member("fixed") { json in json.array([String]()) { $0.text($1) } }
        json.member("unreadable") { json in
            json.array(report.unreadable) { json, file in
                json.object { json in
                    json.member("file", file.path)
                    json.member("reason", file.reason)
                }
            }
        }
    }

    private static func write(_ finding: Finding, _ sources: inout SourceIndex, to json: inout JSONWriter) {
        let diagnostic = finding.diagnostic
        json.member("rule", diagnostic.id.rawValue)
        json.member("area", finding.diagnostic.rule.area.rawValue)
        json.member("severity", diagnostic.severity.rawValue)
        json.member("message", diagnostic.message)
        json.member("fingerprint", finding.fingerprint)
        write(diagnostic.span, &sources, to: &json)
        json.member("subject") { json in
            json.object { write(diagnostic.subject, to: &$0) }
        }
        json.member("notes") { json in
            json.array(diagnostic.notes) { json, note in
                json.object { json in
                    json.member("message", note.message)
                    if let span = note.span { write(span, &sources, to: &json) }
                }
            }
        }
        json.member("fixes") { json in
            json.array(diagnostic.fixes) { json, fix in
                json.object { write(fix, &sources, to: &$0) }
            }
        }
        if let measured = diagnostic.measured {
            json.member("measured") { json in
                json.object { json in
                    json.member("value", measured.value)
                    json.member("limit", measured.limit)
                    json.member("unit", measured.unit)
                }
            }
        }
        json.member("status", text(of: finding.status))
        json.member("reason", ifPresent: finding.reason)
    }

    private static func write(_ subject: Subject, to json: inout JSONWriter) {
        json.member("layer", ifPresent: subject.layer)
        json.member("table", ifPresent: subject.table)
        json.member("key", ifPresent: subject.key)
        json.member("tokenPath", ifPresent: subject.tokenPath)
        json.member("stateView", ifPresent: subject.stateView)
        json.member("locale", ifPresent: subject.locale)
        if !subject.locales.isEmpty { json.array("locales", subject.locales) { json, locale in json.text(locale) } }
        json.member("variant", ifPresent: subject.variant)
        json.member("brand", ifPresent: subject.brand)
        json.member("scheme", ifPresent: subject.scheme)
    }

    private static func write(_ fix: Fix, _ sources: inout SourceIndex, to json: inout JSONWriter) {
        json.member("title", fix.title)
        json.member("applicability", text(of: fix.applicability))
        json.member("edits") { json in
            json.array(fix.edits) { json, edit in
                json.object { json in
                    write(edit.span, &sources, to: &json)
                    json.member("text", edit.replacement)
                }
            }
        }
    }

    private static func write(_ span: SourceSpan, _ sources: inout SourceIndex, to json: inout JSONWriter) {
        let (start, end) = sources.places(of: span)
        json.member("file", span.file)
        json.member("range") { json in
            json.object { json in
                json.member("start") { $0.position(start) }
                json.member("end") { $0.position(end) }
            }
        }
    }

    private static func text(of status: Finding.Status) -> String {
        switch status {
        case .reported: "reported"
        case .suppressed: "suppressed"
        case .baselined: "baselined"
        }
    }

    private static func text(of applicability: Fix.Applicability) -> String {
        switch applicability {
        case .safe: "safe"
        case .unsafe: "unsafe"
        case .displayOnly: "display-only"
        }
    }
}

extension JSONWriter {
    fileprivate mutating func position(_ position: SourcePosition) {
        object { json in
            json.member("line", position.line)
            json.member("column", position.column)
            json.member("offset", position.offset)
        }
    }
}
