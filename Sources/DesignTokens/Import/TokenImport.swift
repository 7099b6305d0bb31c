package import L10nSource

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

    /// The resolver document first.
    package var files: [TokenExportFile] = []
    /// In the order of the old files.
    package var remarks: [Remark] = []
    /// The numbers of tokens that were read and that are written; a token in several themes counts in each.
    package var readCount = 0
    package var writtenCount = 0

    /// The old themes, each as one token file, with the contexts that it is in the new files.
    var sourceThemes: [(contexts: [String: String], text: String)] = []

    /// - Parameter files: by their paths from the folder that is imported, in the order of the paths.
    package init(_ files: [SourceFile], from dialect: Dialect) {
        var reader = ImportReader(dialect)
        switch dialect {
        case .styleDictionary:
            let themes = StyleDictionaryThemes(files, &reader)
            self.files = ImportedConditions(themes.themes).files
            sourceThemes = themes.themes.map(\.source)
        case .tokensStudio: self.files = TokensStudioSets(files, &reader).layers.files
        case .figma: self.files = FigmaModes(files, &reader).layers.files
        }
        remarks = reader.remarks
        readCount = reader.count
        writtenCount = reader.count - reader.droppedTokens
    }
}
