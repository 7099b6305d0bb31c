// Declarations of UIKit as its public interface has them (iOS 17), as far as the adapter uses them. They do nothing.
@_exported import Foundation

@MainActor open class UIView: NSObject {
    public enum SemanticContentAttribute: Int, Sendable { case unspecified, forceLeftToRight = 3, forceRightToLeft }
    public override nonisolated init() {}
    open var semanticContentAttribute = SemanticContentAttribute.unspecified
    open var translatesAutoresizingMaskIntoConstraints = true
    open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
    open var contentMode = ContentMode.scaleToFill
    open var tintColor: UIColor! = .label
    open var backgroundColor: UIColor?
    open var layer: CALayer { CALayer() }
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    open func addSubview(_ view: UIView) {}
    open func removeFromSuperview() {}
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityLanguage: String?
    open var accessibilityTraits = UIAccessibilityTraits.staticText
}

@MainActor open class CALayer { open var cornerRadius: CGFloat = 0 }

public struct NSDirectionalEdgeInsets: Sendable {
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let header = UIAccessibilityTraits(rawValue: 1)
    public static let staticText = UIAccessibilityTraits(rawValue: 2)
}

@MainActor open class UILayoutGuide { open var widthAnchor: NSLayoutDimension { NSLayoutDimension() } }
@MainActor open class NSLayoutConstraint { open var isActive = false }
@MainActor open class NSLayoutXAxisAnchor {
    open func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
}
@MainActor open class NSLayoutYAxisAnchor {
    open func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
}
@MainActor open class NSLayoutDimension {
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension) -> NSLayoutConstraint { NSLayoutConstraint() }
    open func constraint(equalTo anchor: NSLayoutDimension, constant c: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor open class UIViewController: NSObject {
    public override nonisolated init() {}
    open var view: UIView! = UIView()
    open var contentUnavailableConfiguration: (any UIContentConfiguration)?
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
    open var presentingViewController: UIViewController? { nil }
}

@MainActor @preconcurrency public protocol UIContentConfiguration {}

public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
}

@MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public struct ImageProperties { public var tintColor: UIColor? }
    public struct ButtonProperties { public var primaryAction: UIAction? }
    public var background = UIBackgroundConfiguration()
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var secondaryText: String?
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
}

public class UIImage: NSObject, @unchecked Sendable {
    public init?(systemName: String) {}
    public init?(named: String) {}
}

public class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public class var label: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
}

public class UIFont: NSObject, @unchecked Sendable {
    public init?(name: String, size: CGFloat) {}
    override init() {}
    public struct Weight: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }
    public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
}

@MainActor open class UIAction: NSObject {
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

@MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public init(title: String?, style: Style, handler: (@MainActor @Sendable (UIAlertAction) -> Void)? = nil) {}
}

@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    public init(title: String?, message: String?, preferredStyle: Style) {}
    open func addAction(_ action: UIAlertAction) {}
}

@MainActor open class UIImageView: UIView { public init(image: UIImage?) {} }

@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium = 100, large }
    public init(style: Style) {}
    open func startAnimating() {}
}

@MainActor open class UIStackView: UIView {
    public init(arrangedSubviews: [UIView]) {}
    open var axis = NSLayoutConstraintAxis.horizontal
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false
    open func addArrangedSubview(_ view: UIView) {}
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
    public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center }
}
public enum NSLayoutConstraintAxis: Int, Sendable { case horizontal, vertical }

@MainActor open class UILabel: UIView {
    open var text: String?
    open var numberOfLines = 1
    open var textAlignment = NSTextAlignment.left
    open var textColor: UIColor! = .label
    open var font: UIFont! = .systemFont(ofSize: 17)
}
public enum NSTextAlignment: Int, Sendable { case left, center }

@MainActor open class UIButton: UIView {
    @MainActor public struct Configuration {
        public static func filled() -> Configuration { Configuration() }
        public static func plain() -> Configuration { Configuration() }
        public var title: String?
    }
    public init(configuration: Configuration, primaryAction: UIAction?) {}
    open var isEnabled = true
}
