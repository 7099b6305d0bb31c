import L10nReporting
import L10nSource
import TokenTools

/// What an import did, for people and for programs.
struct TokenImportReport {
    private let result: TokenImport
    private let proof: TokenImport.Proof
    private let places: PlaceText
    private let shown: [String: String]
    private let written: [String]

    init(
        _ result: TokenImport, _ proof: TokenImport.Proof, files: [(file: SourceFile, shown: String)], written: [String]
    ) {
        self.result = result
        self.proof = proof
        self.written = written
        shown = Dictionary(files.map { ($0.file.path, $0.shown) }, uniquingKeysWith: { $1 })
        let texts = result.files.map { ($0.name, SourceFile(path: $0.name, text: $0.text)) }
        // New files are named first, as an old one may have the name of a new one, and errors are about the new ones.
        places = PlaceText(Dictionary(texts, uniquingKeysWith: { $1 }))
        old = PlaceText(Dictionary(files.map { ($0.file.path, $0.file) }, uniquingKeysWith: { $1 }))
    }

    private let old: PlaceText

    private func place(_ span: SourceSpan) -> String {
        let file = Wording.visible(shown[span.file] ?? span.file)
        guard let start = old.position(span) else { return file }
        return "\(file):\(start.line):\(start.column)"
    }

    private var counts: String {
        var parts = ["\(Wording.count(result.readCount, "token", "tokens")) read", "\(result.writtenCount) taken over"]
        for kind in TokenImport.Remark.Kind.allCases {
            let count = result.remarks.count { $0.kind == kind }
            if count > 0 { parts.append("\(Wording.count(count, "thing", "things")) \(kind.rawValue)") }
        }
        if proof.equalCount > 0 {
            parts.append("\(Wording.count(proof.equalCount, "value", "values")) compared and equal")
        }
        return parts.joined(separator: ", ") + "\n"
    }

    var text: String {
        result.remarks.map { "\(place($0.span)): \($0.kind.rawValue): \($0.message)\n" }.joined()
            + proof.errors.map { "\(places.text($0.span)): error: \($0.message) [\($0.id)]\n" }.joined()
            + proof.differences.map { "\(Wording.visible($0)): error: resolves to another value\n" }.joined()
            + written.map { Wording.visible($0) + "\n" }.joined() + counts
    }

    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.member("read", result.readCount)
            writer.member("takenOver", result.writtenCount)
            writer.member("equal", proof.equalCount)
            writer.member("files") { $0.array(written) { $0.text($1) } }
            writer.member("remarks") { writer in
                writer.array(result.remarks) { writer, remark in
                    writer.object { writer in
                        writer.member("kind", remark.kind.rawValue)
                        writer.member("message", remark.message)
                        writer.member("place", place(remark.span))
                    }
                }
            }
            writer.member("errors") { writer in
                writer.array(proof.errors) { writer, error in
                    writer.object { writer in
                        writer.member("rule", error.id.rawValue)
                        writer.member("message", error.message)
                        writer.member("place", places.text(error.span))
                    }
                }
            }
            writer.member("differences") { $0.array(proof.differences) { $0.text($1) } }
        }
        writer.endLine()
        return writer.output
    }
}
