import L10nCatalog
import L10nLookup
import L10nProject
import L10nSource
import MessageChecks
import StateViews

extension PlaceholderPass {
    /// Checks the texts of an override, each against the default that it replaces in its language.
    func check(_ site: OverrideSite, into findings: inout Findings) {
        guard isActive, let nearest = site.override.bases.first, !isReadElsewhere(site) else { return }
        // Code formats what the first default of all asks it to; what lies between replaces that as well.
        let defaults = Set([nearest, site.override.bases.last ?? nearest])
            .flatMap { OverrideSite.texts(of: $0, in: project.catalog) }
        guard (site.texts + defaults).contains(where: { PlaceholderTable.mayHoldPlaceholder($0.entry.textTraits) })
        else { return }
        let takesArguments = defaults.contains { $0.signature.traits.contains(.certain) }
        let fragment = site.texts.first?.column.fragment
        let formatted = texts.context(for: site.key, isFormatted: true, isOverride: true, of: fragment)
        let shown = texts.context(for: site.key, isFormatted: false, isOverride: true, of: fragment)
        for text in site.texts {
            guard let base = site.defaultText(for: text.tag), !isMessage(base) else { continue }
            let signature = text.signature
            let isSource = text.tag == project.sourceLanguage
            let context = takesArguments || signature.traits.contains(.certain) ? formatted : shown
            guard
                !signature.agrees(with: base.signature)
                    || signature.needsLook(isSource: isSource, limit: context.placeholderLimit),
                !text.text.allSatisfy(\.isWhitespace)
            else { continue }
            let place = TextPlace(text.column.fragment, text.entry, site.subject(text.tag))
            let original = TextPlace(base.column.fragment, base.entry, Subject())
            let compared = PlaceholderCheck.issues(
                in: place.bytes.span, translating: original.bytes.span, context: context)
            let report = PlaceholderReport(place, .default(original), context, texts.rules)
            let differing = compared.filter { issue in
                issue.cause.changesArguments && !(issue.cause == .missing && isWholeSentence(site))
                    && !OverridePluralMismatch.isItsNumber(issue, text, base)
            }
            report.add(differing, into: &findings) { _ in .overridePlaceholderMismatch }
            // Where the default takes no argument the override is not formatted either, once it keeps to that.
            if takesArguments {
                texts.check(
                    place, translating: nil, isSource: isSource, context, own: OwnForm(variables: place.variables),
                    into: &findings)
            }
        }
    }
}

extension PlaceholderPass {
    /// Whether the override is in a notation that has checks of its own.
    private func isReadElsewhere(_ site: OverrideSite) -> Bool {
        project.messageSetting(at: site.override.place)?.isReadElsewhere == true
    }
}

extension PlaceholderPass {
    /// Whether a brand may say its text without the value of the default: the name of its electronic ID is inflected, and
    /// part of the sentence (WP-34, TR-13).
    private func isWholeSentence(_ site: OverrideSite) -> Bool {
        site.layer.kind == .brand
            && DefaultKeys.all.contains { $0.key == site.key && $0.argument == .eidProvider }
    }

    /// Whether a default is in ICU's notation, so that its arguments are compared by their names.
    private func isMessage(_ text: OverrideSite.Text) -> Bool {
        project.messageSetting(at: text.place)?.notation.value == .mf1
    }
}

extension OverrideSite.Text {
    fileprivate var signature: PlaceholderSignature {
        PlaceholderTable.signature(of: entry, in: column.fragment)
    }
}
