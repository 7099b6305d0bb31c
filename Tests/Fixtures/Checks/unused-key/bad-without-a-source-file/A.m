NSString *a(void) { return NSLocalizedString(@"Could not open the file.", nil); }
NSString *b(void) { return NSLocalizedString(@"Queue is empty now.", nil); }
