NSArray *texts(void) {
    return @[NSLocalizedString(@"stable", nil), NSLocalizedString(@"Install the tool?", nil), NSLocalizedString(@"Quit at once", nil)];
}
