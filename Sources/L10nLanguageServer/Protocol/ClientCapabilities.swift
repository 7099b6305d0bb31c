/// What the client can do that an answer depends on.
///
/// Source: Language Server Protocol 3.17, `ClientCapabilities`; ci.md AD-13 to AD-16.
struct ClientCapabilities: Sendable, Hashable {
    var encoding = PositionEncoding.utf16
    /// Whether diagnostics are asked for, and asked for anew when the server says so. A client that cannot be told would
    /// show what was true of other files when it last asked.
    var pullsDiagnostics = false
    var showsRelatedInformation = false
    var linksCodes = false
    var tags: Set<Int> = []
    var returnsData = false
    var takesVersionedEdits = false
    var preparesRename = false
    var nestsSymbols = false
    var marksUp = false
    var prefersActions = false
    var registersWatchedFiles = false

    init() {}

    /// - Parameter params: those of `initialize`.
    init(_ params: JSON) {
        let capabilities = params["capabilities"]
        let (document, workspace) = (capabilities["textDocument"], capabilities["workspace"])
        encoding = PositionEncoding.chosen(
            among: capabilities["general"]["positionEncodings"].elements.compactMap(\.string))
        if case .object = document["diagnostic"] {
            pullsDiagnostics = workspace["diagnostics"]["refreshSupport"].bool == true
        }
        let diagnostics = document["publishDiagnostics"]
        showsRelatedInformation = diagnostics["relatedInformation"].bool == true
        linksCodes = diagnostics["codeDescriptionSupport"].bool == true
        tags = Set(diagnostics["tagSupport"]["valueSet"].elements.compactMap(\.integer))
        returnsData = diagnostics["dataSupport"].bool == true
        takesVersionedEdits = workspace["workspaceEdit"]["documentChanges"].bool == true
        preparesRename = document["rename"]["prepareSupport"].bool == true
        nestsSymbols = document["documentSymbol"]["hierarchicalDocumentSymbolSupport"].bool == true
        let formats = document["hover"]["contentFormat"].elements.compactMap(\.string)
        marksUp = formats.isEmpty || formats.contains("markdown")
        prefersActions = document["codeAction"]["isPreferredSupport"].bool == true
        registersWatchedFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].bool == true
    }
}
