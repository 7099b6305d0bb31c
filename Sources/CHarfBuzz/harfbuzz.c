#include "svl_harfbuzz.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#ifdef __linux__
#include <sys/auxv.h>
static const char *const library_name = "libharfbuzz.so.0";
#else
static const char *const library_name = "libharfbuzz.0.dylib";
#endif

// HarfBuzz' own types, as hb-common.h, hb-buffer.h and hb-ot-var.h have them: its ABI has not changed since 2.0.
typedef struct { uint32_t codepoint, mask, cluster, var1, var2; } glyph_info;
typedef struct { int32_t x_advance, y_advance, x_offset, y_offset; uint32_t var; } glyph_position;
typedef struct { int32_t ascender, descender, line_gap, reserved[9]; } font_extents;
typedef struct { uint32_t tag; float value; } variation;
enum { left_to_right = 4, right_to_left = 5, unsafe_to_break = 1 };

// What is called, with its result and parameters.
#define FUNCTIONS(use) \
    use(void *, hb_blob_create_from_file, (const char *)) \
    use(void, hb_blob_destroy, (void *)) \
    use(unsigned, hb_blob_get_length, (void *)) \
    use(unsigned, hb_face_count, (void *)) \
    use(void *, hb_face_create, (void *, unsigned)) \
    use(void, hb_face_destroy, (void *)) \
    use(unsigned, hb_face_get_upem, (const void *)) \
    use(unsigned, hb_face_get_glyph_count, (const void *)) \
    use(void *, hb_font_create, (void *)) \
    use(void, hb_font_destroy, (void *)) \
    use(void, hb_font_set_scale, (void *, int, int)) \
    use(void, hb_font_set_variations, (void *, const variation *, unsigned)) \
    use(void, hb_font_make_immutable, (void *)) \
    use(int, hb_font_get_nominal_glyph, (void *, uint32_t, uint32_t *)) \
    use(int, hb_font_get_h_extents, (void *, font_extents *)) \
    use(void *, hb_buffer_create, (void)) \
    use(void, hb_buffer_destroy, (void *)) \
    use(void, hb_buffer_clear_contents, (void *)) \
    use(void, hb_buffer_add_utf16, (void *, const uint16_t *, int, unsigned, int)) \
    use(void, hb_buffer_set_direction, (void *, int)) \
    use(void, hb_buffer_set_script, (void *, uint32_t)) \
    use(void, hb_buffer_set_language, (void *, const void *)) \
    use(glyph_info *, hb_buffer_get_glyph_infos, (void *, unsigned *)) \
    use(glyph_position *, hb_buffer_get_glyph_positions, (void *, unsigned *)) \
    use(const void *, hb_language_from_string, (const char *, int)) \
    use(void, hb_shape, (void *, void *, const void *, unsigned)) \
    use(void *, hb_unicode_funcs_get_default, (void)) \
    use(uint32_t, hb_unicode_script, (void *, uint32_t)) \
    use(unsigned, hb_ot_name_get_utf8, (void *, uint32_t, const void *, unsigned *, char *))

#define MEMBER(result, name, parameters) result (*name) parameters;
#define SYMBOL(result, name, parameters) {#name, offsetof(struct functions, name)},

static struct functions { FUNCTIONS(MEMBER) } hb;
static const struct { const char *name; size_t offset; } symbols[] = {FUNCTIONS(SYMBOL)};
static int is_open;

// Outlines came with 4.0, and what asks for one got another name in 7.0. Texts are measured without them.
static void (*draw_glyph)(void *, uint32_t, void *, void *);
static void *draw_functions;
static pthread_once_t once = PTHREAD_ONCE_INIT;

struct outline {
    svl_step *steps;
    uint32_t count, capacity;
};

static void take(void *data, svl_verb verb, const float *points) {
    struct outline *outline = data;
    if (outline->count < outline->capacity) {
        svl_step *step = &outline->steps[outline->count];
        step->verb = verb;
        memcpy(step->points, points, sizeof step->points);
    }
    outline->count++;
}

static void move_to(void *functions, void *data, void *state, float x, float y, void *user) {
    (void)functions, (void)state, (void)user;
    take(data, svl_move, (float[6]){x, y});
}

static void line_to(void *functions, void *data, void *state, float x, float y, void *user) {
    (void)functions, (void)state, (void)user;
    take(data, svl_line, (float[6]){x, y});
}

static void quadratic_to(void *functions, void *data, void *state, float ax, float ay, float x, float y, void *user) {
    (void)functions, (void)state, (void)user;
    take(data, svl_quadratic, (float[6]){ax, ay, x, y});
}

static void cubic_to(
    void *functions, void *data, void *state, float ax, float ay, float bx, float by, float x, float y, void *user) {
    (void)functions, (void)state, (void)user;
    take(data, svl_cubic, (float[6]){ax, ay, bx, by, x, y});
}

static void close_path(void *functions, void *data, void *state, void *user) {
    (void)functions, (void)state, (void)user;
    take(data, svl_close, (float[6]){0});
}

// Every setter of a function for outlines has the same parameters.
typedef void (*setter)(void *, void (*)(void), void *, void *);

static void open_outlines(void *library) {
    static const struct { const char *name; void (*function)(void); } setters[] = {
        {"hb_draw_funcs_set_move_to_func", (void (*)(void))move_to},
        {"hb_draw_funcs_set_line_to_func", (void (*)(void))line_to},
        {"hb_draw_funcs_set_quadratic_to_func", (void (*)(void))quadratic_to},
        {"hb_draw_funcs_set_cubic_to_func", (void (*)(void))cubic_to},
        {"hb_draw_funcs_set_close_path_func", (void (*)(void))close_path},
    };
    void *draw = dlsym(library, "hb_font_draw_glyph");
    if (draw == NULL) {
        draw = dlsym(library, "hb_font_get_glyph_shape");
    }
    void *create = dlsym(library, "hb_draw_funcs_create");
    if (draw == NULL || create == NULL) {
        return;
    }
    void *(*create_functions)(void);
    memcpy(&create_functions, &create, sizeof create);
    void *functions = create_functions();
    for (size_t index = 0; index < sizeof setters / sizeof setters[0]; index++) {
        void *address = dlsym(library, setters[index].name);
        if (address == NULL) {
            return;
        }
        setter set;
        memcpy(&set, &address, sizeof address);
        set(functions, setters[index].function, NULL, NULL);
    }
    memcpy(&draw_glyph, &draw, sizeof draw);
    draw_functions = functions;
}

static void open_library(void) {
#ifdef __linux__
    // A program without a loader must open nothing: the first call that needs C++ would end it.
    if (getauxval(AT_BASE) == 0) {
        return;
    }
#endif
    // Its names stay its own, so that another HarfBuzz in the process neither sees nor hides them.
    void *library = dlopen(library_name, RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) {
        return;
    }
    for (size_t index = 0; index < sizeof symbols / sizeof symbols[0]; index++) {
        void *address = dlsym(library, symbols[index].name);
        if (address == NULL) {
            dlclose(library);
            return;
        }
        memcpy((char *)&hb + symbols[index].offset, &address, sizeof address);
    }
    open_outlines(library);
    is_open = 1;
}

int svl_harfbuzz_is_open(void) {
    pthread_once(&once, open_library);
    return is_open;
}

struct svl_font {
    void *face, *font;
};

svl_font *svl_font_open(const char *path, uint32_t index, float weight) {
    if (!svl_harfbuzz_is_open()) {
        return NULL;
    }
    void *blob = hb.hb_blob_create_from_file(path);
    svl_font *font = NULL;
    // A file that cannot be read, or is no font, is an empty one for HarfBuzz.
    if (hb.hb_blob_get_length(blob) != 0 && index < hb.hb_face_count(blob)) {
        void *face = hb.hb_face_create(blob, index);
        if (hb.hb_face_get_glyph_count(face) == 0 || (font = malloc(sizeof *font)) == NULL) {
            hb.hb_face_destroy(face);
        } else {
            font->face = face;
            font->font = hb.hb_font_create(face);
            int scale = (int)hb.hb_face_get_upem(face) * 64;
            hb.hb_font_set_scale(font->font, scale, scale);
            if (weight != 0) {
                variation wght = {0x77676874, weight};
                hb.hb_font_set_variations(font->font, &wght, 1);
            }
            hb.hb_font_make_immutable(font->font);
        }
    }
    hb.hb_blob_destroy(blob);
    return font;
}

void svl_font_close(svl_font *font) {
    if (font != NULL) {
        hb.hb_font_destroy(font->font);
        hb.hb_face_destroy(font->face);
        free(font);
    }
}

uint32_t svl_font_upem(const svl_font *font) { return hb.hb_face_get_upem(font->face); }

void svl_font_extents(const svl_font *font, int32_t *ascender, int32_t *descender) {
    font_extents extents = {0};
    hb.hb_font_get_h_extents(font->font, &extents);
    *ascender = extents.ascender / 64;
    *descender = extents.descender / 64;
}

uint32_t svl_font_outline(const svl_font *font, uint32_t glyph, svl_step *steps, uint32_t capacity) {
    struct outline outline = {steps, 0, capacity};
    if (draw_functions != NULL) {
        draw_glyph(font->font, glyph, draw_functions, &outline);
    }
    return outline.count;
}

int svl_font_has(const svl_font *font, uint32_t scalar) {
    uint32_t glyph;
    return hb.hb_font_get_nominal_glyph(font->font, scalar, &glyph);
}

uint32_t svl_font_name(const svl_font *font, uint32_t id, char *text, uint32_t capacity) {
    unsigned size = capacity;
    hb.hb_ot_name_get_utf8(font->face, id, hb.hb_language_from_string("en", -1), &size, text);
    return size;
}

uint32_t svl_script(uint32_t scalar) {
    return svl_harfbuzz_is_open() ? hb.hb_unicode_script(hb.hb_unicode_funcs_get_default(), scalar) : 0x5A797979;
}

struct svl_shaper {
    void *buffer;
    svl_glyph *glyphs;
    uint32_t capacity;
};

svl_shaper *svl_shaper_open(void) {
    if (!svl_harfbuzz_is_open()) {
        return NULL;
    }
    svl_shaper *shaper = calloc(1, sizeof *shaper);
    if (shaper != NULL) {
        shaper->buffer = hb.hb_buffer_create();
    }
    return shaper;
}

void svl_shaper_close(svl_shaper *shaper) {
    if (shaper != NULL) {
        hb.hb_buffer_destroy(shaper->buffer);
        free(shaper->glyphs);
        free(shaper);
    }
}

uint32_t svl_shape(
    svl_shaper *shaper, const svl_font *font, const uint16_t *text, int32_t length, int32_t start, int32_t count,
    int is_right_to_left, uint32_t script, const char *language, const svl_glyph **glyphs) {
    hb.hb_buffer_clear_contents(shaper->buffer);
    hb.hb_buffer_add_utf16(shaper->buffer, text, length, (unsigned)start, count);
    hb.hb_buffer_set_direction(shaper->buffer, is_right_to_left ? right_to_left : left_to_right);
    hb.hb_buffer_set_script(shaper->buffer, script);
    hb.hb_buffer_set_language(shaper->buffer, hb.hb_language_from_string(language, -1));
    hb.hb_shape(font->font, shaper->buffer, NULL, 0);
    unsigned found = 0;
    const glyph_info *infos = hb.hb_buffer_get_glyph_infos(shaper->buffer, &found);
    const glyph_position *positions = hb.hb_buffer_get_glyph_positions(shaper->buffer, &found);
    if (found > shaper->capacity) {
        svl_glyph *larger = realloc(shaper->glyphs, found * sizeof *larger);
        if (larger == NULL) {
            return 0;
        }
        shaper->glyphs = larger;
        shaper->capacity = found;
    }
    for (unsigned index = 0; index < found; index++) {
        shaper->glyphs[index] = (svl_glyph){
            infos[index].cluster, positions[index].x_advance, positions[index].x_offset, positions[index].y_offset,
            infos[index].codepoint, (infos[index].mask & unsafe_to_break) != 0};
    }
    *glyphs = shaper->glyphs;
    return found;
}
