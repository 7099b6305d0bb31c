// Prints the plural category of many numbers in the locales that it is given, one locale a line of standard input.
// Built twice by tools/check-icu, once against each ICU, from the sources of Sources/CICU.

#include "CICU.h"

#include <stdio.h>
#include <string.h>

static const char letters[] = "zotfm-";

static void print_categories(const char *locale, int32_t is_ordinal) {
    int32_t status;
    svl_plural_rules *rules = svl_plural_rules_open(locale, is_ordinal, &status);
    printf("%s %s ", locale, is_ordinal ? "ordinal" : "cardinal");
    for (int number = 0; rules != NULL && number <= 1200; number++) {
        putchar(letters[svl_plural_rules_select(rules, number, &status)]);
    }
    for (double power = 1e4; rules != NULL && power <= 1e12; power *= 10) {
        for (int offset = -3; offset <= 11; offset++) {
            putchar(letters[svl_plural_rules_select(rules, power + offset, &status)]);
        }
    }
    for (int tenths = 1; rules != NULL && tenths < 300; tenths++) {
        putchar(letters[svl_plural_rules_select(rules, tenths / 10.0, &status)]);
    }
    putchar('\n');
    svl_plural_rules_close(rules);
}

static void print_locales(const char *table) {
    int32_t status;
    svl_resource *bundle = svl_resource_open(NULL, "plurals", &status);
    svl_resource *locales = bundle == NULL ? NULL : svl_resource_open_key(bundle, table, &status);
    for (int32_t index = 0; locales != NULL && index < svl_resource_count(locales); index++) {
        svl_resource *item = svl_resource_open_index(locales, index, &status);
        puts(svl_resource_key(item));
        svl_resource_close(item);
    }
    svl_resource_close(locales);
    svl_resource_close(bundle);
}

int main(int count, char **arguments) {
    if (count == 2 && strcmp(arguments[1], "version") == 0) {
        svl_version version = svl_icu_version();
        printf("%d.%d\n", version.field[0], version.field[1]);
        return 0;
    }
    if (count == 2 && strcmp(arguments[1], "locales") == 0) {
        print_locales("locales");
        return 0;
    }
    char locale[64];
    while (fgets(locale, sizeof locale, stdin) != NULL) {
        locale[strcspn(locale, "\n")] = 0;
        print_categories(locale, 0);
        print_categories(locale, 1);
    }
    return 0;
}
