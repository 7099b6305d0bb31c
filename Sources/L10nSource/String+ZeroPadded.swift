extension String {
    /// The text behind so many zeros that it has this length at least.
    package func zeroPadded(to length: Int) -> String {
        let missing = length - utf8.count
        return missing > 0 ? String(repeating: "0", count: missing) + self : self
    }
}
