import L10nLocale
package import StateViews

/// A page on which the fragments of many views are looked at side by side, for any brand and scheme. It asks nobody for
/// anything: the style sheet is part of it.
package struct StateViewSheetPage {
    private let title: String
    private let brands: [String]
    private let views: [ResolvedStateView]
    private let styleSheet: StateViewStyleSheet
    private let pictures: (ResolvedStateView, String) -> StateViewHTML.Pictures

    /// - Parameters:
    ///   - brands: those that the style sheet knows, in the order of the list to choose from.
    ///   - views: for any brand, as only their texts and pictures are of the page itself.
    ///   - pictures: those of a view, whose names begin with a text that no other figure has: what one names
    ///     in another that is hidden is not drawn.
    package init(
        title: String, brands: [String], views: [ResolvedStateView], styleSheet: StateViewStyleSheet,
        pictures: @escaping (_ view: ResolvedStateView, _ prefix: String) -> StateViewHTML.Pictures
    ) {
        self.title = title
        self.brands = brands
        self.views = views
        self.styleSheet = styleSheet
        self.pictures = pictures
    }

    /// By which a page is known again.
    package static let mark = #"<meta name="generator" content="stateview-l10n generate html">"#

    package var text: String {
        let name = HTMLText.escaped(title)
        let choices = [
            select("brand", "Brand", [("", "none")] + brands.map { ($0, $0) }),
            select("scheme", "Scheme", [("", "the reader's"), ("light", "light"), ("dark", "dark")]),
            select("language", "Language", [("", "all")] + languages.map { ("\($0)", "\($0)") }),
        ].joined()
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            \(Self.mark)
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
            <title>\(name)</title>
            <style>
            \(Self.pageRules)
            \(styleSheet.text)</style>
            </head>
            <body>
            <header>
            <h1>\(name)</h1>
            <form>
            \(choices)</form>
            </header>
            <main>
            \(views.enumerated().map(figure).joined())</main>
            <script>
            \(Self.script)
            </script>
            </body>
            </html>

            """
    }

    private var languages: [LanguageTag] {
        Set(views.compactMap { $0.environment.locales.first }).sorted()
    }

    private func select(_ name: String, _ label: String, _ options: [(value: String, text: String)]) -> String {
        let items = options.map { option in
            "<option value=\"\(HTMLText.escaped(option.value))\">\(HTMLText.escaped(option.text))</option>"
        }
        return "<label>\(label) <select name=\"\(name)\">\(items.joined())</select></label>\n"
    }

    private func figure(_ number: Int, _ view: ResolvedStateView) -> String {
        let tag = view.environment.locales.first.map { "\($0)" } ?? ""
        // On a page of examples nothing has just happened.
        let pictures = pictures(view, "icon-\(number)-")
        let fragment = StateViewHTML(view, depth: 1, idPrefix: "\(number)-", isLive: false, pictures: pictures).text
        let caption = HTMLText.escaped("\(view.id) · \(tag)")
        return """
            <figure data-language="\(HTMLText.escaped(tag))">
            <figcaption>\(caption)</figcaption>
            \(fragment)</figure>

            """
    }

    private static let pageRules = """
        :root { color-scheme: light dark; font-family: system-ui, sans-serif; }
        :root[data-scheme="light"] { color-scheme: light; }
        :root[data-scheme="dark"] { color-scheme: dark; }
        body { margin: 0; background: Canvas; color: CanvasText; }
        header { position: sticky; top: 0; z-index: 1; padding: 12px 24px; background: Canvas; border-bottom: 1px solid GrayText; }
        header h1 { margin: 0 0 8px; font-size: 1.25rem; }
        header form { display: flex; flex-wrap: wrap; gap: 16px; }
        header select { font: inherit; min-block-size: 32px; }
        main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr)); gap: 24px; padding: 24px; }
        figure { display: flex; flex-direction: column; margin: 0; border: 1px solid GrayText; border-radius: 12px; overflow: hidden; }
        figure[hidden] { display: none; }
        figcaption { padding: 8px 12px; font-size: 0.8125rem; border-bottom: 1px solid GrayText; }
        figure .state-view { flex: 1; inline-size: auto; margin: 24px 16px; }
        """

    /// The choices are in the address, so that what one sees can be sent to another.
    private static let script = """
        const form = document.querySelector("form");
        const root = document.documentElement;
        function show() {
          for (const name of ["brand", "scheme"]) {
            const value = form.elements[name].value;
            if (value) root.dataset[name] = value; else delete root.dataset[name];
          }
          const language = form.elements.language.value;
          for (const figure of document.querySelectorAll("figure")) {
            figure.hidden = language !== "" && figure.dataset.language !== language;
          }
        }
        for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
          if (form.elements[name]) form.elements[name].value = value;
        }
        form.addEventListener("input", () => {
          const choices = [...new FormData(form)].filter(([, value]) => value);
          history.replaceState(null, "", "#" + new URLSearchParams(choices));
          show();
        });
        show();
        """
}
