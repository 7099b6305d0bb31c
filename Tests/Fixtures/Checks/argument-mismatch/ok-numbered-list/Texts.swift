import Foundation

func localizedString(_ key: String, _ values: [String]) -> String {
    var text = NSLocalizedString(key, comment: "")
    for (index, value) in values.enumerated() { text = text.replacingOccurrences(of: "%\(index)", with: value) }
    return text
}

let cores = localizedString("cores", ["8"])
let memory = localizedString("memory", ["4 GB", "8 GB"])
