import Foundation
import L10nSource
import L10nUsage
import TestSupport
import Testing

/// What property lists, build settings and data ask for.
@Suite struct PropertyListUsesTests {
    private static func file(_ path: String) throws -> SourceFile {
        SourceFile(
            path: PathText.name(of: path),
            bytes: Array(try Data(contentsOf: Golden.fixtures.appending(path: "Usage/" + path))))
    }

    private static func check(_ path: String, _ read: (SourceFile) -> Parsed<[KeyUse]>) throws {
        let file = try file(path)
        let parsed = read(file)
        #expect(parsed.diagnostics.isEmpty)
        let lines = parsed.value.map { UsageListing.line($0, in: file) }
        let folder = PathText.parent(of: "Usage/" + path)
        #expect(try Golden.difference(lines.joined(), "\(folder)/expected/\(file.path).txt") == nil)
    }

    @Test func `an Info.plist has the keys of its table, and values that are looked up (SC-55)`() throws {
        try Self.check("PropertyLists/Info.plist", PropertyListUses.uses)
    }

    @Test func `an Info.plist that the build sends through the preprocessor has the keys of each branch (SC-55)`() {
        let text = """
            <plist version="1.0">
            <dict>
            #ifdef BETA
            <key>NSCameraUsageDescription</key><string>Scan</string>
            # else
            <key>NSMicrophoneUsageDescription</key><string>Talk</string>
            #endif
            </dict>
            </plist>

            """
        let parsed = PropertyListUses.uses(in: SourceFile(path: "Info.plist", text: text))
        #expect(parsed.diagnostics.isEmpty)
        #expect(
            parsed.value.compactMap(\.key.literal).filter { $0.hasPrefix("NS") } == [
                "NSCameraUsageDescription", "NSMicrophoneUsageDescription",
            ])
        let other = SourceFile(path: "Info.plist", text: text.replacing("#endif", with: "#ending"))
        #expect(!PropertyListUses.uses(in: other).diagnostics.isEmpty)
    }

    @Test func `any other property list mentions its texts (SC-80)`() throws {
        try Self.check("PropertyLists/Menu.plist", PropertyListUses.uses)
    }

    @Test func `titles of settings are keys of the table that the page names (SC-58)`() throws {
        try Self.check("PropertyLists/Root.plist", PropertyListUses.settingsUses)
    }

    @Test func `ids of intents are keys, with the texts beside them (SC-57)`() throws {
        try Self.check("PropertyLists/Intents.intentdefinition", PropertyListUses.intentUses)
    }

    @Test func `keys that stand in no property list may be known all the same (SC-56)`() {
        let known = ["NSCameraUsageDescription", "NFCReaderUsageDescription", "CFBundleDisplayName", "CFBundleName"]
        #expect(known.allSatisfy(InfoPropertyList.isKnown))
        #expect(!["CFBundleDisplayname", "Delivery"].contains(where: InfoPropertyList.isKnown))
        #expect(InfoPropertyList.isUsageDescription("NFCReaderUsageDescription"))
        #expect(!InfoPropertyList.isUsageDescription("CFBundleName"))
    }

    @Test(arguments: ["<plist><dict><key>a</dict></plist>", "bplist00", "", "{ a = "])
    func `a property list that cannot be read is said (SC-55)`(text: String) {
        let parsed = PropertyListUses.uses(in: SourceFile(path: "Info.plist", text: text))
        #expect(parsed.value.isEmpty)
        #expect(!parsed.diagnostics.isEmpty)
    }

    @Test func `settings of a build count as the property list, and name macros (SC-55)`() throws {
        for (name, macros) in [
            ("project.pbxproj", ["NSLocalizedString", "Translator.text"]), ("App.xcconfig", ["TRANSLATE", "tr"]),
        ] {
            try Self.check("Settings/" + name) { Parsed(BuildSettings.uses(in: $0)) }
            #expect(BuildSettings.macroNames(in: try Self.file("Settings/" + name)) == macros)
        }
    }

    @Test func `a list of macros that nobody closed ends before the next setting`() {
        let file = SourceFile(
            path: "project.pbxproj",
            text: "LOCALIZED_STRING_MACRO_NAMES = ( one,\nLOCALIZED_STRING_MACRO_NAMES = ( two,\nthree,")
        #expect(BuildSettings.macroNames(in: file) == ["one", "two", "three"])
    }

    @Test func `texts of data that are keys are mentions (SC-80)`() throws {
        let keys: Set<String> = ["menu.title", "item.one", "item.two", "title"]
        for name in ["menu.json", "menu.yaml", "menu.html"] {
            try Self.check("Data/" + name) { Parsed(DataUses.mentions(in: $0, isKey: keys.contains)) }
        }
    }

    @Test func `data that a property list is made of mention its reasons to ask for access (SC-80)`() throws {
        let keys: Set<String> = ["NSCameraUsageDescription", "NSLocalNetworkUsageDescription", "name"]
        for name in ["project.yml", "app.json"] {
            try Self.check("Data/" + name) { Parsed(DataUses.mentions(in: $0, isKey: keys.contains)) }
        }
    }

    @Test func `documents of state views use the keys that they name`() throws {
        try Self.check("Data/cart.stateview.json") { Parsed(DataUses.stateViewUses(in: $0)) }
    }
}
