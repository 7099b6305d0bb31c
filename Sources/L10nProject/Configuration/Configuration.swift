package import DesignTokens
package import L10nLocale
package import L10nLookup
package import L10nMessages
package import L10nSource
package import StateViews

/// What `stateview-l10n.json` says, with the defaults filled in.
package struct Configuration: Sendable {
    /// The file it was read from; nil without one.
    package var source: SourceFile?
    /// The files that it builds on.
    package var inherited: [SourceFile] = []
    /// The folder that paths and patterns start from, as reports print it; empty for the working folder.
    package var folder: String
    /// The folder that reports print paths from, seen from the configuration's, where it lies below that; else empty.
    package var inner = ""
    package var sourceLanguage: LanguageTag?
    /// Where `sourceLanguage` is written; nil without it.
    package var sourceLanguageRange: SourceRange?
    package var locales = Locales()
    /// Lowest first; nil means discovery: everything found is one app layer.
    package var layers: [LayerRule]?
    package var usesEmbeddedDefaults = true
    /// The tables that state views read, in order; empty means all.
    package var tables: [String] = []
    package var overridePrefixes = ["DesignSystem.stateView."]
    package var lookupOrder = LookupOrder.localeMajor
    package var upstream = UpstreamSettings()
    package var themes = Themes()
    package var stateViews = StateViewSettings()
    /// Patterns of tokens that others use; empty means that only palettes can be unused.
    package var publicTokens: [String] = []
    /// The brands that the project ships; nil means those of the theme.
    package var brands: [Located<String>]?
    /// How texts call the brands, where the configuration says so.
    package var brandNames: [String: [String]] = [:]
    package var schemes: [Located<String>]?
    package var contrast = Contrast()
    /// The files of the project that families of fonts are measured with, where the names in them do not say so.
    package var fonts: [FontRule] = []
    package var limits = Limits()
    package var plurals = Plurals()
    package var keys = Keys()
    /// How texts are written, of equals the last one that matches; others have printf placeholders and named holes.
    package var messages: [MessageSetting] = []
    /// The platforms that are written down.
    package var namedPlatforms: [Platform]?
    package var platforms: [Platform] { namedPlatforms ?? [.ios] }
    /// Words and names that no translation changes.
    package var protectedTerms = ProtectedTerms()
    package var rules: [RuleSetting] = []
    /// The rules of the team's own.
    package var customRules: [CustomRule] = []
    package var exceptions: [RuleException] = []
    package var exclude: [PathPattern] = []
    /// What the file itself says of files, tables, keys and code that there ought to be.
    package var ownPatterns: [OwnPattern] = []
    /// The file with the findings that are accepted for now.
    package var baseline: Located<String>?
    /// The lowest severity that makes the exit status 1; nil for never.
    package var failOn: Severity? = .error

    package init(source: SourceFile? = nil, folder: String = "") {
        self.source = source
        self.folder = folder
    }

    /// A reported path as the configuration's patterns see it: from the configuration's folder.
    package func pathFromFolder(_ path: String) -> String {
        if !inner.isEmpty { return PathText.join(inner, path) }
        guard !folder.isEmpty, folder != ".", path == folder || path.hasPrefix(folder + "/") else { return path }
        return String(path.dropFirst(folder.count + 1))
    }

    package struct Locales: Sendable {
        /// nil means every language that is found.
        package var required: [Located<LanguageTag>]?
        package var optional: [Located<LanguageTag>] = []
        /// The parent of a language where it differs from CLDR's.
        package var fallback: [LanguageTag: LanguageTag] = [:]
        /// The least share of translated keys, from 0 to 1.
        package var minimumCoverage: [LanguageTag: Located<Double>] = [:]
    }

    package struct LayerRule: Sendable {
        package var name: Located<String>
        package var kind: LayerKind
        package var paths: [Located<PathPattern>]
        package var brand: String?
        package var overridesOnly = false
    }

    /// What the sources do not show about keys.
    package struct Keys: Sendable {
        /// Keys that code puts together at run time, or that others ask for.
        package var dynamic: [PathPattern] = []
        /// Functions that look keys up and are not among the sources.
        package var functions: [String] = []
        /// How functions put the values that they are given into a text.
        package var arguments: [String: InsertionStyle] = [:]
        /// The key paths of attributes that interface files set, and whose values are keys.
        package var attributes: [String] = []
    }

    package struct UpstreamSettings: Sendable {
        /// The file that remembers the defaults; nil means the one of the usual name, if any.
        package var lock: Located<String>?
        /// The new names of defaults that got others.
        package var renames: [String: String] = [:]
        /// The file with those names, where it is one of its own.
        package var renamesFile: Located<String>?
    }

    package struct StateViewSettings: Sendable {
        /// The documents that are read, as patterns of paths; nil means all that are found.
        package var documents: [Located<PathPattern>]?
        /// The profile of views that name none; nil for the usual one.
        package var profile: StateViewProfile?
    }

    package struct Themes: Sendable {
        /// The resolver document; nil means the one that is found, else the embedded one.
        package var resolver: Located<String>?
        /// The file that holds what the theme resolves to; nil means the one that lies beside it, if any.
        package var lock: Located<String>?
        package var dialect = Dialect.strict
        /// The modifiers that play the parts of brand, scheme and contrast.
        package var brandModifier = "brand"
        package var schemeModifier = "scheme"
        package var contrastModifier = "contrast"
        /// Where the configuration names modifiers that have no usual name.
        package var namedModifiers: [Located<String>] = []
    }

    /// How much of older syntax token files may have.
    package enum Dialect: String, Sendable, CaseIterable {
        case strict
        case lenient
        case styleDictionary = "style-dictionary"
    }

    package struct Contrast: Sendable {
        /// Aliases of the backgrounds that views may sit on; nil means those of the theme's own contract.
        package var hosts: [Located<String>]?
        // The ratios of WCAG 2.2: 1.4.3 and 1.4.11; with increased contrast those of 1.4.6.
        package var text = 4.5
        package var largeText = 3.0
        package var nonText = 3.0
        package var increasedText = 7.0
        package var increasedLargeText = 4.5
    }

    /// The files of a family, as patterns of paths.
    package struct FontRule: Sendable {
        /// As tokens name it.
        package var family: Located<String>
        package var paths: [Located<PathPattern>]
    }

    package struct Limits: Sendable {
        package var fileBytes = 67_108_864
        package var nesting = 512
        package var aliasDepth = 64
        package var placeholders = 100
        /// The most characters of the texts whose keys match.
        package var characters: [(pattern: PathPattern, count: Int)] = []
        /// The rooms that texts are shown in whose keys match.
        package var points: [Room] = []

        /// A place of so many lines that an app shows texts in.
        package struct Room: Sendable {
            package var keys: [PathPattern] = []
            package var style = TextStyle.body
            /// In points.
            package var width = 0
            package var lines = 1
            package var sizes = [SizeCategory.large]

            package init() {}
        }
    }

    package struct Plurals: Sendable {
        /// The largest number that texts are expected to show. A form that only larger ones select is worth a note.
        package var largestCount = 999_999
        package var appleZero = AppleZero.zeroOnly
    }

    /// How the texts are written that all given patterns match; a list that is empty matches everything.
    package struct MessageSetting: Sendable {
        package var notation: Located<Notation>
        /// Whether every apostrophe quotes, as in Java.
        package var doublesApostrophes = false
        package var files: [PathPattern] = []
        package var tables: [PathPattern] = []
        package var keys: [PathPattern] = []
    }

    /// The names of notations, as `message --notation` has them too.
    package enum Notation: String, Sendable, CaseIterable {
        /// ICU's MessageFormat 1.
        case mf1
        case printf
        case named
        /// Never formatted.
        case plain

        package var messageNotation: MessageNotation {
            switch self {
            case .mf1: .icu
            case .printf: .printf
            case .named: .named
            case .plain: .plain
            }
        }
    }

    /// When the run time shows a form `zero` in languages whose rules have it for other numbers too.
    package enum AppleZero: String, Sendable, CaseIterable {
        /// For 0; for the others nobody knows.
        case zeroOnly
        /// For all numbers of CLDR's rule.
        case cldr
    }

    package enum Platform: String, Sendable, CaseIterable {
        case ios
        case watchos32
        case android
        case web
    }

    /// The severity that a rule or an area is given.
    package struct RuleSetting: Sendable {
        /// A rule's id, or `area:NAME`.
        package var target: Located<String>
        package var level: Level
    }

    package enum Level: String, Sendable, CaseIterable {
        case error
        case warning
        case note
        case off

        package var severity: Severity? {
            switch self {
            case .error: .error
            case .warning: .warning
            case .note: .note
            case .off: nil
            }
        }
    }

    /// Settings for what all given patterns match; a list that is empty matches everything.
    package struct RuleException: Sendable {
        package var files: [PathPattern] = []
        package var keys: [PathPattern] = []
        package var locales: [LanguageTag] = []
        package var brands: [String] = []
        package var views: [PathPattern] = []
        package var rules: [RuleSetting] = []
        package var reason: String?
    }
}
