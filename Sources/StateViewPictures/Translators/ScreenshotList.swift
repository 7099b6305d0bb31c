package import StateViewLayout

/// The list of screenshots that Xcode shows beside the texts of a package: a property list in a folder of pictures.
///
/// Apple documents neither its place nor its form. Both are those of packages that Xcode has written: an array of keys with
/// their table and, for each picture, its name and the frame of the text. Each key has a picture file of its own, because
/// Xcode marks the frame of one key in a file alone.
/// Source: state-views.md GP-5.
package struct ScreenshotList {
    /// From the folder `Notes` of a package: one folder for a test, in it one for a device.
    package static let folder = "Screenshots/StateViews/"
    package static let fileName = "localizedStringData.plist"

    /// A text that pictures show.
    package struct Entry: Sendable, Hashable {
        let key: String
        let table: String
        var screenshots: [Screenshot] = []

        package init(key: String, table: String) {
            self.key = key
            // What names no table is in the one that every app has.
            self.table = table.isEmpty ? "Localizable" : table
        }
    }

    package struct Screenshot: Sendable, Hashable {
        let name: String
        let frame: LayoutRect
    }

    private var entries: [Entry] = []
    private var numbers: [Entry: Int] = [:]

    package init() {}

    /// - Parameter name: of the picture's file beside the list.
    package mutating func add(_ key: String, table: String, name: String, frame: LayoutRect) {
        let entry = Entry(key: key, table: table)
        let number = numbers[entry] ?? entries.count
        if number == entries.count {
            entries.append(entry)
            numbers[entry] = number
        }
        entries[number].screenshots.append(Screenshot(name: name, frame: frame))
    }

    package var text: String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
            "<plist version=\"1.0\">", "<array>",
        ]
        for entry in entries {
            lines += ["\t<dict>", "\t\t<key>screenshots</key>", "\t\t<array>"]
            for screenshot in entry.screenshots {
                lines +=
                    ["\t\t\t<dict>"] + Self.pair("frame", Self.frame(screenshot.frame), "\t\t\t\t")
                    + Self.pair("name", screenshot.name, "\t\t\t\t") + ["\t\t\t</dict>"]
            }
            lines +=
                ["\t\t</array>"] + Self.pair("stringKey", entry.key, "\t\t")
                + Self.pair("tableName", entry.table, "\t\t") + ["\t</dict>"]
        }
        return (lines + ["</array>", "</plist>"]).map { $0 + "\n" }.joined()
    }

    private static func pair(_ key: String, _ value: String, _ indent: String) -> [String] {
        ["\(indent)<key>\(key)</key>", "\(indent)<string>\(SVGText.escaped(value))</string>"]
    }

    /// As AppKit writes a rectangle.
    private static func frame(_ rect: LayoutRect) -> String {
        let numbers = [rect.x, rect.y, rect.width, rect.height].map { SVGText.number($0) }
        return "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
    }
}
