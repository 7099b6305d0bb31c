internal import CICU

/// A resource bundle of ICU's data, or one of its tables, arrays and values.
///
/// One owner, which closes it; an item stays valid when the table that it came from is closed. Reading changes nothing,
/// so that several threads may borrow it.
@safe
package struct ICUResource: ~Copyable, @unchecked Sendable {
    private let handle: OpaquePointer

    /// Opens a bundle of ICU's own data by its exact name, without fallback to another locale.
    package init(bundle name: String) throws(ICUError) {
        var status: Int32 = 0
        let handle = unsafe svl_resource_open(nil, name, &status)
        try unsafe self.init(handle, status, "data '\(name)'")
    }

    /// Opens the bundle of a locale, or the nearest that it inherits from; throws for a language that ICU does not know.
    init(locale: String) throws(ICUError) {
        var status: Int32 = 0
        let handle = unsafe svl_resource_open_locale(locale, &status)
        try unsafe self.init(handle, status, "data of '\(locale)'")
    }

    private init(_ handle: OpaquePointer?, _ status: Int32, _ request: @autoclosure () -> String) throws(ICUError) {
        try ICUError.check(status, request())
        guard let handle = unsafe handle else { throw ICUError(status: status, request: request()) }
        unsafe self.handle = handle
    }

    deinit {
        unsafe svl_resource_close(handle)
    }

    /// The name of the bundle that it is or stands in; another one than was opened when that is an alias.
    package var bundleName: String? {
        guard let name = unsafe svl_resource_locale(handle) else { return nil }
        return unsafe String(cString: name)
    }

    /// The item of a table; nil without it.
    package func item(_ key: String) throws(ICUError) -> ICUResource? {
        var status: Int32 = 0
        let item = unsafe svl_resource_open_key(handle, key, &status)
        if status == Int32(svl_status_missing_resource) { return nil }
        return try unsafe ICUResource(item, status, "data item '\(key)'")
    }

    /// The item of a table or array by its place, from 0 to `count`.
    package func item(at index: Int) throws(ICUError) -> ICUResource {
        var status: Int32 = 0
        let item = unsafe svl_resource_open_index(handle, Int32(clamping: index), &status)
        return try unsafe ICUResource(item, status, "data item \(index)")
    }

    /// The number of items of a table or array; 1 for a value.
    package var count: Int { Int(unsafe svl_resource_count(handle)) }

    /// Whether it has items by key.
    package var isTable: Bool { unsafe svl_resource_type(handle) == Int32(svl_resource_table) }

    /// Whether it has items by place.
    package var isArray: Bool { unsafe svl_resource_type(handle) == Int32(svl_resource_array) }

    /// The key under which it stands in its table; nil for a bundle and for an item of an array.
    package var key: String? {
        guard let key = unsafe svl_resource_key(handle) else { return nil }
        return unsafe String(cString: key)
    }

    /// The text of a string; nil for other types.
    package func text() throws(ICUError) -> String? {
        guard unsafe svl_resource_type(handle) == Int32(svl_resource_string) else { return nil }
        var status: Int32 = 0
        var length: Int32 = 0
        let units = unsafe svl_resource_text(handle, &length, &status)
        try ICUError.check(status, "text of a data item")
        guard let units = unsafe units else { return nil }
        return unsafe ICUBuffer.string(units, length)
    }

    /// The keys of a table, in its order.
    package func keys() throws(ICUError) -> [String] {
        var keys: [String] = []
        for index in 0..<count {
            if let key = try item(at: index).key { keys.append(key) }
        }
        return keys
    }
}

extension ICUError {
    /// Data that the linked ICU ought to have.
    init(missing request: String) {
        self.init(status: Int32(svl_status_missing_resource), request: request)
    }

    /// Data that the linked ICU has in a form that we do not know.
    package init(unreadable request: String) {
        self.init(status: Int32(svl_status_invalid_format), request: request)
    }
}
