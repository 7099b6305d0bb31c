extension ThemeLock {
    /// The tokens that have other values, or that only one of two locks has, in alphabetical order.
    package func differences(from other: ThemeLock) -> [TokenPath] {
        let (mine, theirs) = (Set(paths), Set(other.paths))
        return mine.union(theirs).filter { path in
            !mine.contains(path) || !theirs.contains(path) || allValues(path) != other.allValues(path)
        }.sorted()
    }
}
