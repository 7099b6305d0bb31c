import L10nLocale
import L10nMessages

/// Writes a message of several forms as packs hold it.
enum MessageBytes {
    static func add(_ message: VariedMessage, to bytes: inout PackBytes) {
        bytes.byte(message.hasSubstitutions ? 1 : 0)
        add(message.form, to: &bytes)
        bytes.number(message.variables.count)
        for variable in message.variables {
            bytes.string(variable.name)
            bytes.number(
                variable.argument.flatMap { (1...ArgumentReference.lastPosition).contains($0) ? $0 + 1 : nil } ?? 0)
            bytes.strings(variable.valueType.map { [$0] } ?? [])
            add(variable.form, to: &bytes)
        }
    }

    private static func add(_ form: VariedMessage.Form, to bytes: inout PackBytes) {
        switch form {
        case .text(let text):
            bytes.byte(0)
            bytes.string(text)
        case .plural(let forms):
            bytes.byte(1)
            let forms = forms.sorted { $0.key.rawValue < $1.key.rawValue }
            bytes.number(forms.count)
            for (category, form) in forms {
                bytes.string(category.rawValue)
                add(form, to: &bytes)
            }
        case .device(let forms):
            bytes.byte(2)
            bytes.number(forms.count)
            for (name, form) in forms {
                bytes.string(name)
                add(form, to: &bytes)
            }
        case .width(let forms):
            bytes.byte(3)
            bytes.number(forms.count)
            for (least, form) in forms {
                bytes.string(String(least))
                add(form, to: &bytes)
            }
        }
    }
}
