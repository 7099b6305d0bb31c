/// One step from a tag as it was written to the canonical one.
package enum LanguageTagChange: Hashable, Sendable {
    /// `_` instead of `-`.
    case separators
    case letterCase
    /// `sr_RS@latin`, `de_DE.UTF-8`.
    case posixName
    /// `English.lproj`, as folders were named before there were tags in them.
    case folderName
    /// A language subtag, or a whole tag, that another replaced.
    case language(from: String, to: LanguageTag, AliasReason)
    /// `no`, which covers Bokmål and Nynorsk.
    case norwegian
    /// `zh-TW`, where the region stands for a script.
    case chineseRegion(String)
    case region(from: String, to: String)
    case script(from: String, to: String)
    case variant(from: String, to: String)

    /// Why one tag stands for another, in the words of CLDR's alias table.
    package enum AliasReason: String, Hashable, Sendable {
        case deprecated
        case legacy
        /// A three-letter code of a language that has a two-letter one.
        case overlong
        /// The code that libraries use, such as `ger`.
        case bibliographic
        /// A language whose texts are tagged by the group that it belongs to, such as `cmn`.
        case macrolanguage
    }

    /// The step that is told when there were several; of one weight it is the first that was done.
    var weight: Int {
        switch self {
        case .posixName, .separators, .letterCase: 0
        case .script, .variant: 1
        case .region: 2
        case .chineseRegion, .norwegian: 3
        case .language, .folderName: 4
        }
    }

    /// What was not canonical, as a phrase that follows the quoted text.
    func phrase(in text: String) -> String {
        switch self {
        case .separators: "has '_' between its parts"
        case .letterCase: "is not in the usual letter case"
        case .posixName: "is a POSIX name"
        case .folderName: "is an old folder name"
        case .language(let old, let tag, let reason):
            old.utf8.count == text.utf8.count
                ? "is \(reason.phrase) \(tag.englishName)" : "has '\(old)', \(reason.phrase) \(tag.englishName)"
        case .norwegian: "may mean Bokmål or Nynorsk"
        case .chineseRegion: "names a script by a region"
        case .region(let old, let new): "has the region '\(old)', which is now '\(new)'"
        case .script(let old, let new): "has the script '\(old)', which is now '\(new)'"
        case .variant(let old, let new): "has the variant '\(old)', which is now '\(new)'"
        }
    }
}

extension LanguageTagChange.AliasReason {
    fileprivate var phrase: String {
        switch self {
        case .deprecated, .legacy: "the old tag of"
        case .overlong: "the three-letter code of"
        case .bibliographic: "the library code of"
        case .macrolanguage: "covered by the tag of"
        }
    }
}
