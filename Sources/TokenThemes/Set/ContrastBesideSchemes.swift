/// Files of more contrast as a choice of its own beside schemes: `contrast` beside `dark`, where what is light may have no name.
struct ContrastBesideSchemes {
    /// Their numbers, each with that of a file of the scheme beside it.
    let siblings: [Int: Int]

    /// The files whose folder, or own name, says more contrast and nothing else beside one that is a scheme, where they
    /// override something. Where each scheme has its own, names before it tell them apart, and there are none.
    init(_ files: [ConditionalFile], _ inputs: [PathConditions.Input]) {
        func around(_ place: Int, of file: ConditionalFile) -> [String] {
            file.names[..<place] + [place == file.names.count - 1 ? "file" : "folder"]
        }
        var schemes: [[String]: Int] = [:]
        var isOfSchemes = false
        for (index, file) in files.enumerated() {
            guard let place = file.place else { continue }
            if let prefix = file.prefix {
                if ContextWords.isMoreContrast(prefix) { isOfSchemes = true }
            } else {
                schemes[around(place, of: file)] = index
            }
        }
        guard !isOfSchemes, !schemes.isEmpty, files.allSatisfy({ $0.platform == nil }) else {
            siblings = [:]
            return
        }
        var found: [Int: Int] = [:]
        for (index, file) in files.enumerated() where file.condition.scheme == nil {
            let place = file.names.firstIndex(where: ContextWords.isMoreContrast)
            found[index] = place.flatMap { schemes[around($0, of: file)] }
        }
        var (own, others) = (TokenFolder(), TokenFolder())
        for (index, input) in inputs.enumerated() {
            if found[index] == nil { others.add(input) } else { own.add(input) }
        }
        siblings = own.overlaps(others) ? found : [:]
    }

    /// Adds more contrast to the themes of the brands whose schemes it stands beside: it overrides what is light, and the
    /// dark is as it is without.
    /// - Returns: whether there is any.
    func add(to conditions: inout PathConditions) -> Bool {
        guard !siblings.isEmpty, conditions.files.allSatisfy({ $0.platform == nil }),
            conditions.themes.contains(where: { $0.scheme == "light" })
        else { return false }
        let brands = Set(siblings.values.map { conditions.files[$0].condition.brand })
        for (index, sibling) in siblings {
            conditions.files[index].condition = PathConditions.Condition(
                brand: conditions.files[sibling].condition.brand, scheme: "light")
            conditions.files[index].platform = ContrastContext.more
        }
        conditions.themes = conditions.themes.flatMap { theme in
            let isMeant = brands.contains(theme.brand) || conditions.sharesSchemes && brands.contains(nil)
            guard theme.scheme != nil, isMeant else { return [theme] }
            return [theme.brand == nil ? ContrastContext.usual : nil, ContrastContext.more].map {
                PathConditions.Condition(brand: theme.brand, scheme: theme.scheme, platform: $0)
            }
        }
        return true
    }
}
