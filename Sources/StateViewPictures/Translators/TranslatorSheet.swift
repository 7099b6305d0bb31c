package import L10nLocale
import L10nSource
import StateViewLayout

/// A page of all pictures of a language, which a translator opens beside any tool: it asks nobody for anything.
///
/// Source: state-views.md GP-5.
package struct TranslatorSheet {
    private let pairs: [PicturePair]
    private let project: String
    private let source: LanguageTag
    private let target: LanguageTag

    /// - Parameter project: what translators call it.
    package init(_ pairs: [PicturePair], project: String, from source: LanguageTag, to target: LanguageTag) {
        self.pairs = pairs
        self.project = project
        self.source = source
        self.target = target
    }

    package var text: String {
        let hash = Base64.text(SHA256.bytes(of: Array(Self.style.utf8)))
        let policy =
            "default-src 'none'; img-src data:; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'"
        let title = "\(project): pictures for \(target)"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width">
            <title>\(SVGText.escaped(title))</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <header>
            <h1>\(SVGText.escaped(title))</h1>
            <p>Each screen is shown in the source language <b>\(source)</b>, then in <b>\(target)</b> as it is translated now. \
            A number in a picture is that of a line of its table. Widths are in points, as the screen counts them.</p>
            <nav aria-label="Screens"><ul>
            \(pairs.map(link).joined())</ul></nav>
            </header>
            <main>
            \(pairs.map(section).joined())</main>
            </body>
            </html>

            """
    }

    private func name(_ pair: PicturePair) -> String { pair.view + (pair.brand.map { " · \($0)" } ?? "") }

    private func anchor(_ pair: PicturePair) -> String { pair.source.name + "-" + pair.target.name }

    private func link(_ pair: PicturePair) -> String {
        "<li><a href=\"#\(SVGText.escaped(anchor(pair)))\">\(SVGText.escaped(name(pair)))</a></li>\n"
    }

    private func section(_ pair: PicturePair) -> String {
        let id = SVGText.escaped(anchor(pair))
        let rows = pair.source.boxes.map { row($0, pair) }.joined()
        return """
            <section id="\(id)" aria-labelledby="\(id)-title">
            <h2 id="\(id)-title">\(SVGText.escaped(name(pair)))</h2>
            <div class="pictures">
            \(figure(pair.source))\(figure(pair.target))</div>
            <table>
            <thead><tr><th>No.</th><th>Key</th><th>\(source)</th>\
            <th dir="\(target.direction.rawValue)">\(target)</th><th>Room in \(target)</th></tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>
            </section>

            """
    }

    private func figure(_ side: PicturePair.Side) -> String {
        let size = side.size
        let data = Base64.text(Array(side.svg.utf8))
        let texts = SVGText.escaped(side.boxes.map { "\($0.number): \($0.text)" }.joined(separator: "; "))
        return """
            <figure><img width="\(SVGText.number(size.width))" height="\(SVGText.number(size.height))" alt="\(texts)" \
            src="data:image/svg+xml;base64,\(data)"><figcaption>\(SVGText.escaped(side.language))</figcaption></figure>

            """
    }

    private func row(_ box: TextBox, _ pair: PicturePair) -> String {
        let shown = pair.translated(box)
        let translation: String
        if let shown, shown.language.language == target.language {
            translation = cell(shown)
        } else {
            translation = "<td class=\"open\">not translated yet</td>"
        }
        return """
            <tr><td><span class="number">\(box.number)</span></td>\
            <td><code>\(SVGText.escaped(box.key).replacing(".", with: ".<wbr>"))</code><br><small>\(SVGText.escaped(box.part))</small></td>\
            \(cell(box))\(translation)<td>\(SVGText.escaped((shown ?? box).roomText))</td></tr>

            """
    }

    private func cell(_ box: TextBox) -> String {
        if box.text.isEmpty { return "<td class=\"open\">empty</td>" }
        let direction = box.language.direction.rawValue
        return "<td lang=\"\(box.language)\" dir=\"\(direction)\">\(SVGText.escaped(box.text))</td>"
    }

    private static let style = """
        :root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; }
        body { margin: 0 auto; max-width: 68rem; padding: 1.5rem; }
        h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
        h2 { font-size: 1.2rem; margin: 0 0 .75rem; }
        nav ul { display: flex; flex-wrap: wrap; gap: .4rem .9rem; list-style: none; margin: 1rem 0; padding: 0; }
        section { border-top: 1px solid #8886; margin-top: 2rem; padding-top: 1.5rem; break-inside: avoid; }
        .pictures { align-items: flex-start; display: flex; flex-wrap: wrap; gap: 1.5rem; }
        figure { margin: 0; }
        figure img { border: 1px solid #8886; border-radius: 6px; height: auto; max-width: 100%; }
        figcaption { color: GrayText; font-size: .85rem; margin-top: .25rem; text-align: center; }
        table { border-collapse: collapse; margin-top: 1rem; width: 100%; }
        th { color: GrayText; font-size: .85rem; font-weight: 500; text-align: start; }
        td, th { border-top: 1px solid #8884; padding: .45rem .6rem .45rem 0; vertical-align: top; }
        td { overflow-wrap: anywhere; }
        td[lang] { white-space: pre-line; }
        td[dir=rtl], th[dir=rtl] { padding-left: .6rem; padding-right: 1rem; text-align: right; }
        code { font-size: .85rem; }
        small, .open { color: GrayText; }
        .open { font-style: italic; }
        .number { background: #b80d6b; border-radius: 1em; color: #fff; display: inline-block; font-size: .8rem;
          font-weight: 700; line-height: 1.5em; min-width: 1.5em; text-align: center; }
        """
}
