import L10nProject
import L10nSource
import StateViews

/// A picture that is nowhere.
enum MissingAsset: StateViewRule {
    static let rule = Rule.missingAsset

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.offline", "noConnection", "\"visual\": { \"icon\": \"wifiOff\" }"),
            good: StateViewExample.view("payments.offline", "noConnection", "\"visual\": { \"icon\": \"wifi-off\" }"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        for picture in pictures(of: view) { check(picture, of: view, into: &findings) }
        checkMark(of: view, into: &findings)
    }

    /// A picture that the document names; those of the kinds are the product's own.
    private struct NamedPicture {
        let id: String
        let place: SourceSpan
        var isIcon = false
        var isAnimation = false
    }

    private static func pictures(of view: StateViewSite) -> [NamedPicture] {
        let visual = view.definition.visual
        let places = view.view.places
        var pictures: [NamedPicture] = []
        if let icon = view.namedIcon { pictures.append(NamedPicture(id: icon.id, place: icon.place, isIcon: true)) }
        if let illustration = visual.illustration, let place = places["visual.illustration"] {
            pictures.append(NamedPicture(id: illustration, place: place))
        }
        if let animation = visual.animation, places["visual.animation"] != nil {
            let place = view.view.place("visual.animation.id")
            pictures.append(NamedPicture(id: animation.id, place: place, isAnimation: true))
            if let poster = animation.poster {
                pictures.append(NamedPicture(id: poster, place: view.view.place("visual.animation.poster")))
            }
        }
        return pictures
    }

    private static func check(_ picture: NamedPicture, of view: StateViewSite, into findings: inout Findings) {
        if picture.isIcon, IconRegistry.icon(picture.id) != nil { return }
        let assets = view.project.assets
        let found = assets.find(picture.id)
        if !found.isEmpty {
            guard let problem = problem(picture.id, found, view) else { return }
            findings.add(
                view.finding(.missingAsset, problem.message, at: picture.place, notes: problem.notes))
            return
        }
        // What platforms call it is enough where it is no file.
        if picture.isIcon, view.definition.visual.symbols?.icon == picture.id { return }
        let meant = picture.isIcon ? MeantAsset.icon(meantBy: picture.id)?.id : nil
        guard assets.isKnown || meant != nil else { return }
        var names = meant.map { [$0] } ?? []
        if names.isEmpty {
            names = (picture.isAnimation ? view.context.assets : view.context.pictures).near(picture.id)
        }
        // The platform itself brings the symbols that are called so.
        if picture.isIcon, names.isEmpty, MeantAsset.isSystemSymbol(picture.id) { return }
        var finding = view.finding(.missingAsset, nowhere(picture.id, names), at: picture.place)
        if names.count == 1 {
            finding.fixes = [Fix("use '\(names[0])'", .unsafe, edits: [Edit(picture.place, "\"\(names[0])\"")])]
        }
        findings.add(finding)
    }

    /// What an asset lacks that is there, for the brand or in a scheme.
    private static func problem(
        _ id: String, _ found: [ProjectAsset], _ view: StateViewSite
    ) -> (message: String, notes: [DiagnosticNote])? {
        let own = found.filter { $0.brand == nil || $0.brand == view.brand }
        guard let first = own.first else {
            // Of a brand that nobody names it is not known what it shows.
            guard let brand = view.brands.first else { return nil }
            return (absent(id, brand), [note(found[0])])
        }
        let schemes = own.reduce(into: Set<StateViewEnvironment.ColorScheme>()) { $0.formUnion($1.schemes) }
        if schemes.isEmpty { return (blank(id), [note(first)]) }
        return view.context.schemes.first { !schemes.contains($0) }.map { (lacking(id, $0), [note(first)]) }
    }

    private static func note(_ asset: ProjectAsset) -> DiagnosticNote {
        DiagnosticNote("it is at \(Wording.quoted(asset.shown))")
    }
}

extension MissingAsset {
    fileprivate static func nowhere(_ id: String, _ names: [String]) -> String {
        let meant = Wording.list(names.map { Wording.quoted($0) }, "or")
        return "asset \(Wording.quoted(id)) is in no bundle; " + (meant.isEmpty ? "add it" : "did you mean \(meant)?")
    }

    fileprivate static func absent(_ id: String, _ brand: String) -> String {
        "asset \(Wording.quoted(id)) is in no bundle of \(Wording.quoted(brand)); add it there"
    }

    fileprivate static func blank(_ id: String) -> String {
        "asset \(Wording.quoted(id)) has no picture in it; add one"
    }

    fileprivate static func lacking(_ id: String, _ scheme: StateViewEnvironment.ColorScheme) -> String {
        "asset \(Wording.quoted(id)) has no variant for the \(scheme.rawValue) scheme; add one"
    }
}
