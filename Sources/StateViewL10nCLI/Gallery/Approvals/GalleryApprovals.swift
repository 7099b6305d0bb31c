import L10nReporting
import L10nSource

/// What somebody has approved of the views of a project: a line for each view and reader, and one for each property.
///
/// What is the same for all views, or for all brands, stands once, so that a change of one thing is a change of one line.
struct GalleryApprovals: Hashable {
    static let version = 1
    static let fileName = "stateview-l10n.gallery.json"

    struct View: Hashable {
        /// The parts that it has properties of.
        var parts: [String] = []
        /// Those of its properties that are not the same in all views with the part.
        var looks: [String: [String: String]] = [:]
        var texts: [String: [String: String]] = [:]
        var frames: [String: [String: String]] = [:]
    }

    var languages: [String] = []
    var brands: [String] = []
    var views: [String: View] = [:]
    /// The properties that all views have which have the part.
    var looks: [String: [String: String]] = [:]
    var fonts: [String] = []

    init() {}

    init(_ state: GalleryState) {
        (languages, brands, fonts) = (state.languages, state.brands, state.fonts)
        var looks: [String: [String: [String: String]]] = [:]
        for (id, view) in state.views {
            var approved = View()
            approved.parts = Set(view.looks.keys.map(Self.part)).sorted()
            approved.texts = GalleryState.Reader.sparse(view.texts)
            approved.frames = GalleryState.Reader.sparse(view.frames)
            views[id] = approved
            for (property, values) in view.looks {
                looks[property, default: [:]][id] = GalleryState.Look.sparse(values)
            }
        }
        for (property, values) in looks {
            let part = Self.part(property)
            let owners = views.count { $0.value.parts.contains(part) }
            // What one view alone has stands with that view.
            if values.count == owners, owners > 1, let first = values.values.first,
                values.values.allSatisfy({ $0 == first })
            {
                self.looks[property] = first
            } else {
                for (id, own) in values { views[id]?.looks[property] = own }
            }
        }
    }

    /// What a property is one of: `action.first` of `action.first.border`.
    static func part(_ property: String) -> String {
        let words = property.split(separator: ".")
        return words.count > 1 ? words.dropLast().joined(separator: ".") : "view"
    }

    /// The values of all properties of a view by looks.
    func looks(of id: String) -> [String: [String: String]] {
        guard let view = views[id] else { return [:] }
        let shared = looks.filter { view.parts.contains(Self.part($0.key)) }
        return shared.merging(view.looks) { _, own in own }
    }

    // MARK: The file

    /// One view and reader a line, so that branches merge by lines.
    var text: String {
        var lines = ["{", "  \"version\": \(Self.version),"]
        for (name, values) in [("languages", languages), ("brands", brands), ("fonts", fonts)] {
            lines.append("  \"\(name)\": [" + values.map(Self.quoted).joined(separator: ", ") + "],")
        }
        lines += Self.block("looks", looks, indent: "  ")
        lines[lines.count - 1] += ","
        lines.append("  \"views\": {" + (views.isEmpty ? "}" : ""))
        let ids = views.keys.sorted()
        for id in ids {
            guard let view = views[id] else { continue }
            lines.append("    \(Self.quoted(id)): {")
            lines.append("      \"parts\": [" + view.parts.map(Self.quoted).joined(separator: ", ") + "],")
            let blocks = [("looks", view.looks), ("texts", view.texts), ("frames", view.frames)]
            for (number, block) in blocks.enumerated() {
                lines += Self.block(block.0, block.1, indent: "      ")
                if number < blocks.count - 1 { lines[lines.count - 1] += "," }
            }
            lines.append("    }" + (id == ids.last ? "" : ","))
        }
        if !views.isEmpty { lines.append("  }") }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private static func block(_ name: String, _ values: [String: [String: String]], indent: String) -> [String] {
        guard !values.isEmpty else { return ["\(indent)\"\(name)\": {}"] }
        let names = values.keys.sorted()
        let inner = names.map { key in
            let members = (values[key] ?? [:]).sorted { order($0.key) < order($1.key) }
                .map { "\(quoted($0.key)): \(quoted($0.value))" }.joined(separator: ", ")
            return "\(indent)  \(quoted(key)): {\(members.isEmpty ? "" : " \(members) ")}"
                + (key == names.last ? "" : ",")
        }
        return ["\(indent)\"\(name)\": {"] + inner + ["\(indent)}"]
    }

    /// What holds for every look comes first.
    private static func order(_ name: String) -> String { name == "every" ? "" : name }

    private static func quoted(_ text: String) -> String {
        var writer = JSONWriter()
        writer.text(text)
        return writer.output
    }

    /// The JSON Schema (2020-12) of the file.
    static let schema = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:stateview-l10n:schema:gallery:1",
          "title": "Approved state views of stateview-l10n",
          "description": "What the views of a project say and look like; 'gallery --approve' writes it.",
          "type": "object",
          "required": ["version", "languages", "brands", "fonts", "looks", "views"],
          "properties": {
            "version": { "const": 1 },
            "languages": { "type": "array", "items": { "type": "string" } },
            "brands": { "type": "array", "items": { "type": "string" } },
            "fonts": {
              "description": "What the frames were measured with.",
              "type": "array",
              "items": { "type": "string" }
            },
            "looks": { "$ref": "#/$defs/values", "description": "What views share: a value by look." },
            "views": {
              "type": "object",
              "additionalProperties": {
                "type": "object",
                "required": ["parts", "looks", "texts", "frames"],
                "properties": {
                  "parts": { "type": "array", "items": { "type": "string" } },
                  "looks": { "$ref": "#/$defs/values" },
                  "texts": { "$ref": "#/$defs/values", "description": "By language and @brand, a text by role." },
                  "frames": { "$ref": "#/$defs/values", "description": "By language and @brand, a line by screen." }
                },
                "additionalProperties": false
              }
            }
          },
          "additionalProperties": false,
          "$defs": {
            "values": {
              "type": "object",
              "additionalProperties": { "type": "object", "additionalProperties": { "type": "string" } }
            }
          }
        }
        """
}
