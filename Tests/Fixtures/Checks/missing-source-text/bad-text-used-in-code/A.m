NSArray *titles(void) {
    return @[NSLocalizedString(@"Go back", nil), NSLocalizedString(@"Open the file", nil), NSLocalizedString(@"Close all", nil)];
}
