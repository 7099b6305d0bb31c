import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax

extension XCStringsReader {
    /// Reads texts that vary by a number or by the device.
    mutating func readVariations(
        _ member: JSONMember, at path: XCStringsPath, into localization: inout XCStringsLocalization
    ) {
        guard member.value.isObject else {
            localization.isBroken = true
            return reports.wrongKind(
                member.value, of: "variations", wanted: "an object", subject(of: localization, path))
        }
        var axis: JSONMember?
        for part in members(member.value) {
            guard XCStringsNames.axes.contains(where: part.isNamed) else {
                reports.unknownMember(part, among: XCStringsNames.axes, subject(of: localization, path))
                continue
            }
            if let axis {
                reports.overlap(
                    "\(Wording.quoted(localization.member.name)) varies by \(Self.noun(ofAxis: axis)) and by "
                        + "\(Self.noun(ofAxis: part)) side by side; "
                        + (axis.isNamed("width") || part.isNamed("width")
                            ? "keep one" : "put 'plural' inside 'device'"),
                    at: part.nameRange, and: axis.nameRange, cause: "overlapping-axes",
                    subject(of: localization, path))
                continue
            }
            axis = part
        }
        guard let axis else {
            localization.isBroken = true
            if member.value.members.isEmpty { empty(member, path, &localization) }
            return
        }
        guard axis.value.isObject else {
            localization.isBroken = true
            return reports.wrongKind(axis.value, of: axis.name, wanted: "an object", subject(of: localization, path))
        }
        if axis.value.members.isEmpty { return empty(axis, path, &localization) }
        let isPlural = axis.isNamed("plural")
        let isWidth = axis.isNamed("width")
        for form in members(axis.value) {
            if isPlural {
                readCategory(form, at: path, into: &localization)
            } else if isWidth {
                readWidth(form, at: path, into: &localization)
            } else {
                readDevice(form, at: path, into: &localization)
            }
        }
    }

    private static func noun(ofAxis axis: JSONMember) -> String {
        axis.isNamed("plural") ? "number" : axis.name
    }

    private mutating func empty(
        _ member: JSONMember, _ path: XCStringsPath, _ localization: inout XCStringsLocalization
    ) {
        localization.isBroken = true
        let subject = subject(of: localization, path)
        reports.nesting(
            "'\(member.name)' holds no text; add one or remove it", at: member.nameRange, cause: "empty-variations",
            subject)
    }

    private mutating func readCategory(
        _ form: JSONMember, at path: XCStringsPath, into localization: inout XCStringsLocalization
    ) {
        let name = form.name
        let category = PluralCategory(rawValue: name)
        if category == nil {
            let subject = subject(of: localization, path)
            reports.add(FormNames.unknownCategory(name, at: file.span(form.nameContentRange), subject))
        }
        // A misspelt form is not missing too.
        guard let category = category ?? FormNames.likelyCategory(name) else { return }
        let inner = path.appending("plural", name, .plural(category))
        readForm(form, at: inner, into: &localization) { reader, variations, localization in
            let subject = reader.subject(of: localization, inner)
            let isDevice = variations.value.member("device") != nil
            reader.reports.nesting(
                isDevice
                    ? "a plural case cannot vary by device; put 'device' outside 'plural'"
                    : "a plural case cannot vary again; put the text into a 'stringUnit'",
                at: variations.nameRange, cause: "plural-nested", subject)
        }
    }

    /// Reads a text for the room that there is, which catalogs have that Xcode made of a `.stringsdict` file.
    private mutating func readWidth(
        _ form: JSONMember, at path: XCStringsPath, into localization: inout XCStringsLocalization
    ) {
        let name = form.name
        guard let width = Int(name), width >= 0, name.utf8.allSatisfy({ $0 >= 0x30 }) else {
            let subject = subject(of: localization, path)
            return reports.nesting(
                "\(Wording.quoted(name)) is no width; write a whole number such as '20'", at: form.nameRange,
                cause: "width-key", subject)
        }
        let inner = path.appending("width", name, .width(width))
        readForm(form, at: inner, into: &localization) { reader, variations, localization in
            let subject = reader.subject(of: localization, inner)
            reader.reports.nesting(
                "a width cannot vary again; put the text into a 'stringUnit'", at: variations.nameRange,
                cause: "width-nested", subject)
        }
    }

    private mutating func readDevice(
        _ form: JSONMember, at path: XCStringsPath, into localization: inout XCStringsLocalization
    ) {
        let name = form.name
        let inner = path.appending("device", name, .device(name))
        if !FormNames.devices.contains(name) {
            let subject = subject(of: localization, path)
            reports.add(FormNames.unknownDevice(name, at: file.span(form.nameRange), subject))
        }
        readForm(form, at: inner, into: &localization) { reader, variations, localization in
            if variations.value.member("device") != nil, variations.value.member("plural") == nil {
                let subject = reader.subject(of: localization, inner)
                return reader.reports.nesting(
                    "a device cannot vary by device again; put the text into a 'stringUnit'",
                    at: variations.nameRange, cause: "device-nested", subject)
            }
            if name == "other", path.variable == nil {
                let subject = reader.subject(of: localization, inner)
                reader.reports.nesting(
                    "Xcode refuses 'other' that varies again, as all devices fall back on it; put one text there and "
                        + "the forms into named devices", at: variations.nameRange, cause: "fallback-nested", subject)
            }
            reader.readVariations(variations, at: inner, into: &localization)
        }
    }

    /// Reads what one category or device says.
    private mutating func readForm(
        _ form: JSONMember, at path: XCStringsPath, into localization: inout XCStringsLocalization,
        varied: (inout XCStringsReader, JSONMember, inout XCStringsLocalization) -> Void
    ) {
        if let text = readUsualUnit(form, at: path) { return localization.forms.forms.append(text) }
        guard form.value.isObject else {
            let subject = subject(of: localization, path)
            return reports.wrongKind(form.value, of: form.name, wanted: "an object", subject)
        }
        var shape: JSONMember?
        for part in members(form.value) {
            let isUnit = part.isNamed("stringUnit")
            guard isUnit || part.isNamed("variations") else {
                let subject = subject(of: localization, path)
                if part.isNamed("substitutions") {
                    reports.nesting(
                        "substitutions inside a form are not found; move them beside the outer 'variations'",
                        at: part.nameRange, cause: "substitution-misplaced", subject)
                } else {
                    reports.unknownMember(part, among: XCStringsNames.variedForm, subject)
                }
                continue
            }
            if let shape {
                let subject = subject(of: localization, path)
                reports.overlap(
                    "\(Wording.quoted(form.name)) has both a text and variations; keep one", at: part.nameRange,
                    and: shape.nameRange, cause: "overlapping-shapes", subject)
                continue
            }
            shape = part
            if isUnit {
                if let text = readUnit(part, named: form, path, localization) {
                    localization.forms.forms.append(text)
                }
            } else {
                varied(&self, part, &localization)
            }
        }
        guard shape == nil else { return }
        let subject = subject(of: localization, path)
        reports.nesting(
            "\(Wording.quoted(form.name)) has no text; add a 'stringUnit'", at: form.nameRange,
            cause: "unit-incomplete", subject)
    }
}
