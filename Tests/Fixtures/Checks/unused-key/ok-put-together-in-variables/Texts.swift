import Foundation

func text(key: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}

func reaction(verb: String, object: String, count: Int) -> String {
    let key = "\(verb)_\(object)_\(min(count, 3))"
    return text(key: key)
}

let home = NSLocalizedString("home", comment: "")
