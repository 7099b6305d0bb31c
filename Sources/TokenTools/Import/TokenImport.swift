package import DesignTokens
package import L10nSource
import TokenThemes

/// Token files of other tools as files of the format of 2025.10, with a report of what was lost on the way (TL-9).
package struct TokenImport: Sendable {
    /// Which tool wrote the files.
    package enum Dialect: String, Sendable, CaseIterable {
        /// Style Dictionary; a folder for each brand and scheme.
        case styleDictionary = "style-dictionary"
        /// Tokens Studio for Figma: token sets, and themes that choose some.
        case tokensStudio = "tokens-studio"
        /// Variables of Figma, a file for each mode of a collection.
        case figma
    }

    /// Something that is not in the new files as it was in the old ones.
    package struct Remark: Sendable, Hashable {
        package enum Kind: String, Sendable, Hashable, CaseIterable {
            /// It stands there in another form.
            case changed
            /// It is not there.
            case dropped
        }

        package var kind: Kind
        package var message: String
        package var span: SourceSpan
    }

    /// How many definitions are lost, as another file defines the token otherwise for the same theme.
    package var lostCount = 0
    /// How many files are not written as they are no JSON.
    package private(set) var damagedCount = 0
    /// How many files hold tokens, or look as if they did, and are of a kind that is not read.
    package private(set) var unreadCount = 0
    /// The resolver document first.
    package var files: [TokenExportFile] = []
    /// In the order of the old files.
    package var remarks: [Remark] = []
    /// The numbers of tokens that were read and that are written; a token in several themes counts in each.
    package var readCount = 0
    package var writtenCount = 0

    /// An old theme by itself, as one token file, with the contexts that it is in the new files.
    typealias SourceTheme = (contexts: [String: String], text: String)

    var sourceThemes: [SourceTheme] = []

    /// - Parameters:
    ///   - files: by their paths from the folder that is imported, in the order of the paths.
    ///   - plainUnit: what lengths without a unit are measured in; nil for what the tool takes them for.
    package init(_ files: [SourceFile], from dialect: Dialect, plainUnit: Dimension.Unit? = nil) {
        var reader = ImportReader(dialect, plainUnit: plainUnit)
        switch dialect {
        case .styleDictionary:
            var themes = StyleDictionaryThemes(files, &reader)
            if let values = reader.foundValues.used {
                reader = ImportReader(dialect, plainUnit: plainUnit, plainValues: values)
                themes = StyleDictionaryThemes(files, &reader)
            }
            self.files = themes.layers?.files ?? ImportedConditions(themes, reader.groups).files
            sourceThemes = themes.sources
        case .tokensStudio:
            let sets = TokensStudioSets(files, &reader)
            self.files = sets.layers.files
            sourceThemes = sets.sources
        case .figma:
            let modes = FigmaModes(files, &reader)
            self.files = modes.layers.files
            sourceThemes = modes.sources
        }
        remarks = reader.remarks
        lostCount = reader.lostCount
        damagedCount = reader.damagedFiles
        unreadCount = reader.unreadFiles
        readCount = reader.count
        writtenCount = reader.count - reader.droppedTokens - reader.lostCount
    }

    /// Says of files of another kind that they are left out, where they look as if they held tokens (TL-9).
    package mutating func note(unread files: [SourceFile]) {
        for file in files where TokenLikeText.holds(file) {
            unreadCount += 1
            remarks.append(
                Remark(
                    kind: .dropped, message: "the file is not read, as it is not JSON; write its tokens as JSON",
                    span: file.span(SourceRange(at: 0))))
        }
    }
}
