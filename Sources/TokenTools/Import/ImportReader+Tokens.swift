import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

extension ImportReader {
    /// What a group hands down to its tokens.
    struct Inherited {
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

    /// What a group says of itself.
    static let groupMembers: Set<String> = ["type", "description", "comment", "deprecated"]

    /// The value of a token of an older draft: `value`, unless it is a group of this name.
    private func value(of object: JSONValue) -> JSONValue? {
        guard let value = object["value"], dialect != .figma || object["type"]?.isString == true else { return nil }
        let isGroup = value.isObject && object["type"] == nil && (value["value"] != nil || value["$value"] != nil)
        return isGroup ? nil : value
    }

    static func deprecation(_ object: JSONValue) -> TokenJSON? {
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

    static let darkValue = "darkValue"
}
