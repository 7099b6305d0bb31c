/// A number for some of the plural categories, such as the smallest that selects each. Numbers are 0 or more.
///
/// A dictionary would hash a category by its name, and take more memory than all six numbers.
@usableFromInline
package struct CategoryNumbers: Hashable, Sendable {
    /// By the order of the categories; -1 stands for none.
    @usableFromInline var numbers = SIMD8<Int>(repeating: -1)

    @inlinable
    package init() {}

    @inlinable
    package subscript(category: PluralCategory) -> Int? {
        get {
            let number = numbers[category.order]
            return number < 0 ? nil : number
        }
        set {
            precondition(newValue ?? 0 >= 0, "numbers of categories are not negative")
            numbers[category.order] = newValue ?? -1
        }
    }

    /// The categories that have a number, in CLDR's order.
    package var categories: [PluralCategory] { PluralCategory.allCases.filter { self[$0] != nil } }

    /// How many categories have a number.
    package var count: Int { categories.count }
}
