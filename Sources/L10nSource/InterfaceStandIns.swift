/// What Interface Builder writes into new objects: no text to translate.
package enum InterfaceStandIns {
    package static let words: Set<String> = [
        "Box", "Button", "Check", "Custom View", "Detail", "Item", "Item 1", "Item 2", "Item 3", "Label", "Menu Item",
        "Multiline Label", "Radio", "Radio Button", "Subtitle", "Table View Cell", "Text", "Text Cell", "Title",
        "Toolbar Item", "View Controller",
    ]
}
