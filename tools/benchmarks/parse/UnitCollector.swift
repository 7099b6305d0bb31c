import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Collects the units of an XLIFF file with `XMLParser`: id, source, target, state and notes, as ours does.
final class UnitCollector: NSObject, XMLParserDelegate {
    struct Unit {
        var id: String
        var source = ""
        var target = ""
        var state: String?
        var notes: [String] = []
    }

    private(set) var units: [Unit] = []
    private var text = ""

    static func units(in data: Data) -> [Unit] {
        let collector = UnitCollector()
        let parser = XMLParser(data: data)
        parser.delegate = collector
        return parser.parse() ? collector.units : []
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        text = ""
        switch name {
        case "trans-unit": units.append(Unit(id: attributes["id"] ?? ""))
        case "target": if !units.isEmpty { units[units.count - 1].state = attributes["state"] }
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard !units.isEmpty else { return }
        switch name {
        case "source": units[units.count - 1].source = text
        case "target": units[units.count - 1].target = text
        case "note": units[units.count - 1].notes.append(text)
        default: break
        }
    }
}
