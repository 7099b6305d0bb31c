/// A public page that a rule rests on.
package struct RuleSource: Sendable, Hashable {
    /// What to look for on the page: its owner, its name, and the section where it has some.
    package let title: String
    package let address: String

    private init(_ title: String, _ address: String) {
        self.title = title
        self.address = address
    }

    /// A guide that Apple keeps in its archive.
    private init(_ title: String, archived path: String) {
        self.init(title, "https://developer.apple.com/library/archive/documentation/" + path)
    }
}

extension RuleSource: CustomStringConvertible {
    package var description: String { "\(title) <\(address)>" }
}

/// Pages of Apple, and sources that show what its readers do.
extension RuleSource {
    static let alerts = RuleSource(
        "Apple, Human Interface Guidelines, Alerts",
        "https://developer.apple.com/design/human-interface-guidelines/alerts")
    static let assetCatalogs = RuleSource(
        "Apple, Xcode, Managing assets with asset catalogs",
        "https://developer.apple.com/documentation/xcode/managing-assets-with-asset-catalogs")
    static let bundleSearch = RuleSource(
        "Apple, Bundle Programming Guide, The Bundle Search Pattern",
        archived: "CoreFoundation/Conceptual/CFBundles/AccessingaBundlesContents/AccessingaBundlesContents.html")
    static let buttons = RuleSource(
        "Apple, Human Interface Guidelines, Buttons",
        "https://developer.apple.com/design/human-interface-guidelines/buttons")
    static let catalogCompiler = RuleSource(
        "swift-build, XCStringsCompiler.swift",
        "https://github.com/swiftlang/swift-build/blob/main/Sources/SWBApplePlatform/XCStringsCompiler.swift")
    static let contentUnavailable = RuleSource(
        "Apple, SwiftUI, ContentUnavailableView",
        "https://developer.apple.com/documentation/swiftui/contentunavailableview")
    static let exporting = RuleSource(
        "Apple, Xcode, Exporting localizations",
        "https://developer.apple.com/documentation/xcode/exporting-localizations")
    static let feedback = RuleSource(
        "Apple, Human Interface Guidelines, Feedback",
        "https://developer.apple.com/design/human-interface-guidelines/feedback")
    static let formatSpecifiers = RuleSource(
        "Apple, String Programming Guide, String Format Specifiers",
        archived: "Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html")
    static let importing = RuleSource(
        "Apple, Xcode, Importing localizations",
        "https://developer.apple.com/documentation/xcode/importing-localizations")
    static let inflection = RuleSource(
        "Apple, Foundation, InflectionRule (automatic grammar agreement)",
        "https://developer.apple.com/documentation/foundation/inflectionrule")
    static let loading = RuleSource(
        "Apple, Human Interface Guidelines, Loading",
        "https://developer.apple.com/design/human-interface-guidelines/loading")
    static let localizedString = RuleSource(
        "Apple, Foundation, how a bundle looks up a localized string",
        "https://developer.apple.com/documentation/foundation/bundle/localizedstring(forkey:value:table:)")
    static let oldStylePlistReader = RuleSource(
        "CoreFoundation, CFOldStylePList.c",
        "https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/CoreFoundation/CFOldStylePList.c")
    static let oldStylePlists = RuleSource(
        "Apple, Property List Programming Guide, Old-Style ASCII Property Lists",
        archived: "Cocoa/Conceptual/PropertyLists/OldStylePlists/OldStylePLists.html")
    static let radar39390733 = RuleSource("openradar 39390733", "https://openradar.appspot.com/39390733")
    static let sfSymbols = RuleSource(
        "Apple, Human Interface Guidelines, SF Symbols",
        "https://developer.apple.com/design/human-interface-guidelines/sf-symbols")
    static let stringCatalogs = RuleSource(
        "Apple, Xcode, Localizing and varying text with a string catalog",
        "https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog")
    static let stringsdict = RuleSource(
        "Apple, Internationalization and Localization Guide, Stringsdict File Format",
        archived: "MacOSX/Conceptual/BPInternational/StringsdictFileFormat/StringsdictFileFormat.html")
    static let typography = RuleSource(
        "Apple, Human Interface Guidelines, Typography",
        "https://developer.apple.com/design/human-interface-guidelines/typography")
    static let writing = RuleSource(
        "Apple, Human Interface Guidelines, Writing",
        "https://developer.apple.com/design/human-interface-guidelines/writing")
    static let xmlPlistReader = RuleSource(
        "CoreFoundation, CFPropertyList.c, skipDTD",
        "https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/CoreFoundation/CFPropertyList.c")
}

/// Pages of Unicode, CLDR and ICU.
extension RuleSource {
    static let bidi = RuleSource("UAX #9, Unicode Bidirectional Algorithm", "https://www.unicode.org/reports/tr9/")
    static let canonicalLocales = RuleSource(
        "UTS #35 Part 1, Canonical Unicode Locale Identifiers",
        "https://www.unicode.org/reports/tr35/#Canonical_Unicode_Locale_Identifiers")
    static let exemplars = RuleSource(
        "CLDR, exemplar characters",
        "https://www.unicode.org/cldr/charts/latest/by_type/core_data.alphabetic_information.main.html")
    static let graphemes = RuleSource(
        "UAX #29, Grapheme Cluster Boundaries",
        "https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries")
    static let icuMessages = RuleSource(
        "ICU User Guide, Formatting Messages",
        "https://unicode-org.github.io/icu/userguide/format_parse/messages/")
    static let messageFormat2 = RuleSource(
        "UTS #35 Part 9, MessageFormat",
        "https://www.unicode.org/reports/tr35/tr35-messageFormat.html")
    static let mixedScripts = RuleSource(
        "UTS #39, Unicode Security Mechanisms, 5.1",
        "https://www.unicode.org/reports/tr39/#Mixed_Script_Detection")
    static let normalization = RuleSource(
        "UAX #15, Unicode Normalization Forms",
        "https://www.unicode.org/reports/tr15/")
    static let pluralRules = RuleSource(
        "UTS #35 Part 3, Language Plural Rules",
        "https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules")
    static let pluralTable = RuleSource(
        "CLDR, Language Plural Rules",
        "https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html")
    static let scripts = RuleSource("UAX #24, Unicode Script Property", "https://www.unicode.org/reports/tr24/")
    static let simplifiedVariants = RuleSource(
        "UAX #38, kSimplifiedVariant",
        "https://www.unicode.org/reports/tr38/#kSimplifiedVariant")
    static let sourceCode = RuleSource("UTS #55, Unicode Source Code Handling", "https://www.unicode.org/reports/tr55/")
    static let weblateChecks = RuleSource(
        "Weblate, Checks and fixups", "https://docs.weblate.org/en/latest/user/checks.html")
    static let pofilter = RuleSource(
        "Translate Toolkit, Descriptions of all pofilter tests",
        "https://docs.translatehouse.org/projects/translate-toolkit/en/latest/commands/pofilter_tests.html")
    static let unicodeEncodings = RuleSource(
        "The Unicode Standard, section 3.9",
        "https://www.unicode.org/versions/latest/core-spec/chapter-3/#G7404")
    static let variationSelectors = RuleSource(
        "The Unicode Standard, section 23.5",
        "https://www.unicode.org/versions/latest/core-spec/chapter-23/#G19184")
}

/// Pages of the W3C and its groups.
extension RuleSource {
    static let compositeMessages = RuleSource(
        "W3C, Internationalization, Working with composite messages",
        "https://www.w3.org/International/articles/composite-messages/")
    static let tokenColor = RuleSource(
        "DTCG, Design Tokens Color Module 2025.10",
        "https://www.designtokens.org/tr/2025.10/color/")
    static let tokenFormat = RuleSource(
        "DTCG, Design Tokens Format Module 2025.10",
        "https://www.designtokens.org/tr/2025.10/format/")
    static let tokenResolver = RuleSource(
        "DTCG, Design Tokens Resolver Module 2025.10",
        "https://www.designtokens.org/tr/2025.10/resolver/")
    static let wcagAnimation = RuleSource(
        "WCAG 2.2, 2.3.3",
        "https://www.w3.org/TR/WCAG22/#animation-from-interactions")
    static let wcagColor = RuleSource("WCAG 2.2, 1.4.1", "https://www.w3.org/TR/WCAG22/#use-of-color")
    static let wcagContrast = RuleSource("WCAG 2.2, 1.4.3", "https://www.w3.org/TR/WCAG22/#contrast-minimum")
    static let wcagEnhancedContrast = RuleSource("WCAG 2.2, 1.4.6", "https://www.w3.org/TR/WCAG22/#contrast-enhanced")
    static let wcagErrorSuggestion = RuleSource("WCAG 2.2, 3.3.3", "https://www.w3.org/TR/WCAG22/#error-suggestion")
    static let wcagLabels = RuleSource("WCAG 2.2, 2.4.6", "https://www.w3.org/TR/WCAG22/#headings-and-labels")
    static let wcagLanguage = RuleSource("WCAG 2.2, 3.1.2", "https://www.w3.org/TR/WCAG22/#language-of-parts")
    static let wcagName = RuleSource("WCAG 2.2, 4.1.2", "https://www.w3.org/TR/WCAG22/#name-role-value")
    static let wcagNonText = RuleSource("WCAG 2.2, 1.1.1", "https://www.w3.org/TR/WCAG22/#non-text-content")
    static let wcagNonTextContrast = RuleSource("WCAG 2.2, 1.4.11", "https://www.w3.org/TR/WCAG22/#non-text-contrast")
    static let wcagRelationships = RuleSource("WCAG 2.2, 1.3.1", "https://www.w3.org/TR/WCAG22/#info-and-relationships")
    static let wcagStatus = RuleSource("WCAG 2.2, 4.1.3", "https://www.w3.org/TR/WCAG22/#status-messages")
    static let wcagTargetSize = RuleSource("WCAG 2.2, 2.5.8", "https://www.w3.org/TR/WCAG22/#target-size-minimum")
    static let xmlLineEnds = RuleSource("XML 1.0, section 2.11", "https://www.w3.org/TR/xml/#sec-line-ends")
}

/// Pages of other standards and reports.
extension RuleSource {
    static let csv = RuleSource("RFC 4180, section 2", "https://www.rfc-editor.org/rfc/rfc4180#section-2")
    static let csvInjection = RuleSource(
        "OWASP, CSV Injection",
        "https://owasp.org/www-community/attacks/CSV_Injection")
    static let jsonEncoding = RuleSource("RFC 8259, section 8.1", "https://www.rfc-editor.org/rfc/rfc8259#section-8.1")
    static let jsonObjects = RuleSource("RFC 8259, section 4", "https://www.rfc-editor.org/rfc/rfc8259#section-4")
    static let languageTags = RuleSource(
        "RFC 5646 (BCP 47), section 2.1",
        "https://www.rfc-editor.org/rfc/rfc5646#section-2.1")
    static let pathTraversal = RuleSource("CWE-22, Path Traversal", "https://cwe.mitre.org/data/definitions/22.html")
    static let subtagRegistry = RuleSource(
        "IANA, Language Subtag Registry",
        "https://www.iana.org/assignments/language-subtag-registry")
    static let trojanSource = RuleSource("CVE-2021-42574", "https://www.cve.org/CVERecord?id=CVE-2021-42574")
    static let weblate18135 = RuleSource(
        "WeblateOrg/weblate#18135",
        "https://github.com/WeblateOrg/weblate/issues/18135")
    static let xliff = RuleSource(
        "XLIFF 1.2, OASIS Standard",
        "https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html")
    static let xmlExternalEntities = RuleSource(
        "OWASP, XML External Entity Prevention",
        "https://cheatsheetseries.owasp.org/cheatsheets/XML_External_Entity_Prevention_Cheat_Sheet.html")
}
