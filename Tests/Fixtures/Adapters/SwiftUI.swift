// Declarations of SwiftUI as its public interface has them (iOS 17), as far as the adapter uses them. They do nothing.
@_exported import Foundation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { return fatalError() }
}

extension Optional: View where Wrapped: View {
    public var body: Never { return fatalError() }
}

public struct Nothing: View {
    nonisolated init() {}
    public var body: Never { return fatalError() }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View { Nothing() }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { Either() }
    public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { Either() }
}

public struct Either<A: View, B: View>: View {
    nonisolated init() {}
    public var body: Never { return fatalError() }
}

public struct Group<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { return fatalError() }
}

public struct VStack<Content: View>: View {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
    public var body: Never { return fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
    public var body: Never { return fatalError() }
}

public struct ContentUnavailableView<L: View, Description: View, Actions: View>: View {
    public init(
        @ViewBuilder label: () -> L, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions
    ) {}
    public var body: Never { return fatalError() }
}

public struct Label<Title: View, Icon: View>: View {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
    public var body: Never { return fatalError() }
}

public struct ProgressView: View {
    public init() {}
    public var body: Never { return fatalError() }
}

public struct Text: View {
    public init<S: StringProtocol>(_ content: S) {}
    public var body: Never { return fatalError() }
}

public struct RoundedRectangle: Sendable {
    public init(cornerRadius: CGFloat) {}
}

public struct EdgeInsets: Sendable {
    public init() {}
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct Image: View {
    public init(systemName: String) {}
    public func resizable() -> Image { self }
    public init(_ name: String, label: Text) {}
    public init(decorative name: String) {}
    public var body: Never { return fatalError() }
}

public struct Button<Label: View>: View {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public var body: Never { return fatalError() }
}

public struct Color: Sendable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    public static let primary = Color(red: 0, green: 0, blue: 0)
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
}

public struct Font: Sendable {
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight()
        public static let thin = Weight()
        public static let light = Weight()
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let heavy = Weight()
        public static let black = Weight()
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
}

public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum TextAlignment: Sendable { case leading, center, trailing }

public struct Edge: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
    }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
    public static let isHeader = AccessibilityTraits()
    public init() {}
    public func contains(_ member: AccessibilityTraits) -> Bool { false }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        (false, new)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
    public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? { nil }
    public mutating func formUnion(_ other: AccessibilityTraits) {}
    public mutating func formIntersection(_ other: AccessibilityTraits) {}
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
}

public enum DynamicTypeSize: Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

public struct EnvironmentValues {
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight
    public var locale = Locale(identifier: "en")
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { Nothing() }
    nonisolated public func foregroundStyle(_ style: Color) -> some View { Nothing() }
    nonisolated public func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> some View { Nothing() }
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { Nothing() }
    nonisolated public func frame(maxWidth: CGFloat? = nil) -> some View { Nothing() }
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { Nothing() }
    nonisolated public func scaledToFit() -> some View { Nothing() }
    nonisolated public func background(_ style: Color, in shape: RoundedRectangle) -> some View { Nothing() }
    nonisolated public func lineLimit(_ number: Int?) -> some View { Nothing() }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Nothing() }
    nonisolated public func disabled(_ isDisabled: Bool) -> some View { Nothing() }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Nothing() }
    nonisolated public func accessibilityHidden(_ isHidden: Bool) -> some View { Nothing() }
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { Nothing() }
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { Nothing() }
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        Nothing()
    }
}
