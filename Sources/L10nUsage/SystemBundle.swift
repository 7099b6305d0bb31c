/// Bundles of Apple's frameworks, whose texts no table of a project has (SC-13).
enum SystemBundle {
    /// Whether a class is one of UIKit, AppKit or Foundation, by its prefix.
    static func holds(type name: String) -> Bool {
        (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.dropFirst(2).first?.isUppercase == true
    }

    static func isNamed(_ identifier: String) -> Bool { identifier.hasPrefix("com.apple.") }
}
