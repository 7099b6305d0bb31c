internal import CCairo
package import StateViewLayout

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Turns our SVG into the files that other programs ask for, by Cairo and librsvg.
///
/// It is opened when it is first asked (decision 0013). Source: layout.md LA-57, LA-60, LA-61.
package enum PictureRenderer {
    /// Whether the libraries are on the machine.
    package static var isAvailable: Bool { svl_cairo_is_open() != 0 }

    /// The most pixels that a side of a picture may have.
    package static let largestSide = 32_767.0

    /// - Parameter scale: pixels in a point.
    /// - Returns: nil where the libraries are missing or refuse.
    package static func png(_ svg: String, _ size: LayoutSize, scale: Double) -> [UInt8]? {
        guard max(size.width, size.height) * scale <= largestSide else { return nil }
        return unsafe bytes(svg) { bytes, count, written in
            unsafe svl_png(bytes, count, size.width, size.height, scale, written)
        }
    }

    package static func pdf(_ svg: String, _ size: LayoutSize) -> [UInt8]? {
        unsafe bytes(svg) { bytes, count, written in unsafe svl_pdf(bytes, count, size.width, size.height, written) }
    }

    /// How many pixels differ between two pictures of a size, with one pixel in a point.
    /// - Returns: nil where the libraries are missing or refuse.
    package static func differentPixels(_ first: String, _ second: String, _ size: LayoutSize) -> Int? {
        guard max(size.width, size.height) <= largestSide else { return nil }
        let count = unsafe Array(first.utf8).withUnsafeBufferPointer { first in
            unsafe Array(second.utf8).withUnsafeBufferPointer { second in
                unsafe svl_different_pixels(
                    first.baseAddress, first.count, second.baseAddress, second.count, size.width, size.height)
            }
        }
        return count < 0 ? nil : Int(count)
    }

    private static func bytes(
        _ svg: String, _ draw: (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int>) -> UnsafeMutablePointer<UInt8>?
    ) -> [UInt8]? {
        var written = 0
        let drawn = unsafe Array(svg.utf8).withUnsafeBufferPointer { buffer in
            unsafe draw(buffer.baseAddress, buffer.count, &written)
        }
        guard let drawn = unsafe drawn else { return nil }
        defer { unsafe free(drawn) }
        return unsafe Array(UnsafeBufferPointer(start: drawn, count: written))
    }
}
