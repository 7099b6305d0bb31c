import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax

/// Reads the texts of a key that vary, in one language: by a number, the device or the width.
///
/// The extension reads variables, which have variations of their own.
struct XCStringsVariationsReader {
    let units: XCStringsUnitReader
    /// The variables and the texts that were read.
    var forms = EntryForms()
    /// Whether something was reported that leaves the key without a usable text.
    var isBroken = false

    init(_ units: XCStringsUnitReader) {
        self.units = units
    }

    /// What a text varies by.
    private enum Axis: String {
        case plural
        case device
        case width

        /// What chooses the text, in a sentence.
        var noun: String { self == .plural ? "number" : rawValue }
    }

    /// Reads texts that vary by a number, the device or the width.
    mutating func read(
        _ member: JSONMember, at path: XCStringsPath, into reports: inout XCStringsReports
    ) {
        guard member.value.isObject else {
            isBroken = true
            return reports.wrongKind(member.value, of: "variations", wanted: "an object", units.subject(path))
        }
        guard let (axis, part) = axis(of: member, at: path, into: &reports) else {
            isBroken = true
            // Otherwise the members that are no axes were reported.
            if member.value.members.isEmpty { reportEmpty(member, at: path, into: &reports) }
            return
        }
        guard part.value.isObject else {
            isBroken = true
            return reports.wrongKind(part.value, of: axis.rawValue, wanted: "an object", units.subject(path))
        }
        if part.value.members.isEmpty { return reportEmpty(part, at: path, into: &reports) }
        for form in units.objects.members(part.value) {
            switch axis {
            case .plural: readCategory(form, at: path, into: &reports)
            case .width: readWidth(form, at: path, into: &reports)
            case .device: readDevice(form, at: path, into: &reports)
            }
        }
    }

    /// The first of the axes that stand there; the others are reported.
    private func axis(
        of variations: JSONMember, at path: XCStringsPath, into reports: inout XCStringsReports
    ) -> (Axis, JSONMember)? {
        var found: (axis: Axis, member: JSONMember)?
        for part in units.objects.members(variations.value) {
            guard let axis = Axis(rawValue: part.name) else {
                reports.unknownMember(part, among: XCStringsNames.axes, units.subject(path))
                continue
            }
            guard let first = found else {
                found = (axis, part)
                continue
            }
            let advice = first.axis == .width || axis == .width ? "keep one" : "put 'plural' inside 'device'"
            reports.overlap(
                "\(Wording.quoted(units.localization.name)) varies by \(first.axis.noun) and by \(axis.noun) "
                    + "side by side; \(advice)",
                at: part.nameRange, and: first.member.nameRange, cause: "overlapping-axes", units.subject(path))
        }
        return found
    }

    private mutating func reportEmpty(
        _ member: JSONMember, at path: XCStringsPath, into reports: inout XCStringsReports
    ) {
        isBroken = true
        reports.nesting(
            "'\(member.name)' holds no text; add one or remove it", at: member.nameRange, cause: "empty-variations",
            units.subject(path))
    }

    private mutating func readCategory(
        _ form: JSONMember, at path: XCStringsPath, into reports: inout XCStringsReports
    ) {
        let name = form.name
        let category = PluralCategory(rawValue: name)
        if category == nil {
            let span = units.objects.file.span(form.nameContentRange)
            reports.add(FormNames.unknownCategory(name, at: span, units.subject(path)))
        }
        // A misspelt form is not missing too.
        guard let category = category ?? FormNames.likelyCategory(name) else { return }
        readForm(form, of: .plural, at: path.appending("plural", name, .plural(category)), into: &reports)
    }

    /// Reads a text for the room that there is, which catalogs have that Xcode made of a `.stringsdict` file.
    private mutating func readWidth(
        _ form: JSONMember, at path: XCStringsPath, into reports: inout XCStringsReports
    ) {
        let name = form.name
        guard let width = Int(name), width >= 0, name.utf8.allSatisfy({ $0 >= 0x30 }) else {
            return reports.nesting(
                "\(Wording.quoted(name)) is no width; write a whole number such as '20'", at: form.nameRange,
                cause: "width-key", units.subject(path))
        }
        readForm(form, of: .width, at: path.appending("width", name, .width(width)), into: &reports)
    }

    private mutating func readDevice(
        _ form: JSONMember, at path: XCStringsPath, into reports: inout XCStringsReports
    ) {
        let name = form.name
        if !FormNames.devices.contains(name) {
            let span = units.objects.file.span(form.nameRange)
            reports.add(FormNames.unknownDevice(name, at: span, units.subject(path)))
        }
        readForm(form, of: .device, at: path.appending("device", name, .device(name)), into: &reports)
    }

    /// Reads what one category, width or device says.
    private mutating func readForm(
        _ form: JSONMember, of axis: Axis, at path: XCStringsPath, into reports: inout XCStringsReports
    ) {
        // Nearly all forms are one text as Xcode writes it.
        if let text = XCStringsUnitReader.usualUnit(form, at: path, in: units.objects.file) {
            return forms.forms.append(text)
        }
        guard form.value.isObject else {
            return reports.wrongKind(form.value, of: form.name, wanted: "an object", units.subject(path))
        }
        var shape: JSONMember?
        for part in units.objects.members(form.value) {
            let isUnit = part.isNamed("stringUnit")
            guard isUnit || part.isNamed("variations") else {
                if part.isNamed("substitutions") {
                    reports.nesting(
                        "substitutions inside a form are not found; move them beside the outer 'variations'",
                        at: part.nameRange, cause: "substitution-misplaced", units.subject(path))
                } else {
                    reports.unknownMember(part, among: XCStringsNames.variedForm, units.subject(path))
                }
                continue
            }
            if let shape {
                reports.overlap(
                    "\(Wording.quoted(form.name)) has both a text and variations; keep one", at: part.nameRange,
                    and: shape.nameRange, cause: "overlapping-shapes", units.subject(path))
                continue
            }
            shape = part
            if isUnit {
                if let text = units.read(part, named: form, at: path, into: &reports) { forms.forms.append(text) }
            } else {
                readNested(part, in: form, of: axis, at: path, into: &reports)
            }
        }
        guard shape == nil else { return }
        reports.nesting(
            "\(Wording.quoted(form.name)) has no text; add a 'stringUnit'", at: form.nameRange,
            cause: "unit-incomplete", units.subject(path))
    }

    /// Reads variations inside a form. Those of a device may be by a number, and nothing else varies again.
    private mutating func readNested(
        _ variations: JSONMember, in form: JSONMember, of axis: Axis, at path: XCStringsPath,
        into reports: inout XCStringsReports
    ) {
        let isByDevice = variations.value.member("device") != nil
        switch axis {
        case .plural:
            reports.nesting(
                isByDevice
                    ? "a plural case cannot vary by device; put 'device' outside 'plural'"
                    : "a plural case cannot vary again; put the text into a 'stringUnit'",
                at: variations.nameRange, cause: "plural-nested", units.subject(path))
        case .width:
            reports.nesting(
                "a width cannot vary again; put the text into a 'stringUnit'", at: variations.nameRange,
                cause: "width-nested", units.subject(path))
        case .device where isByDevice && variations.value.member("plural") == nil:
            reports.nesting(
                "a device cannot vary by device again; put the text into a 'stringUnit'",
                at: variations.nameRange, cause: "device-nested", units.subject(path))
        case .device:
            if form.isNamed("other"), path.variable == nil {
                reports.nesting(
                    "Xcode refuses 'other' that varies again, as all devices fall back on it; put one text there and "
                        + "the forms into named devices", at: variations.nameRange, cause: "fallback-nested",
                    units.subject(path))
            }
            read(variations, at: path, into: &reports)
        }
    }
}
