#include "BenchmarkGettext.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

int bench_gettext_start(void) {
    return setlocale(LC_ALL, "C.UTF-8") != NULL || setlocale(LC_ALL, "en_US.UTF-8") != NULL;
}

void bench_gettext_bind(const char *domain, const char *folder) {
    bindtextdomain(domain, folder);
    bind_textdomain_codeset(domain, "UTF-8");
}

size_t bench_gettext_length(const char *domain, const char *key) {
    return strlen(dgettext(domain, key));
}
