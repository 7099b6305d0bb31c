import L10nExchange
import L10nLocale
import L10nReporting
import L10nSource

/// What goes out for one language.
struct ExportedLanguage {
    var tag: LanguageTag
    /// The file that was written.
    var path: String
    var export: CatalogExport
    /// What changed in a file that was there; nil for a new one.
    var update: ExchangeUpdate?
    /// nil where nobody asked for pictures.
    var pictures: ExportPictures.Output?

    var unitCount: Int { export.document.unitCount }
    var untranslated: Int { export.document.files.reduce(0) { $0 + $1.units.untranslatedCount } }
}

/// What `export` did.
struct ExportReport {
    private let languages: [ExportedLanguage]
    private let damage: [Diagnostic]
    private let lines: [String: LineTable]

    /// - Parameters:
    ///   - damage: what is wrong with the files of the project.
    ///   - sources: these files, for the places.
    init(_ languages: [ExportedLanguage], damage: [Diagnostic], sources: [String: SourceFile]) {
        self.languages = languages
        self.damage = damage
        let files = Set(damage.map(\.span.file))
        lines = sources.filter { files.contains($0.key) }.mapValues { LineTable($0) }
    }

    /// Whether every text that is to be translated went out.
    var isComplete: Bool {
        damage.isEmpty
            && !languages.contains { language in
                !language.export.damaged.isEmpty || language.export.omissions.contains(where: \.isLoss)
                    || language.update?.refusals.isEmpty == false
            }
    }

    var text: String {
        let damages = damage.map { finding in
            "\(place(of: finding)): error: \(finding.message) [\(finding.id)]\n"
        }
        return damages.joined() + languageTexts + sourcelessTexts
    }

    /// What nobody can translate from the project's texts alone.
    private var sourcelessTexts: String {
        (languages.first?.export.sourceless ?? []).map { table, count in
            "\(Wording.visible(table)): note: \(Wording.count(count, "key", "keys")) with translations and no source text here, "
                + "so that \(count == 1 ? "it is" : "they are") not exported; add \(count == 1 ? "it" : "them") to the table\n"
        }.joined()
    }

    private func place(of finding: Diagnostic) -> String {
        let name = Wording.visible(finding.span.file)
        guard let position = lines[finding.span.file]?.position(of: Int(finding.span.range.lower)) else { return name }
        return "\(name):\(position.line):\(position.column)"
    }

    private var languageTexts: String {
        languages.map { language in
            let units = Wording.count(language.unitCount, "unit", "units")
            let losses = language.export.diagnostics.map {
                "\(Wording.visible($0.span.file)): \($0.severity.rawValue): "
                    + "\(Wording.quoted($0.subject.key ?? "")): \($0.message) [\($0.id)]\n"
            }
            let others = language.export.omissions.filter { !$0.isLoss }.map {
                "\(Wording.visible($0.original)): note: \($0.message)\n"
            }
            let damaged = language.export.damaged.map {
                "\(Wording.visible($0)): error: not exported for \(language.tag), as it cannot be read to its end; mend it\n"
            }
            let unplaced = language.export.unplaced.map {
                "\(Wording.visible($0)): note: in no language folder, so that translations have no place; move it into one\n"
            }
            let head = damaged.joined() + unplaced.joined() + losses.joined() + others.joined()
            if language.unitCount == 0 {
                return head
                    + (isComplete ? "\(language.tag): there is nothing to translate\n" : "\(language.tag): no file\n")
            }
            let pictures = language.pictures.map(Self.text) ?? ""
            if let update = language.update { return head + Self.text(of: update, language.path) + pictures }
            return head + "\(language.path): \(units), \(language.untranslated) without a translation, "
                + "\(language.export.omissions.count) left out\n" + pictures
        }.joined()
    }

    private static func text(of pictures: ExportPictures.Output) -> String {
        let place = Wording.visible(pictures.folder)
        guard pictures.count > 0 else {
            return "\(place): no pictures, as no state view shows a text of the export\n"
        }
        let others = Wording.count(pictures.unpictured, "text", "texts")
        let none = pictures.unpictured == 0 ? "every text is in one" : "\(others) in none"
        return "\(place): \(Wording.count(pictures.count, "picture", "pictures")), \(none); look at "
            + "\(Wording.visible(PathText.join(pictures.folder, ExportPictures.sheetName)))\n"
    }

    /// What became of a file that was there.
    private static func text(of update: ExchangeUpdate, _ path: String) -> String {
        let place = Wording.visible(path)
        let refused = update.refusals.map { refusal in
            "\(place): error: \(Wording.quoted(refusal.place.id.key)): \(refusal.reason.message)\n"
        }
        let (named, rest) = (update.obsolete.prefix(limit), update.obsolete.dropFirst(limit))
        let obsolete = named.map { unit in
            let form = unit.id.path.isEntry ? "" : " (\(Wording.visible(unit.id.path.text)))"
            return "\(place): note: \(Wording.quoted(unit.id.key))\(form) is not in the project any more\n"
        }
        let others = rest.isEmpty ? "" : "\(place): note: \(rest.count) more are not in the project any more\n"
        let strays = update.strays.map { stray in
            "\(place): warning: \(Wording.quoted(stray.original)) is no file of the project, and its units were added under "
                + "\(Wording.quoted(stray.added)); correct the path before the update\n"
        }
        let counts = [
            (update.added.count, "new"), (update.changedSources.count, "with another source text"),
            (update.keptSources.count, "with its old source text, as the file has no states"),
            (update.filled.count, "with a translation of the project"),
            (update.obsolete.count, "not in the project any more"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return refused.joined() + strays.joined() + obsolete.joined() + others
            + "\(path): \(parts.isEmpty ? "up to date" : parts.joined(separator: ", "))\n"
    }

    /// So many units are named each; the rest is counted.
    private static let limit = 20

    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            if !damage.isEmpty {
                writer.member("damage") { writer in
                    writer.array(damage) { writer, finding in
                        writer.object { writer in
                            writer.member("file", finding.span.file)
                            writer.member("rule", finding.id.rawValue)
                            writer.member("message", finding.message)
                        }
                    }
                }
            }
            writer.member("languages") { writer in
                writer.array(languages) { writer, language in
                    writer.object { Self.write(language, to: &$0) }
                }
            }
        }
        writer.endLine()
        return writer.output
    }

    private static func write(_ language: ExportedLanguage, to writer: inout JSONWriter) {
        writer.member("locale", language.tag.description)
        writer.member("path", language.path)
        writer.member("units", language.unitCount)
        writer.member("untranslated", language.untranslated)
        if let pictures = language.pictures {
            writer.object("pictures") { writer in
                writer.member("folder", pictures.folder)
                writer.member("count", pictures.count)
                writer.member("textsWithout", pictures.unpictured)
            }
        }
        if let update = language.update {
            writer.member("update") { writer in writer.object { Self.write(update, to: &$0) } }
        }
        writer.member("files") { writer in
            writer.array(language.export.document.files) { writer, file in
                writer.object { writer in
                    writer.member("original", file.original)
                    writer.member("units", file.units.count)
                }
            }
        }
        writer.member("omissions") { writer in
            writer.array(language.export.omissions) { writer, omission in
                writer.object { writer in
                    writer.member("original", omission.original)
                    writer.member("key", omission.key)
                    writer.member("reason", omission.reason.rawValue)
                    writer.member("message", omission.message)
                }
            }
        }
    }

    private static func write(_ update: ExchangeUpdate, to writer: inout JSONWriter) {
        writer.member("strays") { writer in
            writer.array(update.strays) { writer, stray in
                writer.object { writer in
                    writer.member("original", stray.original)
                    writer.member("added", stray.added)
                }
            }
        }
        let lists = [
            ("added", update.added), ("changedSources", update.changedSources), ("keptSources", update.keptSources),
            ("filled", update.filled), ("obsolete", update.obsolete), ("refused", update.refusals.map(\.place)),
        ]
        for (name, places) in lists {
            writer.member(name) { writer in
                writer.array(places) { writer, place in
                    writer.object { writer in
                        writer.member("original", place.original)
                        writer.member("key", place.id.key)
                        writer.member("variant", place.id.path.text)
                    }
                }
            }
        }
    }
}

extension ExchangeRefusal {
    /// What is in the way, and what to do.
    fileprivate var message: String {
        switch self {
        case .isMissing: "the file has no such unit; export to another file"
        case .isAmbiguous: "the file has the unit more than once; keep one"
        case .exists: "the file has the unit already; export to another file"
        case .hasNoPlace: "the file has no place for the text; export to another file"
        }
    }
}
