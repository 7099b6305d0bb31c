import Foundation

public enum L10n {
  public enum Scene {
    /// Timeline
    public static let title = L10n.tr("Localizable", "scene.title", fallback: "Timeline")
  }
}

extension L10n {
  private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
    let format = Bundle.module.localizedString(forKey: key, value: value, table: table)
    return String(format: format, locale: Locale.current, arguments: args)
  }
}
