import L10nLocale
import L10nProject
import L10nSource
import StateViewLayout
import StateViewPictures
import StateViewPreview
import StateViews

/// Counts the pixels that views are drawn otherwise in: a new icon changes no text, token or frame.
///
/// Views that both sides have are compared in the source language, for each brand in both schemes.
struct DrawingDifference {
    private let old: ProjectPictures
    private let new: ProjectPictures
    private let language: LanguageTag

    /// How many views have pictures in the page, as these are large.
    private static let mostPictures = 50

    private struct Count {
        let reader: PictureReader
        let pixels: Int
        let all: Int
        let pictures: DifferencePage.Change.Pictures
    }

    /// - Parameter language: the one that views are drawn in.
    init(from old: Project, to new: Project, language: LanguageTag) throws(CommandFailure) {
        self.old = try ProjectPictures(old)
        self.new = try ProjectPictures(new)
        self.language = language
    }

    /// One change a view.
    func changes(
        from old: [StateViewDefinition], to new: [StateViewDefinition], brands: [String?], _ progress: Progress
    ) -> [DifferencePage.Change] {
        let formers = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
        var changes: [DifferencePage.Change] = []
        for (done, definition) in new.enumerated() {
            progress.tell("drawing", done + 1, of: new.count)
            guard let former = formers[definition.id] else { continue }
            var counts: [Count] = []
            for brand in brands {
                for scheme in [StateViewEnvironment.ColorScheme.light, .dark] {
                    let reader = PictureReader(language: language, brand: brand, scheme: scheme)
                    if let count = count(former, definition, reader) { counts.append(count) }
                }
            }
            let hasPictures = changes.count < Self.mostPictures
            if let change = Self.change(definition.id, counts, hasPictures: hasPictures) { changes.append(change) }
        }
        return changes
    }

    /// nil where both are drawn alike, and where a brand has no colours, which the command tells anyway.
    private func count(
        _ former: StateViewDefinition, _ definition: StateViewDefinition, _ reader: PictureReader
    ) -> Count? {
        guard let before = try? old.picture(of: former, for: reader),
            let after = try? new.picture(of: definition, for: reader)
        else { return nil }
        let (first, second) = (before.svg, after.svg)
        guard first != second else { return nil }
        let size = LayoutSize(
            max(before.bounds.width, after.bounds.width), max(before.bounds.height, after.bounds.height))
        guard let pixels = PictureRenderer.differentPixels(first, second, size), pixels > 0 else { return nil }
        return Count(
            reader: reader, pixels: pixels, all: Int(size.width.rounded(.up)) * Int(size.height.rounded(.up)),
            pictures: DifferencePage.Change.Pictures(before: first, after: second))
    }

    /// The cell that differs most comes first.
    private static func change(_ view: String, _ counts: [Count], hasPictures: Bool) -> DifferencePage.Change? {
        // By shares, multiplied crosswise instead of divided.
        let counts = counts.sorted { $0.pixels * $1.all > $1.pixels * $0.all }
        guard let most = counts.first else { return nil }
        let share = Double(most.pixels * 1000 / most.all) / 10
        let brands = counts.compactMap(\.reader.brand).sorted()
        return DifferencePage.Change(
            kind: "drawing", what: view, old: nil,
            new: "\(Wording.count(most.pixels, "pixel", "pixels")) of \(most.all) (\(share) %)",
            scope: [DifferenceCells.names(brands, "brand", "brands")].compactMap(\.self),
            cells: counts.map { count in
                var cell = DifferencePage.Cell(view: view, language: "\(count.reader.language)")
                (cell.brand, cell.scheme) = (count.reader.brand, count.reader.scheme.rawValue)
                cell.container = PictureReader.name(count.reader.screen)
                return cell
            }, pictures: hasPictures ? most.pictures : nil)
    }
}
