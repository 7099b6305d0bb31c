import L10nReporting
import L10nSource
import StateViews

/// What the platforms' own views make of a state view, or why they cannot show it.
enum NativeViewText {
    static func lines(_ view: ResolvedStateView) -> [String] {
        ["platforms' own views"]
            + ResolvedStateView.NativeView.allCases.flatMap { platform -> [String] in
                let misfits = view.misfits(platform)
                guard let element = view.native(platform) else {
                    return ["  \(platform.rawValue)  does not fit: " + misfits.joined(separator: ", ")]
                }
                return ["  \(platform.rawValue)"] + lines(element, depth: 2)
            }
    }

    /// A text stands at the end of its line, as one from right to left would move what follows.
    private static func lines(_ element: ResolvedStateView.NativeElement, depth: Int) -> [String] {
        let attributes = element.sortedAttributes.map { " \($0.key)=\(Wording.visible($0.value))" }.joined()
        let text = element.text.map { ": " + Wording.visible($0) } ?? ""
        return [String(repeating: "  ", count: depth) + element.name + attributes + text]
            + element.children.flatMap { lines($0, depth: depth + 1) }
    }

    static func write(_ view: ResolvedStateView, elements: Bool, to writer: inout JSONWriter) {
        writer.array(ResolvedStateView.NativeView.allCases) { writer, platform in
            writer.object { writer in
                writer.member("view", platform.rawValue)
                writer.member("misfits") { $0.array(view.misfits(platform)) { $0.text($1) } }
                if elements, let element = view.native(platform) {
                    writer.member("element") { $0.object { write(element, to: &$0) } }
                }
            }
        }
    }

    private static func write(_ element: ResolvedStateView.NativeElement, to writer: inout JSONWriter) {
        writer.member("name", element.name)
        writer.member("text", ifPresent: element.text)
        if !element.attributes.isEmpty {
            writer.member("attributes") { writer in
                writer.object { writer in
                    for (name, value) in element.sortedAttributes { writer.member(name, value) }
                }
            }
        }
        if !element.children.isEmpty {
            writer.member("children") { writer in
                writer.array(element.children) { writer, child in writer.object { write(child, to: &$0) } }
            }
        }
    }
}
