/// What the system looks up in the table of an app's `Info.plist`.
///
/// Source: Information Property List (Apple): the keys that are marked as localizable.
package enum InfoPropertyList {
    package static let table = "InfoPlist"

    /// Whether the system looks a key up, be it in the property list or not: an `Info.plist` that Xcode generates stands in
    /// no file.
    package static func isKnown(_ key: String) -> Bool {
        known.contains(key) || key.hasSuffix("UsageDescription")
    }

    /// Whether a key explains what an app uses data or a device for, which every reader of the app's languages is asked.
    package static func isUsageDescription(_ key: String) -> Bool { key.hasSuffix("UsageDescription") }

    private static let known: Set<String> = [
        "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "CFBundleShortVersionString",
        "CFBundleGetInfoString", "CFBundleGetInfoHTML", "CFBundleHelpBookName", "CFBundleHelpBookFolder",
        "NSHumanReadableCopyright", "NSHelpFile", "NSAppleHelpAnchorName", "UIApplicationShortcutItemTitle",
        "UIApplicationShortcutItemSubtitle", "INAlternativeAppNames", "NSGKConvertAppIdentifierDescription",
    ]

    /// Entries whose values the system looks up.
    static let valuesThatAreKeys: Set<String> = [
        "UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle", "CFBundleTypeName", "UTTypeDescription",
        "INAlternativeAppName", "CFBundleURLName",
    ]
}
