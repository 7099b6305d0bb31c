package import L10nProject
package import L10nSource
package import StateViews

/// A screen of a document and the views that it presents.
package struct ScreenSite {
    package let project: Project
    package let screen: DocumentedScreen
    let context: StateViewContext

    init(_ context: StateViewContext, _ screen: DocumentedScreen) {
        self.context = context
        project = context.project
        self.screen = screen
    }

    /// The views that a phase presents, as far as their definitions are known: those of documents, then those that come
    /// with the product.
    package func definitions(
        _ phase: DocumentedScreen.Phase
    ) -> [(reference: DocumentedScreen.Reference, definition: StateViewDefinition)] {
        (screen.phases[phase] ?? []).compactMap { reference in
            definition(reference.value).map { (reference, $0) }
        }
    }

    package func definition(_ id: String) -> StateViewDefinition? {
        project.stateViews.view(id)?.definition ?? StateViewRegistry.definition(id)
    }

    /// Whether a phase says that nothing is shown.
    package func isBlank(_ phase: DocumentedScreen.Phase) -> Bool {
        let references = screen.phases[phase] ?? []
        return references.allSatisfy { DocumentedScreen.isNothing($0.value) && definition($0.value) == nil }
    }

    package func span(_ reference: DocumentedScreen.Reference) -> SourceSpan {
        SourceSpan(file: screen.span.file, range: reference.range)
    }

    package func finding(
        _ rule: Rule, _ message: String, at span: SourceSpan, notes: [DiagnosticNote] = []
    ) -> Diagnostic {
        Diagnostic(rule, message, at: span, subject: Subject(stateView: screen.id), notes: notes)
    }
}
