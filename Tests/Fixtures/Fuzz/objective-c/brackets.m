#define L(k) NSLocalizedString(k, nil)
#define M(k) L(k)
M(@"a" @"b"); [x a:b ? c : d e:M(f ?: @"g")]; [@"h" localized]; @"i".j; {([}])