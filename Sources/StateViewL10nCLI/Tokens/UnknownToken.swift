import DesignTokens
import L10nSource
import TokenThemes
import TokenTools

/// What is said of tokens that do not exist, or have no value.
enum UnknownToken {
    static func wrong(_ paths: [TokenPath]) -> String {
        let names = paths.prefix(5).map { Wording.quoted($0.text) } + (paths.count > 5 ? ["…"] : [])
        return "\(Wording.count(paths.count, "token has", "tokens have")) no value: "
            + "\(names.joined(separator: ", ")); see 'tokens why'"
    }

    /// What an export says of the tokens that it could not write.
    static func leftOut(_ paths: [TokenPath]) -> String {
        "\(Wording.count(paths.count, "token is", "tokens are")) not written where no value is: "
            + "\(names(paths)); see 'tokens why'"
    }

    /// What an export says of the tokens that one appearance has and another lacks.
    static func uneven(_ paths: [TokenPath]) -> String {
        let (count, them) = paths.count == 1 ? ("1 token is", "it") : ("\(paths.count) tokens are", "them")
        return "\(count) not there in every scheme and contrast, as the format needs \(them): \(names(paths)); "
            + "add \(them), or choose the contexts with --set"
    }

    private static func names(_ paths: [TokenPath]) -> String {
        (paths.prefix(100).map { Wording.quoted($0.text) } + (paths.count > 100 ? ["…"] : [])).joined(separator: ", ")
    }

    static func message(_ path: String, in theme: Theme) -> String {
        let paths = theme.tokenPaths
        let pattern = TokenPattern(path)
        let within = paths.filter(pattern.matches)
        if within.contains(where: { $0.text == path }) {
            return "\(Wording.quoted(path)) does not stand in these contexts; see 'tokens why \(path)'"
        }
        if !within.isEmpty {
            let names = within.prefix(4).map { Wording.quoted($0.text) } + (within.count > 4 ? ["…"] : [])
            return "\(Wording.quoted(path)) is a group; name one of its tokens: " + names.joined(separator: ", ")
        }
        let advice = Suggestions.question(path, among: paths.map(\.text)) ?? "see 'tokens list'"
        return "no token \(Wording.quoted(path)); \(paths.isEmpty ? "there is none at all" : advice)"
    }
}
