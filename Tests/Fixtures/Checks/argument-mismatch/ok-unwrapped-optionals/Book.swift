import Foundation

struct Book {
    let volume: Float?
    var pages: Int?
    let chapters: [String]?

    func page(_ number: Int?) -> String {
        if let number, number > 0 {
            return String(format: NSLocalizedString("page", comment: ""), number)
        }
        return String(format: NSLocalizedString("page", comment: ""), pages!)
    }

    func volumeText() -> String {
        guard let volume else { return "" }
        return String(format: NSLocalizedString("volume", comment: ""), volume)
    }

    func position(page: Int) -> String {
        guard let pages = pages, let count = chapters?.count else { return "" }
        return String(format: NSLocalizedString("of", comment: ""), page, count + pages)
            + String(format: NSLocalizedString("of", comment: ""), page, pages)
    }
}
