import StateViewL10n

/// A page with one view. The style sheet draws it in the reader's scheme.
struct StateViewPage {
    let view: ResolvedStateView
    let brand: String?
    let drawing: (String) -> String?

    var text: String {
        let language = view.title?.language.description ?? "en"
        let brand = brand.map { " data-brand=\"\(escaped($0))\"" } ?? ""
        return """
            <!DOCTYPE html>
            <html lang="\(language)" dir="\(view.direction.rawValue)"\(brand)>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(escaped(view.title?.text ?? view.id))</title>
            <link rel="stylesheet" href="/state-views.css">
            <style>:root { color-scheme: light dark; } body { display: grid; min-block-size: 100vh; margin: 0; background: Canvas; color: CanvasText; }</style>
            </head>
            <body>
            \(view.native(.html).map(markup) ?? "")
            </body>
            </html>

            """
    }

    private func markup(_ element: ResolvedStateView.NativeElement) -> String {
        let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\(escaped($0.value))\"" }
            .joined()
        switch element.name {
        case "img": return "<img\(attributes)>"
        case "svg":
            let icon = element.attributes["data-icon"].flatMap { drawing($0) }
            return
                "<svg\(attributes) viewBox=\"0 0 24 24\" fill=\"none\">\(icon ?? "<circle cx=\"12\" cy=\"12\" r=\"10\"/>")</svg>"
        default:
            let content =
                element.children.isEmpty
                ? escaped(element.text ?? "") : element.children.map(markup).joined(separator: "\n")
            return "<\(element.name)\(attributes)>\(content)</\(element.name)>"
        }
    }

    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}
