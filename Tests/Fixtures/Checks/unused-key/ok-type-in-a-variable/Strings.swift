// swiftlint:disable all
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
import Foundation
public enum Strings {
  public enum Errors {
    /// Other
    public static let other = Strings.tr("Localizable", "errors.other", fallback: "Other")
    public enum Wireguard {
      /// No interface
      public static let noInterface = Strings.tr("Localizable", "errors.wireguard.noInterface", fallback: "No interface")
    }
  }
}
extension Strings {
  private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
    let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
    return String(format: format, locale: Locale.current, arguments: args)
  }
}
private final class BundleToken { static let bundle = Bundle.main }
