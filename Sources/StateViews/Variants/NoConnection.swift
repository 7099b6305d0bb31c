extension StateViewDefinition {
    /// The device is offline. Source: BB-9.
    public static let noConnection = StateViewDefinition(.noConnection)
}
