NSArray *texts(void) {
    return @[
        NSLocalizedString(@"stable", nil), NSLocalizedString(@"Install the tool?", nil),
        NSLocalizedString(@"Instal the tool?", nil),
    ];
}
