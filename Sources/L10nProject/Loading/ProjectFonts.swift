package import L10nSyntax

/// The font files of a project.
package struct ProjectFonts: Sendable {
    package let faces: [FontFace]
    /// The names of files, without their extensions, in which no name can be read, as they are compressed.
    package let compressed: [String]

    package static let none = ProjectFonts(faces: [], compressed: [])

    init(faces: [FontFace], compressed: [String]) {
        self.faces = faces
        self.compressed = compressed
    }

    /// Reads the fonts among some files; what cannot be read is left out, as no text depends on it.
    init(_ files: [FoundFile], limit: Int) {
        var faces: [FontFace] = []
        var compressed: [String] = []
        for file in files where file.role == .font {
            let name = file.path.split(separator: "/").last.map(String.init) ?? ""
            if name.lowercased().hasSuffix(".woff") || name.lowercased().hasSuffix(".woff2") {
                compressed.append(name.split(separator: ".").first.map(String.init) ?? name)
            } else if let bytes = try? FileSystem.read(file.path, limit: limit) {
                faces += FontFace.faces(in: bytes)
            }
        }
        self.init(faces: faces, compressed: compressed)
    }
}
