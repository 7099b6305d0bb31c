import L10nProject
import L10nSource
import StateViews

/// What `gallery --check` says: a finding for each cause that made views change.
struct ApprovalFindings {
    private let changes: GalleryChanges
    private let reader: GalleryStateReader
    private let project: Project
    private let file: ApprovalsFile
    private let ownFiles: Set<String>

    init(_ changes: GalleryChanges, _ reader: GalleryStateReader, _ project: Project, _ file: ApprovalsFile) {
        self.changes = changes
        self.reader = reader
        self.project = project
        self.file = file
        ownFiles = Set(project.files)
    }

    var diagnostics: [Diagnostic] {
        let names = [Rule.unapprovedView.id.rawValue, "area:\(Rule.unapprovedView.area.rawValue)"]
        let level = project.configuration.rules.last { names.contains($0.target.value) }?.level ?? .error
        guard let severity = level.severity else { return [] }
        // Frames that move with a text or a token are told of there.
        let told = changes.all.filter { $0.kind != .frame || !changes.isExplained($0) }
        return told.map { change in
            var diagnostic = Diagnostic(
                .unapprovedView, message(change) + "; approve it, or take it back", at: place(of: change),
                subject: subject(of: change), notes: notes(change).map { DiagnosticNote($0) })
            diagnostic.severity = severity
            return diagnostic
        }
    }

    // MARK: Words

    private func message(_ change: GalleryChange) -> String {
        let views = change.views
        let first = views.first.map { Wording.quoted($0) } ?? ""
        let all =
            views.count > 1 ? "\(first) and \(Wording.count(views.count - 1, "other view", "other views"))" : first
        let languages = Set(change.cases.compactMap { $0.reader?.language }).sorted()
        let language = languages.count == 1 ? " in '\(languages[0])'" : ""
        switch change.kind {
        case .view, .language, .brand:
            let what = "\(change.kind.rawValue) \(Wording.quoted(change.what))"
            return change.old == nil ? "\(what) is not approved yet" : "\(what) is approved, and gone"
        case .text: return "the \(change.what) of \(all)\(language) \(values(change))"
        case .token:
            let name = change.what == change.properties.first ? change.what : "token " + Wording.quoted(change.what)
            return "\(name), of \(all), \(values(change))"
        case .frame: return "\(all) stands otherwise\(language), though it says the same in the same look"
        }
    }

    private func values(_ change: GalleryChange) -> String {
        switch (change.old, change.new) {
        case (let old?, let new?): "is \(Wording.quoted(new)), and \(Wording.quoted(old)) is approved"
        case (nil, let new?): "is \(Wording.quoted(new)), and none is approved"
        case (let old?, nil): "is gone, and \(Wording.quoted(old)) is approved"
        case (nil, nil): "is another one"
        }
    }

    private static let most = 4

    private func notes(_ change: GalleryChange) -> [String] {
        var notes: [String] = []
        func note(_ head: String, _ names: [String]) {
            let rest = names.count > Self.most ? " and \(names.count - Self.most) more" : ""
            notes.append("\(head) " + names.prefix(Self.most).map(Wording.quoted).joined(separator: ", ") + rest)
        }
        func unique(_ names: [String]) -> [String] { names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
        if change.views.count > 1 { note("views", change.views) }
        let languages = unique(change.cases.compactMap { $0.reader?.language })
        if languages.count > 1 { note("languages", languages) }
        let brands = unique(change.cases.compactMap { $0.reader?.brand })
        if change.kind == .text, !change.cases.contains(where: { $0.reader?.brand == nil }) {
            note(brands.count == 1 ? "brand" : "brands", brands)
        }
        if change.properties.count > 1 || change.properties.first.map({ $0 != change.what }) ?? false {
            note("drawn with it", change.properties)
        }
        let looks = unique(change.cases.compactMap { $0.look?.name })
        if !looks.isEmpty, looks != ["every"] { note("in", looks) }
        switch change.kind {
        case .frame: notes += change.cases.prefix(Self.most).map { frame(change, $0) }
        case .text:
            let count = change.cases.reduce(0) { $0 + changes.frames(of: $1) }
            if count > 0 { notes.append("\(Wording.count(count, "frame changes", "frames change")) with it") }
        case .token:
            // A color moves nothing.
            let isColor = (change.new ?? change.old ?? "").hasPrefix("#")
            let count = isColor ? 0 : changes.viewsWithFrames.intersection(change.views).count
            if count > 0 { notes.append("frames of \(Wording.count(count, "view", "views")) change with it") }
        case .view, .language, .brand: break
        }
        return notes
    }

    private func frame(_ change: GalleryChange, _ place: GalleryChange.Case) -> String {
        "\(place.screen ?? ""): \(change.old ?? "nothing") before, \(change.new ?? "nothing") now"
    }

    // MARK: Places

    private func subject(of change: GalleryChange) -> Subject {
        let first = change.cases.first
        let languages = Set(change.cases.compactMap { $0.reader?.language })
        var subject = Subject(
            tokenPath: change.kind == .token ? change.what : nil, stateView: first?.view,
            locale: change.kind == .language ? change.what : languages.count == 1 ? languages.first : nil,
            variant: change.kind == .text ? change.what : nil,
            brand: change.kind == .brand ? change.what : first?.reader?.brand ?? first?.look?.brand,
            scheme: first?.look?.scheme.rawValue)
        if let place = textPlace(of: change) { subject.key = reader.textPlaces[place]?.key }
        return subject
    }

    private func textPlace(of change: GalleryChange) -> GalleryStateReader.TextPlace? {
        guard change.kind == .text, let first = change.cases.first, let reader = first.reader else { return nil }
        return .init(view: first.view, reader: reader, role: change.what)
    }

    /// What the document of a view may call it.
    private static func paths(of change: GalleryChange) -> [String] {
        switch change.kind {
        case .text: ["texts." + change.what, "actions." + change.what.replacing("action.", with: "")]
        case .token: change.properties.map { "style." + $0 }
        case .view, .language, .brand, .frame: []
        }
    }

    /// Where the text or the value is written, as far as that is a file of the project; else where it is approved.
    private func place(of change: GalleryChange) -> SourceSpan {
        if let span = textPlace(of: change).flatMap({ reader.textPlaces[$0]?.span }), ownFiles.contains(span.file) {
            return span
        }
        if let first = change.cases.first, let view = project.stateViews.view(first.view),
            let span = Self.paths(of: change).lazy.compactMap({ view.places[$0] }).first
        {
            return span
        }
        if let first = change.cases.first, let look = first.look, let property = change.properties.first,
            let origin = reader.lookPlaces[.init(view: first.view, property: property, look: look)],
            let step = origin.last(where: { ownFiles.contains($0.span.file) })
        {
            return step.span
        }
        let range = change.views.first.flatMap { file.places[$0] } ?? SourceRange(at: 0)
        if change.kind == .view, let view = project.stateViews.view(change.what) { return view.span }
        return SourceSpan(file: file.shown, range: range)
    }
}
