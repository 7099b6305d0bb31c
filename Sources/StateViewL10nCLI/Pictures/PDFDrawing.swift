import L10nProject
import L10nSource
import StateViewPictures

/// Makes a drawing of the first page of a PDF, as asset catalogs have many, by Poppler's `pdftocairo`.
///
/// It is a program of its own: whatever a file does to it, this one goes on. Source: layout.md LA-62.
enum PDFDrawing {
    /// So long a page may take; an icon takes a hundredth of it.
    private static let seconds = 10
    private static let largestDrawing = 4_000_000
    static let program = "pdftocairo"

    static func isMeant(_ file: SourceFile) -> Bool { file.path.lowercased().hasSuffix(".pdf") }

    static func icon(_ file: SourceFile) throws(PictureIcon.Problem) -> IconDrawing {
        func problem(_ message: String) -> PictureIcon.Problem {
            PictureIcon.Problem(message: message, span: file.span(SourceRange(at: 0)))
        }
        guard file.bytes.starts(with: "%PDF-".utf8) else { throw problem("this is no PDF; export the picture again") }
        guard let drawing = try? drawing(file.bytes) else {
            throw problem(
                ChildProcess.isOnPath(program)
                    ? "\(program) cannot draw this PDF; add the picture as SVG or PNG"
                    : "a PDF is drawn by \(program), which is not on this machine; install it (poppler-utils)")
        }
        do throws(PictureIcon.Problem) {
            return try IconDrawing(SourceFile(path: file.path, bytes: drawing))
        } catch {
            // Places in what was made mean nothing to whoever drew the file.
            throw problem(error.message)
        }
    }

    private static func drawing(_ bytes: [UInt8]) throws(LoadError) -> [UInt8]? {
        let scratch = try ScratchFolder()
        defer { scratch.remove() }
        let (input, output) = (scratch.path + "/icon.pdf", scratch.path + "/icon.svg")
        try scratch.write(bytes, to: input)
        let path = ChildProcess.variable("PATH").map { ["PATH=" + $0] } ?? []
        let status = ChildProcess.run(
            [program, "-svg", "-f", "1", "-l", "1", input, output], environment: path + ["LC_ALL=C"], input: nil,
            output: scratch.path + "/answer", complaints: scratch.path + "/complaints", seconds: seconds)
        return status == 0 ? try FileSystem.read(output, limit: largestDrawing) : nil
    }
}
