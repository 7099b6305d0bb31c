import DesignTokens
import Foundation
import L10nSource
import Testing
import TokenThemes

@testable import TokenTools

/// A folder of token files, perhaps with a resolver document, and what is expected of them.
///
/// `expected.txt` holds the head line of every finding. `values.txt`, where it exists, holds values: an input such as
/// `brand=tori`, then ` | `, a path, ` = ` and the value, or `-` for a token that does not resolve.
struct TokenFixture: CustomTestStringConvertible {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Tokens/Cases")

    let name: String
    var files: [String: SourceFile] = [:]

    var testDescription: String { name }

    /// A name that ends in `-lenient` or `-style-dictionary` asks for that dialect.
    var dialect: TokenDialect {
        if name.hasSuffix("-style-dictionary") { return .styleDictionary }
        return name.hasSuffix("-lenient") ? .lenient : .strict
    }

    static var all: [TokenFixture] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map(TokenFixture.init)
    }

    init(_ name: String) {
        self.name = name
        let folder = Self.root.appending(path: name)
        for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
            guard path.hasSuffix(".json"), let data = try? Data(contentsOf: folder.appending(path: path)) else {
                continue
            }
            files[path] = SourceFile(path: path, bytes: [UInt8](data))
        }
    }

    init(_ name: String, files: [String: String]) {
        self.name = name
        for (path, text) in files { self.files[path] = SourceFile(path: path, text: text) }
    }

    func text(_ file: String) -> String? {
        try? String(contentsOf: Self.root.appending(path: name).appending(path: file), encoding: .utf8)
    }

    var theme: Parsed<Theme> {
        if files["theme.resolver.json"] != nil {
            return Theme.read("theme.resolver.json", dialect: dialect) { files[$0] }
        }
        return Theme.join(files.keys.sorted().compactMap { files[$0] }, dialect: dialect)
    }

    /// The findings of reading and of checking.
    var diagnostics: [Diagnostic] {
        let theme = theme
        return theme.diagnostics + theme.value.check().diagnostics
    }

    /// The head line of each finding, sorted by place.
    var report: [String] {
        diagnostics.sorted {
            ($0.span.file, $0.span.range.lower, $0.id.rawValue, $0.message)
                < ($1.span.file, $1.span.range.lower, $1.id.rawValue, $1.message)
        }.map { finding in
            guard let file = files[finding.span.file] else { return "\(finding.span.file): \(finding.message)" }
            let place = LineTable(file).position(of: Int(finding.span.range.lower))
            return
                "\(finding.span.file):\(place.line):\(place.column): \(finding.severity.rawValue): \(finding.message) [\(finding.id)]"
        }
    }
}

extension TokenValue {
    /// The value in a few letters, for expectations.
    var shown: String {
        switch self {
        case .color(let color): color.shown
        case .dimension(let value): value.shown
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): weight.number.shown
        case .duration(let duration): duration.value.shown + duration.unit.rawValue
        case .cubicBezier(let curve): [curve.x1, curve.y1, curve.x2, curve.y2].map(\.shown).joined(separator: " ")
        case .number(let number): number.shown
        case .strokeStyle(let style): style.shown
        case .border(let border): "\(border.color.shown) \(border.width.shown) \(border.style.shown)"
        case .transition(let value):
            "\(value.duration.seconds.shown)s \(value.delay.seconds.shown)s "
                + TokenValue.cubicBezier(value.timingFunction).shown
        case .shadow(let shadows): shadows.map(\.shown).joined(separator: ", ")
        case .gradient(let stops):
            stops.map { "\($0.color.shown) \($0.position.shown)" }.joined(separator: ", ")
        case .typography(let value):
            "\(value.fontFamily.joined(separator: "/")) \(value.fontSize.shown) \(value.fontWeight.number.shown) "
                + "\(value.letterSpacing.shown) \(value.lineHeight.shown)"
        }
    }
}

extension Double {
    fileprivate var shown: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}

extension DesignTokens.Dimension {
    fileprivate var shown: String { value.shown + unit.rawValue }
}

extension ColorValue {
    fileprivate var shown: String {
        let numbers = components.map { $0?.shown ?? "none" }.joined(separator: " ")
        return "\(space.rawValue)(\(numbers)\(alpha == 1 ? "" : " / " + alpha.shown))\(hex.map { " " + $0 } ?? "")"
    }
}

extension StrokeStyle {
    fileprivate var shown: String {
        switch self {
        case .keyword(let keyword): keyword.rawValue
        case .dashes(let dashes, let cap): dashes.map(\.shown).joined(separator: "-") + " " + cap.rawValue
        }
    }
}

extension Shadow {
    fileprivate var shown: String {
        "\(color.shown) \(offsetX.shown) \(offsetY.shown) \(blur.shown) \(spread.shown)\(isInset ? " inset" : "")"
    }
}
