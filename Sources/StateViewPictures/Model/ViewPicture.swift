package import L10nLocale
import L10nSource
package import StateViewLayout

/// A state view as it is drawn: the same for the same view, room and files of fonts and icons.
///
/// Source: layout.md LA-56 to LA-62; state-views.md 9.
package struct ViewPicture: Sendable {
    /// A text that the picture shows, for those who cannot see it.
    package struct Text: Sendable, Hashable {
        package let text: String
        package let language: LanguageTag
    }

    /// What the picture is of, in a few words.
    package var title: String
    package var texts: [Text]
    /// The part of the container that is shown.
    package var bounds: LayoutRect
    package var operations: [PictureOperation]
    /// The texts that somebody can translate, and where they stand, from the top.
    package private(set) var boxes: [TextBox]
    package let outcome: StateViewFrames.Outcome

    /// The picture with some of its boxes, counted anew.
    package func keeping(_ isKept: (TextBox) -> Bool) -> ViewPicture {
        var picture = self
        picture.boxes = boxes.filter(isKept)
        for index in picture.boxes.indices { picture.boxes[index].number = index + 1 }
        return picture
    }

    /// The picture as an SVG; also what its hash is made of.
    package var svg: String { SVGWriter.text(of: self) }

    /// Twelve hexadecimal digits that tell a picture from another one.
    package static func hash(_ svg: String) -> String { SHA256.hexDigest(of: Array(svg.utf8), digits: 12) }
}
