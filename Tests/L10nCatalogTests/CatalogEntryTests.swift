import L10nCatalog
import Testing

@Suite struct CatalogEntryTests {
    @Test func `an entry takes 48 bytes, as a project holds millions`() {
        #expect(MemoryLayout<CatalogEntry>.stride == 48)
    }
}
