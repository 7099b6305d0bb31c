import L10nSource

/// The findings of one file, in the order of reports.
struct FindingsOfFile {
    let path: String
    var findings: [Finding] = []

    /// Findings by their files, which are in byte order.
    /// - Parameter paths: further files, which may have no finding.
    static func groups(_ findings: [Finding], _ paths: [String] = []) -> [FindingsOfFile] {
        // Keyed by bytes: two paths may differ in their Unicode form alone.
        var places: [[UInt8]: Int] = [:]
        var files: [FindingsOfFile] = []
        func place(_ path: String) -> Int {
            let key = Array(path.utf8)
            if let known = places[key] { return known }
            places[key] = files.count
            files.append(FindingsOfFile(path: path))
            return files.count - 1
        }
        for path in paths { _ = place(path) }
        for finding in findings { files[place(finding.diagnostic.span.file)].findings.append(finding) }
        return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
