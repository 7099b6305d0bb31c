import DesignTokens
import L10nLocale
import StateViewLayout
import StateViews
import Testing
import TextShaping

@testable import StateViewPictures

/// Pictures for translators: numbered boxes, and what they stand for.
@Suite(.enabled(if: FontLibrary().isUsable, "HarfBuzz, fonts-inter and fonts-noto-core are needed"))
struct TranslatorPictureTests {
    static let style = FontStyle(families: ["Inter"], size: 15, weight: 400, lineHeight: 1.3)

    @Test func `boxes lie around the frames of the layout, moved with the part that is shown (GP-5)`() async throws {
        let drawn = try #require(await Drawn(StateViewDefinition(.login)))
        let marked = TranslatorPicture(drawn.picture, drawn.measurer)
        let bounds = marked.picture.bounds
        #expect(bounds.width == 390 && bounds.height < 844 && bounds.y > 0)
        for box in drawn.picture.boxes {
            let rect = marked.rect(of: box)
            #expect(rect == LayoutRect(box.rect.x, box.rect.y - bounds.y, box.rect.width, box.rect.height))
            let around = LayoutRect(box.rect.x - 2, box.rect.y - 2, box.rect.width + 4, box.rect.height + 4)
            let isDrawn = marked.picture.operations.contains { operation in
                if case .rectangle(around, _, nil, _?) = operation { true } else { false }
            }
            #expect(isDrawn, "\(box.key)")
        }
    }

    @Test func `the room of a text is what its line has left`() async throws {
        let drawn = try #require(await Drawn(StateViewDefinition(.noConnection)))
        let title = try #require(drawn.picture.boxes.first)
        let part = try #require(drawn.frames.part("title"))
        #expect(title.key == "DesignSystem.stateView.noConnectionTitle" && title.lines == 1)
        #expect(abs(title.room + part.lines[0].width - title.width) < 1e-9 && title.width <= 390)
        #expect(title.roomText.hasPrefix("1 line (no limit), "))
    }

    @Test func `a line that is wider than any number of points leaves no room`() {
        let box = TextBox(
            number: 1, part: "title", key: "a", file: "a.strings", text: "A", language: .english,
            rect: LayoutRect(0, 0, 390, 20), lines: 1, maxLines: nil, width: 390, room: -1e30, isTruncated: false)
        #expect(box.roomText == "1 line (no limit), 0 of 390 pt free")
    }
}
