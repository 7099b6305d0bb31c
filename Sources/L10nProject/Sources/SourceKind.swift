import L10nSource
import StateViews

/// What a file may say about the keys that an app uses, told by its name and folder.
package enum SourceKind: Sendable, Hashable, CaseIterable {
    case swift
    /// Objective-C, C and what mixes them with C++.
    case objectiveC
    /// A storyboard or a xib.
    case interface
    /// The definition of intents.
    case intents
    /// A page of settings that the system shows.
    case settings
    /// `Info.plist` and all others.
    case propertyList
    /// The project file of Xcode, or a file of build settings.
    case buildSettings
    /// A document that defines state views.
    case stateViews
    /// JSON or YAML, whose values may be keys, or a page of HTML, whose words may be.
    case data

    static let endings: [String: SourceKind] = [
        "swift": .swift, "m": .objectiveC, "mm": .objectiveC, "h": .objectiveC, "c": .objectiveC, "cc": .objectiveC,
        "cpp": .objectiveC, "hpp": .objectiveC, "pch": .objectiveC, "storyboard": .interface, "xib": .interface,
        "intentdefinition": .intents, "plist": .propertyList, "pbxproj": .buildSettings, "xcconfig": .buildSettings,
        "json": .data, "yaml": .data, "yml": .data, "html": .data, "htm": .data,
    ]

    /// - Parameters:
    ///   - folder: the path to open of its folder, with a slash at its end where it is not empty.
    ///   - isAsset: whether the file belongs to an asset catalog.
    package init?(name: String, in folder: String, isAsset: Bool) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
            let kind = Self.endings[String(name[name.index(after: dot)...])]
        else { return nil }
        switch kind {
        case .swift, .objectiveC, .interface, .intents, .settings, .buildSettings, .stateViews: self = kind
        case .propertyList:
            if Self.machineFolders.contains(where: folder.contains) { return nil }
            // What an app is allowed to do names no texts.
            if name.hasSuffix("ntitlements.plist") { return nil }
            self = "/\(folder)".contains("/Settings.bundle/") ? .settings : .propertyList
        case .data:
            if name.hasSuffix(StateViewDocument.suffix) {
                self = .stateViews
                return
            }
            // What this tool writes and reads itself names keys without using them.
            if isAsset || name.hasPrefix("stateview-l10n") || Self.machineFolders.contains(where: folder.contains) {
                return nil
            }
            self = .data
        }
    }

    /// Whether a file may be one that uses keys, as its name says.
    static func mayBe(_ path: String) -> Bool {
        path.utf8.lastIndex(of: UInt8(ascii: ".")).map { endings[String(path[path.index(after: $0)...])] != nil }
            ?? false
    }

    /// Folders in which Xcode keeps what it remembers.
    private static let machineFolders = [".xcodeproj/", ".xcworkspace/"]
}
