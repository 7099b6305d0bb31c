import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

extension ImportReader {
    /// What a group hands down to its tokens.
    private struct Inherited {
        var type: String?
        var deprecation: TokenJSON?
        var conditions: [ImportedToken.Condition] = []
    }

    /// The tokens below an object, in document order.
    mutating func tokens(in root: JSONValue, without names: Set<String> = []) -> [ImportedToken] {
        var result: [ImportedToken] = []
        read(root, [], Inherited(), without: names, into: &result)
        return result
    }

    private static let depthLimit = 512

    private mutating func read(
        _ object: JSONValue, _ path: [String], _ outer: Inherited, without names: Set<String> = [],
        into result: inout [ImportedToken]
    ) {
        var inherited = outer
        // A group may hold a token that is called `type`.
        inherited.type =
            (object["$type"] ?? (object["type"]?.isString == true ? object["type"] : nil))?.string ?? outer.type
        if !path.isEmpty {
            if let sets = object["sets"], dialect == .styleDictionary, sets.isObject, value(of: object) == nil {
                return read(sets: sets, of: object, path, inherited, into: &result)
            }
            if let value = object["$value"] ?? value(of: object) {
                return add(object, value, path, inherited, into: &result)
            }
        }
        guard path.count < Self.depthLimit else {
            return remark(.dropped, "groups deeper than \(Self.depthLimit) are not written", at: object.span)
        }
        noteGroup(object, path)
        inherited.deprecation = Self.deprecation(object) ?? outer.deprecation
        for member in object.members where !names.contains(member.name) {
            guard member.value.isObject else {
                notePlain(member, path)
                continue
            }
            guard !member.name.hasPrefix("$") || member.name == TokenName.root, member.name != "extensions" else {
                continue
            }
            read(member.value, path + [legal(member)], inherited, into: &result)
        }
    }

    /// Notes a member of a group that is no token; it is dropped where no token refers to it.
    private mutating func notePlain(_ member: JSONMember, _ path: [String]) {
        guard !Self.groupMembers.contains(member.name), !member.name.hasPrefix("$") else { return }
        if dialect == .styleDictionary {
            let path = (path + [ImportNames.legal(member.name)]).joined(separator: ".")
            foundValues.note(member.value, at: path)
            if plainValues?.contains(path) == true { return }
        }
        remark(
            .dropped, "\(Wording.quoted(member.name)) holds \(JSONWording.kind(of: member.value)), not a token",
            at: member.value.span)
    }

    private static let groupMembers: Set<String> = ["type", "description", "comment", "deprecated"]

    /// The value of a token of an older draft: `value`, unless it is a group of this name.
    private func value(of object: JSONValue) -> JSONValue? {
        guard let value = object["value"], dialect != .figma || object["type"]?.isString == true else { return nil }
        let isGroup = value.isObject && object["type"] == nil && (value["value"] != nil || value["$value"] != nil)
        return isGroup ? nil : value
    }

    private static func deprecation(_ object: JSONValue) -> TokenJSON? {
        guard let value = object["$deprecated"] ?? object["deprecated"] else { return nil }
        if value.bool == true, let reason = (object["deprecated_comment"] ?? object["deprecatedComment"])?.string {
            return .text(reason)
        }
        return value.bool == true || value.string?.isEmpty == false ? TokenJSON(value) : nil
    }

    /// A name that a token may have.
    private mutating func legal(_ member: JSONMember) -> String {
        let name = ImportNames.legal(member.name)
        if name != member.name {
            remark(
                .changed, "\(Wording.quoted(member.name)) is written as \(Wording.quoted(name))",
                at: member.value.file.span(member.nameRange))
        }
        return name
    }

    /// Reads a token that has a value for each theme, as those of Spectrum: `"sets": { "light": { … }, "dark": { … } }`.
    private mutating func read(
        sets: JSONValue, of object: JSONValue, _ path: [String], _ inherited: Inherited,
        into result: inout [ImportedToken]
    ) {
        statesThemes = true
        let names = sets.members.map(\.name)
        let schema = object["$schema"]?.string?.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        let stated = schema.flatMap { $0.hasSuffix("-set") ? String($0.dropLast(4)) : nil }
        let modifier = names.contains("light") || names.contains("dark") ? "scheme" : stated ?? "set"
        for member in sets.members {
            guard member.value.isObject else {
                remark(
                    .dropped, "\(Wording.quoted(member.name)) holds \(JSONWording.kind(of: member.value)), not a token",
                    at: member.value.span)
                continue
            }
            var inner = inherited
            inner.conditions.append(ImportedToken.Condition(modifier: modifier, context: member.name))
            read(member.value, path, inner, into: &result)
        }
    }

    /// Adds a token, or the tokens that it stands for.
    private mutating func add(
        _ object: JSONValue, _ value: JSONValue, _ path: [String], _ inherited: Inherited,
        into result: inout [ImportedToken]
    ) {
        if inherited.type == "composition", value.isObject {
            remark(
                .changed, "\(Wording.quoted(path.joined(separator: "."))) is written as a token for each of its parts",
                at: object.span)
            for member in value.members {
                var part = inherited
                part.type = member.name
                addOne(object, member.value, path + [legal(member)], part, into: &result)
            }
            return
        }
        if dialect == .styleDictionary, let schemes = schemes(object, value) {
            for scheme in schemes {
                var inner = inherited
                inner.conditions.append(ImportedToken.Condition(modifier: "scheme", context: scheme.name))
                addOne(object, scheme.value, path, inner, into: &result)
            }
            return
        }
        guard dialect == .figma, let modes = object["$extensions"]?["mode"] ?? object["extensions"]?["mode"],
            modes.isObject, modes.members.count(where: { _ in true }) > 1
        else { return addOne(object, value, path, inherited, into: &result) }
        let collection = object["$extensions"]?["figma"]?["collection"]?["name"]?.string ?? path[0]
        for mode in modes.members {
            var inner = inherited
            inner.conditions.append(ImportedToken.Condition(modifier: collection, context: mode.name))
            addOne(object, mode.value, path, inner, into: &result)
        }
    }

    /// The values of `{ "light": "#fff", "dark": "#000" }`, where `default` may stand for the light one, or of `value` and
    /// `darkValue` beside each other.
    private mutating func schemes(
        _ object: JSONValue, _ value: JSONValue
    ) -> [(name: String, value: JSONValue)]? {
        if let dark = object[Self.darkValue] { return [("light", value), ("dark", dark)] }
        let members = value.members.map { (name: $0.name == "default" ? "light" : $0.name, value: $0.value) }
        guard members.count == 2, Set(members.map(\.name)) == ["light", "dark"] else { return nil }
        statesThemes = true
        return members
    }

    private mutating func addOne(
        _ object: JSONValue, _ value: JSONValue, _ path: [String], _ inherited: Inherited,
        into result: inout [ImportedToken]
    ) {
        noteRead()
        if let token = token(object, value, path, inherited) { result.append(token) }
    }

    private mutating func token(
        _ object: JSONValue, _ value: JSONValue, _ path: [String], _ inherited: Inherited
    ) -> ImportedToken? {
        var converter = ImportConverter(dialect, plainUnit: plainUnit, names: path, in: object)
        let name = path.joined(separator: ".")
        let found: (type: TokenType?, value: TokenJSON)
        let stated = Self.typeName(object, inherited.type)
        if dialect == .styleDictionary {
            foundValues.note(token: value, at: name)
            if object["$value"] == nil { foundValues.note(partsOf: object, at: name) }
        }
        do {
            if let replaced = try plainValues?.replaced(value) {
                remarkOfMany(.changed, name, at: value.span) { "\($0) has the plain value itself to which it refers" }
                converter.hadReferences = true
                found = try converter.convert(replaced, stated)
            } else {
                found = try converter.convert(value, stated)
            }
        } catch {
            drop(path, error.message, at: value.span)
            return nil
        }
        let isItalic = converter.style != nil
        if let style = converter.style, found.type != .typography {
            converter.changes.append("'\(style)' is left out, as a weight says nothing of it")
        }
        for change in converter.changes { remark(.changed, "\(Wording.quoted(name)): \(change)", at: value.span) }
        var kept = converter.leftovers
        let texts = ["$description", "description", "comment"].compactMap { name in
            object[name].flatMap { $0.string?.isEmpty == false ? (name, $0) : nil }
        }
        for member in object.members {
            guard !Self.tokenMembers.contains(member.name), member.name != "unit" || !converter.hasUnit,
                member.name != Self.darkValue || dialect != .styleDictionary
            else { continue }
            // Of several descriptions the first is the one of the token.
            if Self.descriptions.contains(member.name), texts.first.map({ $0.0 == member.name }) ?? true { continue }
            kept.append((member.name, TokenJSON(member.value)))
            remarkOfMany(.changed, name, at: member.value.file.span(member.nameRange)) {
                "'\(Wording.visible(member.name))' of \($0) is kept in '$extensions'"
            }
        }
        var noted: Set<String> = []
        for member in converter.leftovers where noted.insert(member.name).inserted {
            remarkOfMany(.changed, name, at: value.span) {
                "'\(Wording.visible(member.name))' of \($0) is kept in '$extensions', as the type has no such part"
            }
        }
        var extensions = (object["$extensions"] ?? object["extensions"]).flatMap { Self.extensions($0) }
        let modify = object["$extensions"]?["studio.tokens"]?["modify"]
        let modification = ImportModification(modify)
        if let reference = modify?.string {
            // The tool applies it, so that the color as it stands here is a wrong one.
            drop(
                path, "how its color is changed stands in \(Wording.quoted(reference)); state it in the token",
                at: modify?.span ?? value.span)
            return nil
        }
        // The values for modes stand in the files of the modes.
        if dialect == .figma, !inherited.conditions.isEmpty {
            let members = extensions?.members?.filter { $0.name != "mode" } ?? []
            extensions = members.isEmpty ? nil : .object(members)
        }
        // Who reads the new value should not change it once more.
        if modification != nil { extensions = extensions.flatMap(Self.withoutModification) }
        if modification == nil { noteModification(object, name) }
        if !kept.isEmpty { extensions = Self.adding(kept, to: extensions, dialect.vendor) }
        if isItalic, found.type == .typography { extensions = Self.addingItalic(to: extensions) }
        return ImportedToken(
            names: path, type: found.type, statedType: found.type == nil ? stated.flatMap(ImportTypeName.type) : nil,
            value: found.value, lacksUnit: converter.lacksUnit,
            formula: converter.formula, share: converter.share, modification: modification,
            description: texts.first.flatMap { $0.1.string },
            deprecation: Self.deprecation(object)
                ?? (object["deprecated"]?.bool == false ? nil : inherited.deprecation),
            extensions: extensions, isItalic: isItalic,
            conditions: inherited.conditions, span: object.span)
    }

    private static let darkValue = "darkValue"
    private static let descriptions: Set<String> = ["$description", "description", "comment"]

    /// The name of the type; of a text in Figma its scopes tell, and in Spectrum the schema does.
    private static func typeName(_ object: JSONValue, _ type: String?) -> String? {
        if type == nil, let schema = object["$schema"]?.string?.split(separator: "/").last {
            let name = String(schema.prefix { $0 != "." })
            return ImportTypeName.type(name) == nil ? nil : name
        }
        guard type == "string",
            let scopes = (object["$extensions"] ?? object["extensions"]).flatMap({
                $0["com.figma.scopes"] ?? $0["com.figma"]?["scopes"] ?? $0["figma"]?["scopes"] ?? $0["scopes"]
            })
        else { return type }
        let names = scopes.elements.compactMap(\.string)
        if names.contains("FONT_FAMILY") { return "fontFamily" }
        return names.contains("FONT_STYLE") || names.contains("FONT_WEIGHT") ? "fontWeight" : type
    }

    private static let tokenMembers: Set<String> = [
        "$value", "value", "$type", "type", "$extensions", "extensions", "$deprecated", "deprecated",
        "deprecated_comment", "deprecatedComment",
    ]
}
