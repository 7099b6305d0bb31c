import Foundation

enum Tab {
    case icon, help

    var title: String {
        switch self {
        case .icon: .init(localized: "tab.icon")
        case .help: .init(localized: "tab.help")
        }
    }
}
