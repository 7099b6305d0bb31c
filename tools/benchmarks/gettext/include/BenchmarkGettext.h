#ifndef BENCHMARK_GETTEXT_H
#define BENCHMARK_GETTEXT_H

#include <stddef.h>

/// Chooses the language of `LANGUAGE`; 0 where the system has no locale of UTF-8.
int bench_gettext_start(void);
/// Says where the `.mo` files of a domain are, in `FOLDER/LANGUAGE/LC_MESSAGES/DOMAIN.mo`.
void bench_gettext_bind(const char *domain, const char *folder);
/// The bytes of the text of a key; those of the key where the domain lacks it.
size_t bench_gettext_length(const char *domain, const char *key);

#endif
