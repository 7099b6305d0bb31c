package import L10nProject
package import TextShaping

extension FontLibrary {
    /// What the texts of a project are measured with: its own fonts, and those that stand in.
    package convenience init(_ fonts: ProjectFonts) {
        self.init(
            families: fonts.families.mapValues { files in
                files.map { Face(path: $0.path, index: $0.index, weights: $0.weights, isItalic: $0.isItalic) }
            })
    }
}
