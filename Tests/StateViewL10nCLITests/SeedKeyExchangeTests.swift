import Foundation
import Testing

/// The eight keys of the first system in the file that its documentation shows: state-views.md 2.1.
@Suite struct SeedKeyExchangeTests {
    private static let english = #"""
        /* Heading when content failed to load */
        "DesignSystem.stateView.loadingFailureTitle" = "Couldn't load page";
        "DesignSystem.stateView.loadingFailureSubtitle" = "Something went \"wrong\"\nand more";

        // Two keys on one line, and the last first.
        "DesignSystem.stateView.loadingFailureButton" = "Try again"; "DesignSystem.stateView.noResultsTitle"="No \u2014 results";
        /* Heading when the device is offline */
        "DesignSystem.stateView.noConnectionTitle" = "No internet\tconnection";

        """#

    @Test func `order, comments and escapes survive the way to a translator and back (BB-3)`() throws {
        let danish = Self.english.replacing("Couldn't load page", with: "Siden kunne ikke hentes")
        let files = [
            "en.lproj/Localizable.strings": Self.english, "da.lproj/Localizable.strings": danish,
        ]
        try Tool.withFiles(files) { folder in
            #expect(try Tool.run(["export", "--locale", "da", "-o", "out.xliff"], in: folder).status == 0)
            let exported = try String(contentsOf: folder.appending(path: "out.xliff"), encoding: .utf8)
            let sources = exported.matches(of: /<source[^>]*>([^<]*)<\/source>/).map { String($0.1) }
            #expect(sources.count == 5)
            #expect(sources.contains("Something went \"wrong\"\nand more") || exported.contains("&quot;wrong&quot;"))
            #expect(exported.contains("Heading when the device is offline"))
            let answer = exported.replacing("Siden kunne ikke hentes", with: "Kunne ikke hente siden")
            try Data(answer.utf8).write(to: folder.appending(path: "back.xliff"))
            let result = try Tool.run(["import", "back.xliff"], in: folder)
            #expect(result.status == 0, "\(result)")
            func text(_ path: String) throws -> String {
                try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            }
            #expect(
                try text("da.lproj/Localizable.strings")
                    == danish.replacing("Siden kunne ikke hentes", with: "Kunne ikke hente siden"))
            #expect(try text("en.lproj/Localizable.strings") == Self.english)
        }
    }
}
