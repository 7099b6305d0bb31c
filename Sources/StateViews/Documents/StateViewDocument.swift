package import L10nSource
import L10nSyntax

/// The state views and screens of a `*.stateview.json` file.
///
/// A file holds one view, one screen, or lists of them as `views` and `screens`.
/// Source: state-views.md 4.1 (MD-4).
package struct StateViewDocument: Sendable {
    package var views: [DocumentedStateView] = []
    package var screens: [DocumentedScreen] = []

    /// What the names of such files end in.
    package static let suffix = ".stateview.json"

    /// Reads a document. Every mistake is a diagnostic; what cannot be read keeps its default.
    package static func parse(_ file: SourceFile) -> Parsed<StateViewDocument> {
        let tree = JSONTree.parse(file, dialect: .lineComments)
        var reader = JSONObjectReader(
            invalidValue: .invalidStateViewDocument, unknownMember: .invalidStateViewDocument)
        reader.add(syntax: tree.diagnostics)
        var document = StateViewDocument()
        if !tree.value.root.isInvalid { document.read(tree.value.root, &reader) }
        return Parsed(document, diagnostics: reader.diagnostics)
    }

    private mutating func read(_ root: JSONValue, _ reader: inout JSONObjectReader) {
        guard root.isObject else { return reader.wrongType(root, "an object") }
        if root["views"] == nil, root["screens"] == nil {
            if root["phases"] != nil {
                screens = [ScreenReader.read(root, &reader)].compactMap(\.self)
                return
            }
            // An object that says nothing of one view is meant as a list, whose name is misspelt.
            let isView = root["id"] != nil || root["kind"] != nil || root.members.allSatisfy { $0.name == "$schema" }
            if isView {
                views = [reader.view(root)].compactMap(\.self)
                return
            }
        }
        var (views, screens) = (self.views, self.screens)
        reader.object(
            root,
            fields: [
                ("$schema", { reader, value in _ = reader.text(value) }),
                ("views", { reader, value in views = reader.array(value) { $0.view($1) } }),
                ("screens", { reader, value in screens = reader.array(value) { ScreenReader.read($1, &$0) } }),
            ])
        (self.views, self.screens) = (views, screens)
    }
}

/// A state view of a document, with the places of what its author wrote.
package struct DocumentedStateView: Sendable {
    package var definition: StateViewDefinition
    /// The place of the id.
    package let span: SourceSpan
    /// The places of members by their paths, such as `texts.title`, `actions.first.label` or `visual.icon`.
    package var places: [String: SourceSpan]
    /// Findings that the author accepts.
    package var waivers: [StateViewWaiver]
    /// How much of the screen a view of kind loading is about; nil where nobody says.
    package var scope: LoadingScope?

    /// The place of a member, or of the nearest member around it that is written down.
    package func place(_ path: String) -> SourceSpan {
        var path = Substring(path)
        while true {
            if let place = places[String(path)] { return place }
            guard let dot = path.lastIndex(of: ".") else { return span }
            path = path[..<dot]
        }
    }
}

/// What is on its way while a view of kind loading is shown.
///
/// Source: state-views.md FS-7, FS-10, PL-3.
package enum LoadingScope: String, Sendable, Hashable, CaseIterable {
    /// What a button started.
    case button
    /// The rows of a list.
    case list
    /// All that the screen shows.
    case screen
    /// Something during which nothing else may be done.
    case blocking
}

/// A finding of a rule that the author of a view accepts.
package struct StateViewWaiver: Sendable, Hashable {
    package let rule: Located<String>
    package let reason: String
    package let span: SourceSpan
}

/// What a screen presents in each phase of its content.
///
/// Source: state-views.md FS-1, FS-2, PH-1 to PH-7.
package struct DocumentedScreen: Sendable {
    package let id: String
    package let span: SourceSpan
    package var phases: [Phase: [Reference]] = [:]
    /// The place of the phases.
    package var phasesSpan: SourceSpan
    /// How an error is told while content is shown; nil where nobody decided.
    package var errorWithContent: Located<String>?
    /// How success is told.
    package var successSurface: Located<SuccessSurface>?
    package var waivers: [StateViewWaiver] = []

    package enum Phase: String, Sendable, Hashable, CaseIterable {
        /// Before anything was asked for.
        case initial
        case loading
        case content
        case empty
        case failure
    }

    /// The name of a view, or of a way to show none such as `blank`.
    package typealias Reference = Located<String>

    /// Whether a name says that nothing is shown.
    package static func isNothing(_ name: String) -> Bool { name == "blank" || name == "none" }

    package enum SuccessSurface: String, Sendable, Hashable, CaseIterable {
        case toast
        case inline
        case haptic
        case page
        case alert
    }
}
