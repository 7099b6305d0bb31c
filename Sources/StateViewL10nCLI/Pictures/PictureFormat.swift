import L10nSource
import StateViewLayout
import StateViewPictures

/// What a picture is written as.
enum PictureFormat: String, CaseIterable {
    case svg
    case png
    case pdf

    /// Ends the command where the libraries for it are missing.
    func check() throws(CommandFailure) {
        guard self != .svg, !PictureRenderer.isAvailable else { return }
        throw .environment(
            "\(rawValue.uppercased()) needs Cairo and librsvg, which are not on this machine; install them (libcairo2, "
                + "librsvg2-2), or write SVG")
    }

    /// The bytes of a file.
    /// - Parameter scale: pixels in a point; it counts for PNG alone.
    func bytes(_ svg: String, _ size: LayoutSize, scale: Int) throws(CommandFailure) -> [UInt8] {
        let bytes: [UInt8]? =
            switch self {
            case .svg: Array(svg.utf8)
            case .png: PictureRenderer.png(svg, size, scale: Double(scale))
            case .pdf: PictureRenderer.pdf(svg, size)
            }
        guard let bytes else {
            throw .environment(
                "Cairo cannot draw a picture of \(PictureReader.name(size)) points at a scale of \(scale); "
                    + "name a smaller screen, or write SVG")
        }
        return bytes
    }
}
