import L10nLookup
import L10nMessages

extension StateViewLibrary.Issue: CustomStringConvertible {
    /// What is wrong and what to do, as a sentence in English.
    public var description: String {
        switch self {
        case .text(let issue, let place): issue.sentence(place)
        case .view(let issue, let id): issue.sentence(id)
        case .unknownView(let id): "no document defines a view or screen '\(id)'; correct the name, or add it"
        case .unhandledAction(let intent, let view):
            "a button of '\(view)' that means '\(intent.name)' was tapped and nothing is bound to it; bind a handler"
        case .unknownBrand(let brand): "no theme and no layer of texts knows the brand '\(brand)'; correct the name"
        case .unknownBundle(let name): "no folder with texts is called '\(name)', as a bundle is; correct the name"
        case .unusableTheme(let reason): "views have texts alone: \(reason)"
        case .unreadableLanguage(let text): "'\(text)' is no language tag; it is passed over"
        case .unreadableFile(let path, let reason): "cannot read '\(path)': \(reason)"
        case .damagedFile(let path, let message): "\(path): \(message)"
        }
    }

    /// The same as data, for a log with fields: `issue` has its name, the others what it is about, such as `key`,
    /// `table`, `language`, `view`, `role`, `property`, `holes`, `brand` and `file`.
    public var metadata: [String: String] {
        var result: [String: String] = [:]
        switch self {
        case .text(let issue, let place):
            result = ["issue": issue.rawValue, "language": place.language.description]
            (result["key"], result["table"], result["file"]) = (place.key, place.table, place.file)
            (result["view"], result["role"]) = (place.view, place.role?.name)
            result["holes"] = place.holes.isEmpty ? nil : place.holes.joined(separator: ", ")
        case .view(let issue, let id):
            result = ["issue": issue.kind.rawValue, "view": id]
            (result["role"], result["property"], result["key"]) = (issue.role?.name, issue.property, issue.key)
        case .unknownView(let id): result = ["issue": "unknown-view", "view": id]
        case .unhandledAction(let intent, let view):
            result = ["issue": "unhandled-action", "intent": intent.name, "view": view]
        case .unknownBrand(let brand): result = ["issue": "unknown-brand", "brand": brand]
        case .unknownBundle(let name): result = ["issue": "unknown-bundle", "bundle": name]
        case .unusableTheme(let reason): result = ["issue": "unusable-theme", "reason": reason]
        case .unreadableLanguage(let text): result = ["issue": "unreadable-language", "language": text]
        case .unreadableFile(let path, let reason):
            result = ["issue": "unreadable-file", "file": path, "reason": reason]
        case .damagedFile(let path, let message): result = ["issue": "damaged-file", "file": path, "reason": message]
        }
        return result
    }
}

extension ResolvedText.Issue {
    fileprivate func sentence(_ place: StateViewLibrary.TextPlace) -> String {
        let name = place.key.map { "'\($0)'" } ?? "a text that was given"
        let view = place.view.map { id in " (view '\(id)'" + (place.role.map { ", \($0.name)" } ?? "") + ")" } ?? ""
        let table = place.table.map { " of table '\($0)'" } ?? ""
        let problem =
            switch self {
            case .missingText: "no language of the reader has \(name)\(table); add it"
            case .blankOverride: "\(name) is blank in '\(place.language)'; write it, or take the override out"
            case .emptyTranslation: "\(name) is blank in '\(place.language)'; translate it"
            case .unsuppliedArgument: "\(name) has \(place.unsupplied)"
            case .damagedMessage: "\(name) is no message in '\(place.language)'; run 'stateview-l10n check'"
            case .unstyledValue:
                "\(name) has a value in a form of its own in '\(place.language)'; install ICU, or correct the style"
            case .developmentLanguage: "\(name) is shown in '\(place.language)'; translate it for the reader"
            }
        // The file of a text that stands in is not the one that lacks it.
        let file = self == .missingText || self == .developmentLanguage ? nil : place.file
        return problem + view + (file.map { ", in \($0)" } ?? "")
    }
}

extension StateViewLibrary.TextPlace {
    /// What is wrong with the values of the holes, and what to do.
    fileprivate var unsupplied: String {
        let missing = holes.filter { !mistyped.contains($0) }
        var problems = missing.isEmpty ? [] : ["no value for \(Self.list(missing)); pass it"]
        if !mistyped.isEmpty {
            let types = Set(mistyped.map(Self.type(of:)))
            let wanted = types.count == 1 ? types.first : nil
            problems.append("a value of another type for \(Self.list(mistyped)); pass \(wanted ?? "what they read")")
        }
        return problems.joined(separator: "; it has ")
    }

    private static func list(_ holes: [String]) -> String {
        // Forms that vary as a whole stand in no text.
        holes.map { $0.isEmpty ? "its forms" : "'\($0)'" }.joined(separator: " and ")
    }

    private static func type(of hole: String) -> String {
        guard let kind = PrintfParser.parse(hole).specifiers.first?.conversion.kind else { return "what it reads" }
        return kind.isFloating ? "a Double" : kind.isInteger ? "an integer" : "what it reads"
    }
}

extension ResolvedStateView.Issue {
    fileprivate func sentence(_ id: String) -> String {
        let property = property ?? "a property"
        let role = role?.name ?? "a text"
        let problem =
            switch kind {
            case .missingText:
                key.map { "no language of the reader has '\($0)', its \(role); add it" }
                    ?? "it needs \(role) and has none; give it a text or a key"
            case .missingActionLabel: "the button of \(role) says nothing; give it a label"
            case .unsuppliedArgument: "a value for \(role) is empty, and the text without it is shown; pass it"
            case .sealedProfileOverride: "the profile does not let \(property) be changed; leave it out"
            case .unresolvedStyleToken: "\(property) names a token that the theme lacks; define it, or name another"
            case .tintIgnored: "a picture in its own colours takes no colour; leave \(property) out"
            case .iconHeightIgnored: "an icon is square; leave \(property) out"
            case .mixedBrands: "its colours and texts are of different brands; name one brand"
            }
        return "view '\(id)': \(problem)"
    }
}

extension StateViewLibrary {
    /// How many different issues are told apart.
    private static let mostCauses = 10_000

    /// A handler that is told of an issue when it occurs for the first time, and then for the tenth, the hundredth, and so
    /// on, with how often that was: a screen that is drawn sixty times a second does not fill a log. After ten thousand
    /// different issues new ones are not told any more.
    /// - Parameter handler: told of the issue, and of how often it has occurred.
    public static func limiting(_ handler: @escaping @Sendable (Issue, Int) -> Void) -> IssueHandler {
        let counts = Locked<[Issue: Int]>([:])
        return { issue in
            let count = counts.withLock { counts -> Int in
                // 0 is no power of ten, so that nobody is told.
                guard counts[issue] != nil || counts.count < mostCauses else { return 0 }
                counts[issue, default: 0] += 1
                return counts[issue] ?? 0
            }
            if isPowerOfTen(count) { handler(issue, count) }
        }
    }

    private static func isPowerOfTen(_ count: Int) -> Bool {
        var rest = count
        while rest > 1, rest % 10 == 0 { rest /= 10 }
        return rest == 1
    }
}
