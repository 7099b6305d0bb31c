package import L10nSource
import L10nSyntax

/// A pattern of a configuration that something of its project ought to match.
///
/// The patterns of the files that a configuration builds on are none of them: those are for other projects, too.
package struct OwnPattern: Sendable {
    /// What it is matched with.
    package enum Target: Sendable {
        case files
        case tables
        case keys
        /// Keys, which begin with it.
        case prefixes
        /// The languages of the rule of this name.
        case languages
        /// What is written in code and in interface files: a function, or an attribute.
        case code
    }

    package let target: Target
    package let text: Located<String>

    /// Says that it matches nothing.
    package func finding(in source: SourceFile) -> Diagnostic { UnmatchedPatterns.finding(text, in: source, nil) }

    /// Those of a file.
    static func all(in root: JSONValue) -> [OwnPattern] {
        var patterns: [OwnPattern] = []
        func add(_ target: Target, of value: JSONValue?) {
            for element in value.map({ Array($0.elements) }) ?? [] {
                guard let text = element.string else { continue }
                patterns.append(OwnPattern(target: target, text: Located(text, at: element.range)))
            }
        }
        func addNames(_ target: Target, of value: JSONValue?) {
            for member in value.map({ Array($0.members) }) ?? [] {
                patterns.append(OwnPattern(target: target, text: Located(member.name, at: member.nameRange)))
            }
        }
        add(.prefixes, of: root["overridePrefixes"])
        if let keys = root["keys"] {
            add(.code, of: keys["functions"])
            addNames(.code, of: keys["arguments"])
            add(.code, of: keys["attributes"])
        }
        if let settings = root["messages"] {
            for setting in settings.elements {
                add(.files, of: setting["files"])
                add(.tables, of: setting["tables"])
                add(.keys, of: setting["keys"])
            }
        }
        if let limits = root["limits"] {
            addNames(.keys, of: limits["characters"])
            if let rooms = limits["points"] {
                for room in rooms.elements { add(.keys, of: room["keys"]) }
            }
        }
        if let rules = root["customRules"] {
            for rule in rules.members {
                add(.files, of: rule.value["files"])
                add(.keys, of: rule.value["keys"])
                if let locales = rule.value["locales"] {
                    patterns.append(OwnPattern(target: .languages, text: Located(rule.name, at: locales.range)))
                }
            }
        }
        return patterns
    }
}
