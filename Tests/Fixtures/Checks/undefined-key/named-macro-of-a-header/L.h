#define OALocalizedString(defaultValue, ...) \
_OALocalizedString(false, nil, defaultValue, ##__VA_ARGS__)
static inline NSString * _OALocalizedString(BOOL upperCase, NSString * _Nullable languageCode, NSString * _Nullable defaultValue, ...)
{
    NSArray *arr = [defaultValue componentsSeparatedByString:@" "];
    NSString *key;
    for (NSString *s in arr) { key = s; break; }
    return [[NSBundle mainBundle] localizedStringForKey:key value:@"" table:nil];
}
