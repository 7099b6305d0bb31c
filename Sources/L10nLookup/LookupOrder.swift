/// In which order languages and layers are asked.
package enum LookupOrder: String, Sendable, CaseIterable {
    /// For each language every layer, so that one view is never shown in two languages.
    case localeMajor
    /// For each layer every language, as `Bundle` does it.
    case layerMajor
}
