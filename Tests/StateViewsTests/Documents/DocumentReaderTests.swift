import L10nSource
import L10nSyntax
import Testing

@testable import StateViews

/// The readers of the parts of a document, each by itself.
@Suite struct DocumentReaderTests {
    /// What a reader makes of a value, with the places it notes and what it says.
    private func read<Part>(
        _ text: String, _ part: (JSONValue, inout JSONObjectReader) -> Part
    ) -> (part: Part, places: Set<String>, messages: [String]) {
        var reader = JSONObjectReader(
            invalidValue: .invalidStateViewDocument, unknownMember: .invalidStateViewDocument)
        let root = JSONTree.parse(SourceFile(path: "a.stateview.json", text: text)).value.root
        let read = part(root, &reader)
        return (read, Set(reader.places.keys), reader.diagnostics.map(\.message))
    }

    @Test func `a picture that is named takes the place of the usual one`() {
        var usual = StateViewVisual()
        usual.icon = "empty"
        usual.progress = .refresh
        let found = read(#"{ "illustration": "storm", "width": 40, "animation": { "speed": 2 } }"#) {
            VisualReader.read($0, usual: usual, &$1)
        }
        #expect(found.part.icon == nil)
        #expect(found.part.progress == nil)
        #expect(found.part.illustration == "storm")
        #expect(found.part.width == .points(40))
        #expect(found.part.animation == nil)
        #expect(found.places == ["visual", "visual.illustration", "visual.width", "visual.animation"])
        #expect(found.messages == ["this animation has no 'id'; add it"])
        #expect(read(#""none""#) { VisualReader.read($0, usual: usual, &$1) }.part == StateViewVisual())
    }

    @Test(arguments: ["null", "\"none\""])
    func `no picture is said alike in a view and in a brand`(none: String) {
        let members = "{ \"icon\": \(none), \"illustration\": \(none), \"animation\": \(none) }"
        let found = read(members) { VisualReader.read($0, usual: StateViewVisual(icon: "inbox"), &$1) }
        #expect(found.part == StateViewVisual())
        #expect(found.messages == [])
    }

    @Test func `a picture has an id that says something`() {
        let empty = #"{ "icon": { "id": "" }, "illustration": "", "animation": { "id": "" } }"#
        let found = read(empty) { VisualReader.read($0, usual: StateViewVisual(), &$1) }
        #expect(found.part == StateViewVisual())
        #expect(
            found.messages
                == ["icon", "illustration", "animation"].map {
                    "this \($0) has an empty id; name one, or write 'none'"
                })
    }

    @Test func `who says how a picture looks keeps that of the kind`() {
        let usual = StateViewDefinition(.noConnection).visual
        let found = read(##"{ "tint": "#ff0000", "width": 40 }"##) { VisualReader.read($0, usual: usual, &$1) }
        #expect(found.part.icon == usual.icon)
        #expect(found.part.width == .points(40))
        let loading = StateViewDefinition(.loading).visual
        let label = read(#"{ "label": { "literal": "a" } }"#) { VisualReader.read($0, usual: loading, &$1) }
        #expect(label.part.progress == loading.progress)
    }

    @Test func `lengths of a layout are settings of style, and the rest keeps what is usual`() {
        var usual = StateViewDefinition(.empty).layout
        usual.headingLevel = 3
        let found = read(#"{ "placement": "banner", "titleMaxWidth": 150, "subtitleMaxLines": 0 }"#) {
            LayoutReader.read($0, usual: usual, &$1)
        }
        #expect(found.part.layout.placement == .banner)
        #expect(found.part.layout.headingLevel == 3)
        #expect(found.part.style[.label(.title, .maxWidth)] == .length(150))
        #expect(
            found.places == [
                "layout.placement", "layout.titleMaxWidth", "style.title.maxWidth", "layout.subtitleMaxLines",
            ])
        #expect(found.messages.count == 1)
    }

    @Test func `buttons take the slots in their order, and each slot once`() {
        var definition = StateViewDefinition(.empty)
        let found = read(
            #"[ { "intent": "retry" }, { "slot": "first", "intent": "dismiss" }, { "intent": { "custom": "pay" } }, {} ]"#
        ) { ActionReader.actions($0, &definition, &$1) }
        #expect(definition.action(.first)?.intent == .retry)
        #expect(definition.action(.second) == nil)
        #expect(definition.action(.third)?.intent == .custom("pay"))
        #expect(found.places.isSuperset(of: ["actions", "actions.first", "actions.first.intent", "actions.third"]))
        #expect(
            found.messages == [
                "4 actions, at most 3; move one elsewhere", "a second action in slot 'first'; use another slot",
                "this action has no 'intent'; write one such as 'retry'",
            ])
    }

    @Test func `an intent of the app's own has a name`() {
        var definition = StateViewDefinition(.empty)
        let found = read(#"[ { "intent": {} }, { "intent": { "custom": "" } } ]"#) {
            ActionReader.actions($0, &definition, &$1)
        }
        #expect(definition.actions.isEmpty)
        #expect(found.messages == Array(repeating: #"this intent has no name; write { "custom": "pay" }"#, count: 2))
    }

    @Test func `an object that names no placement leaves the usual one`() {
        let usual = StateViewDefinition(.empty).layout
        let found = read(#"{ "placement": {} }"#) { LayoutReader.read($0, usual: usual, &$1) }
        #expect(found.part.layout.placement == .container)
        #expect(found.messages == [#"an object stands here; write the name of a placement, or { "sheet": … }"#])
    }

    @Test func `a final text has no values for holes`() {
        let found = read(#"{ "literal": "Hi {name}", "arguments": { "name": "Ann" } }"#) { $1.source($0) }
        #expect(found.part == .literal("Hi {name}"))
        #expect(found.messages == ["'arguments' means nothing beside 'literal'; remove it"])
    }

    @Test(arguments: [
        (#"{ "count": true }"#, "'true' stands here; write a text or a number"),
        (#"{ "count": "many" }"#, "'\"many\"' stands here; write a whole number"),
        (#"{ "permission": [] }"#, "an array stands here; write a text or a number"),
    ])
    func `a value of the wrong type is told once`(text: String, message: String) {
        #expect(read(text) { $1.arguments($0) }.messages == [message])
    }

    @Test func `one of several names is asked for`() {
        let usual = StateViewDefinition(.empty).layout
        let found = read(#"{ "placement": "corner", "alignment": "justified" }"#) {
            LayoutReader.read($0, usual: usual, &$1)
        }
        #expect(
            found.messages == [
                "no placement 'corner'; write fullScreen, container, sheet, overlay, inline or banner",
                "'justified' is not allowed here; write leading, center or trailing",
            ])
    }

    @Test func `timing is a profile by its name, or values over the usual one`() {
        #expect(read(#""svc""#) { PresentationReader.timing($0, &$1) }.part == .svc)
        let found = read(#"{ "fade": 7 }"#) { PresentationReader.timing($0, &$1) }
        #expect(found.part?.fade == 7)
        #expect(found.part?.showDelay == TimingProfile.standard.showDelay)
        #expect(found.places == ["timing", "timing.fade"])
    }

    @Test func `a presentation that is refused keeps its default`() {
        let found = read(#"{ "initial": "blank", "autoDismiss": -1 }"#) { PresentationReader.presentation($0, &$1) }
        #expect(found.part.initial == .blank)
        #expect(found.part.autoDismiss == nil)
        #expect(found.places == ["presentation", "presentation.initial", "presentation.autoDismiss"])
        #expect(found.messages.count == 1)
    }

    @Test func `what a brand changes has places below its name`() {
        var definition = StateViewDefinition(.empty)
        let found = read(#"{ "svc": { "icon": "none", "actions": { "first": "none" }, "texts": { "titel": null } } }"#)
        {
            BrandReader.read($0, &definition, &$1)
        }
        #expect(definition.brandPatches["svc"]?.icon == .clear)
        #expect(definition.brandPatches["svc"]?.actions[.first] == .clear)
        #expect(found.places == ["brands.svc", "brands.svc.icon", "brands.svc.actions", "brands.svc.actions.first"])
        #expect(found.messages == ["no role 'titel'; did you mean 'title'?"])
    }

    @Test func `a brand has texts for the buttons that it has`() {
        var definition = StateViewDefinition(.empty)
        let text = #"""
            { "svc": { "texts": { "action.first.label": { "literal": "a" }, "action.second.label": { "literal": "b" } } },
              "dba": { "texts": { "action.second.label": { "literal": "c" } },
                       "actions": { "second": { "intent": "retry" } } } }
            """#
        let found = read(text) { BrandReader.read($0, &definition, &$1) }
        #expect(found.messages == ["there is no second action; add it to 'actions' with its texts"])
    }

    @Test func `a screen names its views by phase, and needs an id`() {
        let text = #"{ "id": "s", "phases": { "empty": ["a", "b"], "failure": "c" }, "success": "toast" }"#
        let found = read(text) { ScreenReader.read($0, &$1) }
        #expect(found.part?.id == "s")
        #expect(found.part?.phases[.empty]?.map(\.value) == ["a", "b"])
        #expect(found.part?.phases[.failure]?.map(\.value) == ["c"])
        #expect(found.part?.successSurface?.value == .toast)
        #expect(found.messages == [])
        #expect(read(#"{ "phases": {} }"#) { ScreenReader.read($0, &$1) == nil }.part)
    }
}
