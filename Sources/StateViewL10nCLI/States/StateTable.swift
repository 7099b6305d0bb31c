import L10nReporting
import L10nSource
import StateViews

/// State views in rows and columns.
enum StateTable {
    static func list(_ facts: [StateViewFacts]) -> String {
        let head = ["id", "kind", "family", "icon", "SF Symbols", "Material", "actions", "arguments"]
        let rows = facts.map { facts in
            let actions = facts.definition.actions.map(\.intent.name)
            return [
                Wording.visible(facts.definition.id), facts.definition.kind.rawValue, family(facts), picture(facts),
                facts.icon?.sfSymbol ?? "-",
                facts.icon?.material ?? "-", list(actions),
                list(facts.arguments.filter { $0 != .brand }.map(\.rawValue)),
            ]
        }
        return table([head] + rows) + "\n" + roles
    }

    /// The roles that documents name.
    private static var roles: String {
        let rows = StateViewTextRole.all.map { role in
            [role.name, String(role.lengthHint), role.isSpoken ? "spoken" : ""]
        }
        return table([["role", "length", ""]] + rows)
    }

    static func detail(_ facts: StateViewFacts) -> String {
        let definition = facts.definition
        var sections = [
            "\(Wording.visible(definition.id)): \(definition.kind.rawValue) (\(family(facts)))\n" + pictures(facts)
        ]
        let texts = facts.texts.flatMap { text -> [[String]] in
            let length = String(text.role.lengthHint)
            switch text.source {
            case .literal(let literal, _):
                return [[text.role.name, length, Wording.quoted(literal), "set by the view"]]
            case .none: return [[text.role.name, "", "", "left out by the view"]]
            case .key(let key, _, _): return [[text.role.name, length, Wording.visible(key), "set by the view"]]
            case .inherit: break
            }
            return text.variants.enumerated().map { index, key in
                let phrase = facts.condition(of: key, text).map { "when " + $0 }
                return [
                    index == 0 ? text.role.name : "", String(key.lengthHint), key.key,
                    phrase ?? (index == 0 ? "" : "else"),
                ]
            }
        }
        if !texts.isEmpty {
            sections.append(section("texts", table([["role", "length", "key", "chosen"]] + texts)))
        }
        let actions = definition.actions.map { action in
            [
                action.slot.rawValue, Wording.visible(action.intent.name),
                facts.condition(of: action).map { "when " + $0 } ?? "",
            ]
        }
        if !actions.isEmpty { sections.append(section("actions", table(actions))) }
        let arguments = facts.arguments.map { name in
            [name.rawValue, name.type, "such as \(name.example)" + (name == .brand ? "; the theme says it" : "")]
        }
        if !arguments.isEmpty { sections.append(section("arguments", table(arguments))) }
        return sections.joined(separator: "\n")
    }

    private static func pictures(_ facts: StateViewFacts) -> String {
        guard let icon = facts.icon else { return "  picture  \(picture(facts))\n" }
        return "  picture  \(icon.id); in SF Symbols \(icon.sfSymbol), in Material Symbols \(icon.material)"
            + (icon.isFilled ? ", filled" : "")
            + (icon.mirrorsInRightToLeft ? "; the other way round where text runs from right to left" : "") + "\n"
    }

    private static func picture(_ facts: StateViewFacts) -> String {
        facts.definition.visual.progress != nil
            ? "(progress)" : facts.definition.visual.pictures().first.map { Wording.visible($0.id) } ?? "-"
    }

    /// Nobody but the author of a view of kind `custom` knows.
    private static func family(_ facts: StateViewFacts) -> String {
        facts.definition.kind.family?.rawValue ?? "the author's"
    }

    private static func list(_ names: [String]) -> String { names.isEmpty ? "-" : names.joined(separator: ", ") }

    private static func section(_ title: String, _ table: String) -> String {
        title + "\n" + table.split(separator: "\n").map { "  \($0)\n" }.joined()
    }

    /// Columns that are as wide as their widest cell.
    private static func table(_ rows: [[String]]) -> String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { CellText.width(of: $0[column]) }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { CellText.padded($0, to: $1) }.joined(separator: "  ").trimmingTrailingSpaces + "\n"
        }.joined()
    }
}
