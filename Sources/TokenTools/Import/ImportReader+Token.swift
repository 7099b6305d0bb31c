import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

/// A token with what stands beside its value.
extension ImportReader {
    mutating func token(
        _ object: JSONValue, _ value: JSONValue, _ path: [String], _ inherited: Inherited
    ) -> ImportedToken? {
        var converter = ImportConverter(dialect, plainUnit: plainUnit, names: path, in: object)
        let name = path.joined(separator: ".")
        let stated = Self.typeName(object, inherited.type)
        guard let found = converted(value, of: object, path, stated, by: &converter) else { return nil }
        let isItalic = converter.style != nil
        if let style = converter.style, found.type != .typography {
            converter.changes.append("'\(style)' is left out, as a weight says nothing of it")
        }
        for change in converter.changes { remark(.changed, "\(Wording.quoted(name)): \(change)", at: value.span) }
        let description = Self.descriptions.first { object[$0]?.string?.isEmpty == false }
        let kept = leftovers(of: object, converter, describedBy: description, name, at: value.span)
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
            description: description.flatMap { object[$0]?.string },
            deprecation: Self.deprecation(object)
                ?? (object["deprecated"]?.bool == false ? nil : inherited.deprecation),
            extensions: extensions, isItalic: isItalic,
            conditions: inherited.conditions, span: object.span)
    }

    /// The value of a token with its type; nil for one that cannot be written.
    private mutating func converted(
        _ value: JSONValue, of object: JSONValue, _ path: [String], _ stated: String?,
        by converter: inout ImportConverter
    ) -> (type: TokenType?, value: TokenJSON)? {
        let name = path.joined(separator: ".")
        if dialect == .styleDictionary {
            foundValues.note(token: value, at: name)
            if object["$value"] == nil { foundValues.note(partsOf: object, at: name) }
        }
        do {
            guard let replaced = try plainValues?.replaced(value) else { return try converter.convert(value, stated) }
            remarkOfMany(.changed, name, at: value.span) { "\($0) has the plain value itself to which it refers" }
            converter.hadReferences = true
            return try converter.convert(replaced, stated)
        } catch {
            drop(path, error.message, at: value.span)
            return nil
        }
    }

    /// What a token says that has no place in the format; it is kept among its extensions.
    private mutating func leftovers(
        of object: JSONValue, _ converter: ImportConverter, describedBy description: String?, _ token: String,
        at span: SourceSpan
    ) -> [(name: String, value: TokenJSON)] {
        var kept = converter.leftovers
        for member in object.members {
            guard !Self.tokenMembers.contains(member.name), member.name != "unit" || !converter.hasUnit,
                member.name != Self.darkValue || dialect != .styleDictionary
            else { continue }
            if Self.descriptions.contains(member.name), description.map({ $0 == member.name }) ?? true { continue }
            kept.append((member.name, TokenJSON(member.value)))
            remarkOfMany(.changed, token, at: member.value.file.span(member.nameRange)) {
                "'\(Wording.visible(member.name))' of \($0) is kept in '$extensions'"
            }
        }
        var noted: Set<String> = []
        for member in converter.leftovers where noted.insert(member.name).inserted {
            remarkOfMany(.changed, token, at: span) {
                "'\(Wording.visible(member.name))' of \($0) is kept in '$extensions', as the type has no such part"
            }
        }
        return kept
    }

    /// The members that describe a token; of several the first is the one of the token.
    private static let descriptions = ["$description", "description", "comment"]

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
