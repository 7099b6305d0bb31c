import Foundation

enum Guest {
    case named(String)
    case unnamed
}

struct Guests {
    let all: [Guest]
    let names: [Int: String]

    func list(guest: Int) -> [String] {
        names.values.map { guest in String(format: NSLocalizedString("joined", comment: ""), guest) }
    }

    func line(guest: Int) -> String {
        if let guest = names[guest] { return String(format: NSLocalizedString("joined", comment: ""), guest) }
        return ""
    }

    func lines(guest: Int) -> [String] {
        var lines: [String] = []
        for guest in names.values { lines.append(String(format: NSLocalizedString("joined", comment: ""), guest)) }
        for case .named(let guest) in all {
            lines.append(String(format: NSLocalizedString("joined", comment: ""), guest))
        }
        return lines
    }

    func first(guest: Int) -> String {
        switch all[guest] {
        case .named(let guest): return String(format: NSLocalizedString("joined", comment: ""), guest)
        case .unnamed: return ""
        }
    }
}
