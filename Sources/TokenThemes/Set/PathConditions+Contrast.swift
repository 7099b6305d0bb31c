/// More contrast as a choice of its own beside schemes: `contrast` beside `dark`, where what is light may have no name.
extension PathConditions {
    /// The files whose folder, or own name, says more contrast and nothing else beside one that is a scheme, where they
    /// override something: each with a file of that scheme. Where each scheme has its own, names before it tell them apart.
    func contrastFiles(_ inputs: [Input]) -> [Int: Int] {
        func around(_ place: Int, of file: ConditionalFile) -> [String] {
            file.names[..<place] + [place == file.names.count - 1 ? "file" : "folder"]
        }
        var schemes: [[String]: Int] = [:]
        for (index, file) in files.enumerated() {
            guard let place = file.place else { continue }
            if let prefix = file.prefix {
                if ContextWords.isMoreContrast(prefix) { return [:] }
            } else {
                schemes[around(place, of: file)] = index
            }
        }
        guard !schemes.isEmpty, files.allSatisfy({ $0.platform == nil }) else { return [:] }
        var found: [Int: Int] = [:]
        for (index, file) in files.enumerated() where file.condition.scheme == nil {
            let place = file.names.firstIndex(where: ContextWords.isMoreContrast)
            found[index] = place.flatMap { schemes[around($0, of: file)] }
        }
        var (own, others) = (TokenFolder(), TokenFolder())
        for (index, input) in inputs.enumerated() {
            if found[index] == nil { others.add(input) } else { own.add(input) }
        }
        return own.overlaps(others) ? found : [:]
    }

    /// Adds more contrast to the themes of the brands whose schemes it stands beside: it overrides what is light, and the
    /// dark is as it is without.
    /// - Returns: whether there is any.
    mutating func addContrast(_ contrasts: [Int: Int]) -> Bool {
        guard !contrasts.isEmpty, files.allSatisfy({ $0.platform == nil }),
            themes.contains(where: { $0.scheme == "light" })
        else { return false }
        let brands = Set(contrasts.values.map { files[$0].condition.brand })
        for (index, sibling) in contrasts {
            files[index].condition = Condition(brand: files[sibling].condition.brand, scheme: "light")
            files[index].platform = ContrastContext.more
        }
        themes = themes.flatMap { theme in
            let isMeant = brands.contains(theme.brand) || sharesSchemes && brands.contains(nil)
            guard theme.scheme != nil, isMeant else { return [theme] }
            return [theme.brand == nil ? ContrastContext.usual : nil, ContrastContext.more].map {
                Condition(brand: theme.brand, scheme: theme.scheme, platform: $0)
            }
        }
        return true
    }
}
