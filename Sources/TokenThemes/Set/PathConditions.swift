/// Which brand and scheme files are for, by the names of their folders and their own: `tori-dark/a.json`,
/// `tori/dark/a.json`, `tori/dark.json`, `dark/tori.json`, `brands/tori/a.json`, `a.dark.json` (TL-4). Where the files of
/// several platforms define the same tokens, as `build/ios/a.json` and `build/web/a.json` do, a platform is a choice as a
/// brand is; so are the folders of one brand that do (`brands/tori/winter/a.json`).
package struct PathConditions {
    package struct Condition: Hashable {
        /// Nil where there is one brand, or the name says none.
        package var brand: String?
        package var scheme: String?
        /// A platform, or a folder of the brand.
        package var platform: String?

        package init(brand: String? = nil, scheme: String? = nil, platform: String? = nil) {
            self.brand = brand
            self.scheme = scheme
            self.platform = platform
        }

        /// The brand and the platform; nil where there is no choice of either.
        package var name: String? {
            let names = [brand, platform].compactMap(\.self)
            return names.isEmpty ? nil : names.joined(separator: "-")
        }
    }

    /// What a file says by its place, its tokens and what it refers to.
    package struct Input {
        /// From the outermost folder that all files share.
        let path: String
        let tokens: Set<String>
        /// The tokens that its own refer to.
        let references: Set<String>

        package init(path: String, tokens: Set<String>, references: Set<String>) {
            self.path = path
            self.tokens = tokens
            self.references = references
        }
    }

    private let paths: [[Substring]]
    /// The folders around folders, and around files, that are named as schemes.
    private var placesOfFolders: Set<[Substring]> = []
    private var placesOfFiles: Set<[Substring]> = []

    /// The themes that the files make up; empty where no name says anything, or where there would be too many.
    package internal(set) var themes: [Condition] = []
    /// The brands of the themes.
    private var brandsOfThemes: Set<String> = []
    /// Whether a file is for some themes and not for others, by its number.
    private var areConditional: [Bool] = []
    /// Whether the names tell more brands apart than any real set has, each of which is compared with the others.
    package private(set) var hasTooMany = false
    /// The most folders, and names before schemes, that are compared with each other.
    package static let limit = 256
    var files: [ConditionalFile]
    /// The brands whose files in no further folder are a theme of their own.
    var brandsWithBase: Set<String> = []
    /// Whether each scheme is that of all brands.
    var sharesSchemes = false
    /// The folders of brands in which other brands lie.
    var outerBrands: [String: String] = [:]
    /// What the brand is called that has no name beside others that have one.
    package internal(set) var plainBrand: String?

    package init(_ inputs: [Input]) {
        var files = LeadingSchemes.moved(inputs)
        let platforms = FilePlatforms.of(files.map { ($0.path, $0.tokens) })
        paths = files.map { $0.path.split(separator: "/") }
        self.files = files.indices.map { index in
            guard let platform = platforms[index] else { return ConditionalFile(files[index].path) }
            var file = ConditionalFile(platform.rest)
            file.platform = platform.name
            return file
        }
        let choices = Set(self.files.flatMap { [$0.folder, $0.condition.brand] }.compactMap(\.self))
        guard choices.count <= Self.limit else {
            hasTooMany = true
            self.files = files.map { _ in ConditionalFile("") }
            areConditional = files.map { _ in false }
            return
        }
        let contrasts = ContrastBesideSchemes(self.files, files)
        for index in contrasts.siblings.keys {
            // They say nothing of brands.
            (self.files[index].folder, self.files[index].inner, self.files[index].isNamed) = (nil, nil, false)
            files[index] = Input(path: files[index].path, tokens: [], references: [])
        }
        setPairs()
        joinParts(files)
        setBrandsOfSchemes(files)
        setSchemes()
        if themes.isEmpty { setBrands(files) }
        addOtherScheme(files)
        addBrandsWithoutSchemes(files)
        if platforms.allSatisfy({ $0 == nil }) { setInnerFolders(files) }
        nameBrands()
        crossWithBrands(files)
        if !contrasts.add(to: &self) { addPlatforms() }
        brandsOfThemes = Set(themes.compactMap(\.brand))
        areConditional = self.files.indices.map { index in !themes.allSatisfy { includes(index, in: $0) } }
        notePlaces()
    }

    /// The brands of the themes, with their platforms, in the order in which they are met.
    package var brands: [String] {
        var seen: Set<String> = []
        return themes.compactMap(\.name).filter { seen.insert($0).inserted }
    }

    /// The schemes of the themes, light first.
    package var schemes: [String] {
        var seen: Set<String> = []
        return themes.compactMap(\.scheme).filter { seen.insert($0).inserted }.sorted { $0 == "light" && $1 != "light" }
    }

    /// What the choice of a brand is called: only platforms may be there to choose from.
    package var brandName: String {
        if Set(themes.map(\.name)) == [ContrastContext.usual, ContrastContext.more] { return "contrast" }
        if themes.contains(where: { $0.brand != nil }) { return "brand" }
        return themes.allSatisfy { FilePlatforms.isKnown($0.platform ?? "") } ? "platform" : "theme"
    }

    /// Takes each theme apart by the platforms that its brand has files for.
    private mutating func addPlatforms() {
        let platforms = Set(files.compactMap(\.platform)).sorted()
        guard !platforms.isEmpty else { return }
        let brands = Set(themes.compactMap(\.brand))
        themes = (themes.isEmpty ? [Condition()] : themes).flatMap { theme in
            let own = platforms.filter { platform in
                files.contains { file in
                    let brand = file.condition.brand ?? file.folder
                    // A folder that is no brand holds files of all brands.
                    let isOfAll = brand.map { !brands.contains($0) } ?? true
                    return file.platform == platform && (isOfAll || brand == theme.brand || theme.brand == nil)
                        && (file.condition.scheme == nil || file.condition.scheme == theme.scheme)
                }
            }
            let base = theme.brand.map(brandsWithBase.contains) ?? !brandsWithBase.isEmpty ? [theme] : []
            return own.isEmpty
                ? [theme] : base + own.map { Condition(brand: theme.brand, scheme: theme.scheme, platform: $0) }
        }
    }

    /// Whether a file is for some themes and not for others.
    package func isConditional(_ index: Int) -> Bool { areConditional[index] }

    /// Whether a file is for a theme: what says no scheme belongs to all themes of the brand whose folder it lies in, else
    /// to all themes.
    package func includes(_ index: Int, in theme: Condition) -> Bool {
        let file = files[index]
        if let platform = file.platform, platform != theme.platform { return false }
        if file.condition.scheme != nil {
            let isOfBrand = file.condition.brand == theme.brand || sharesSchemes && file.condition.brand == nil
            return isOfBrand && file.condition.scheme == theme.scheme
        }
        guard let brand = file.condition.brand ?? file.folder, brandsOfThemes.contains(brand) else { return true }
        return brand == theme.brand || brand == theme.brand.flatMap { outerBrands[$0] }
    }

    /// What a file is for, a bit for each thing that its place says. A scheme says more than a folder of a brand, and that
    /// more than the brand.
    private func precedence(of index: Int) -> Int {
        let file = files[index]
        var bits = (file.condition.scheme == nil ? 0 : 8) | (file.platform == nil ? 0 : 4)
        let brand = file.condition.brand ?? (file.condition.scheme == nil ? file.folder : nil)
        if let brand, brandsOfThemes.contains(brand) { bits |= outerBrands[brand] == nil ? 1 : 3 }
        return bits
    }

    /// The files of a theme, by their numbers, in the order in which later ones override earlier ones, wherever they lie.
    package func sorted(_ indices: [Int]) -> [Int] {
        indices.sorted { (precedence(of: $0), $0) < (precedence(of: $1), $1) }
    }

    /// Whether it is known of two files of a theme which one counts: a scheme says more than a brand, though each may be one of
    /// all.
    package func isOrdered(_ index: Int, _ other: Int) -> Bool { precedence(of: index) != precedence(of: other) }

    /// Whether a file is for a part of what another one is for, and so is meant to override it.
    package func refines(_ index: Int, _ other: Int) -> Bool {
        let (own, outer) = (precedence(of: index), precedence(of: other))
        return own != outer && own & outer == outer
    }

    /// Notes where folders and files stand that are named as schemes.
    private mutating func notePlaces() {
        for (file, path) in zip(files, paths) {
            guard let scheme = file.condition.scheme,
                let place = path.lastIndex(where: {
                    ConditionalFile.condition(String($0.prefix { $0 != "." }))?.scheme == scheme
                })
            else { continue }
            if place == path.count - 1 {
                placesOfFiles.insert(Array(path[..<place]))
            } else {
                placesOfFolders.insert(Array(path[..<place]))
            }
        }
    }

    /// Whether a file that is for all themes lies in a folder, or is one, beside folders or files that are named as schemes.
    package func standsBesideSchemes(_ index: Int) -> Bool {
        guard !isConditional(index) else { return false }
        let path = paths[index]
        return path.indices.contains { depth in
            let places = depth == path.count - 1 ? placesOfFiles : placesOfFolders
            return places.contains(Array(path[..<depth]))
                && !Self.bases.contains(path[depth].prefix { $0 != "." }.lowercased())
        }
    }

    /// Names of what all schemes override.
    static let bases: Set<String> = ["all", "base", "common", "core", "default", "global", "globals", "shared"]
}
