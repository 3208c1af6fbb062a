/* The value network in one call, for where there is no numpy: forecasts of pairs of a place and a
   deck, the layers, and the chances they give. See kernel.py, which calls it, and plain_pass.py,
   which does the same in plain Python.

   It has no memory of its own, neither constants nor a stack: in a browser it works on the memory
   of the Python that calls it. Vectors are written with the extensions of GCC and Clang, so that
   it can also be built for the machine at hand. */

#define EXPORT(name) __attribute__((visibility("default"), used, export_name(name)))
#ifndef __wasm__
#undef EXPORT
#define EXPORT(name) __attribute__((visibility("default"), used))
#endif

typedef float four __attribute__((vector_size(16), aligned(4), may_alias));

typedef struct {
  int inputs, outputs; /* outputs are a multiple of 4 */
  const float *matrix, *offset;
} layer;

typedef struct {
  int place, deck, piece, fields, kinds, gains, horizon, layers; /* sizes and numbers */
  float least, latest, hand;
  const float *scale;  /* per demand of a field */
  const float *power;  /* per kind four numbers: power by symbol, cards that pay */
  const float *top;    /* per kind the highest power by symbol */
  const float *gain;   /* per local gain and kind */
  const float *draws;  /* per kind */
  const layer *layer;
} network;

typedef struct {
  int places, decks, pairs;
  const float *place, *deck;
  const int *where, *what;
  float *scratch, *chances;
} batch;

enum { DEMANDS = 7, NEEDS = 4, SYMBOLS = 3, BLOCK = 32 };

static inline float larger(float a, float b) { return a > b ? a : b; }
static inline float smaller(float a, float b) { return a < b ? a : b; }

/* Adds rows * matrix to the result, eight columns of up to four rows at once. */
static __attribute__((noinline)) void product(const float *rows, int inputs, int count,
                                              const float *matrix, int outputs, float *result) {
  for (int column = 0; column < outputs; column += 8) {
    int both = column + 8 <= outputs;
    int second = both ? 4 : 0;
    for (int row = 0; row < count; row += 4) {
      const float *a = rows + row * inputs;
      const float *b = row + 1 < count ? a + inputs : a;
      const float *c = row + 2 < count ? a + 2 * inputs : a;
      const float *d = row + 3 < count ? a + 3 * inputs : a;
      const float *m = matrix + column;
      four a0 = {0}, a1 = {0}, b0 = {0}, b1 = {0}, c0 = {0}, c1 = {0}, d0 = {0}, d1 = {0};
      for (int i = 0; i < inputs; i++, m += outputs) {
        float x = a[i], y = b[i], z = c[i], w = d[i];
        if (x == 0 && y == 0 && z == 0 && w == 0) continue;
        four left = *(const four *)m, right = *(const four *)(m + second);
        a0 += left * x, a1 += right * x;
        b0 += left * y, b1 += right * y;
        c0 += left * z, c1 += right * z;
        d0 += left * w, d1 += right * w;
      }
      float *out = result + row * outputs + column;
      *(four *)out += a0;
      if (both) *(four *)(out + 4) += a1;
      if (row + 1 < count) {
        *(four *)(out + outputs) += b0;
        if (both) *(four *)(out + outputs + 4) += b1;
      }
      if (row + 2 < count) {
        *(four *)(out + 2 * outputs) += c0;
        if (both) *(four *)(out + 2 * outputs + 4) += c1;
      }
      if (row + 3 < count) {
        *(four *)(out + 3 * outputs) += d0;
        if (both) *(four *)(out + 3 * outputs + 4) += d1;
      }
    }
  }
}

static inline void fill(float *result, int rows, int width, const float *offset) {
  for (int row = 0; row < rows; row++)
    for (int i = 0; i < width; i++) result[row * width + i] = offset ? offset[i] : 0;
}

static inline void only_positive(float *numbers, int count) {
  for (int i = 0; i < count; i++) numbers[i] = larger(numbers[i], 0);
}

/* e to a number that is not positive. */
static inline float exponential(float x) {
  if (x < -87) return 0;
  float whole = __builtin_floorf(x * 1.44269504f + 0.5f);
  float rest = x - whole * 0.693359375f + whole * 2.12194440e-4f;
  float y = 1.9875691500e-4f;
  y = y * rest + 1.3981999507e-3f;
  y = y * rest + 8.3334519073e-3f;
  y = y * rest + 4.1665795894e-2f;
  y = y * rest + 1.6666665459e-1f;
  y = y * rest + 5.0000001201e-1f;
  y = y * rest * rest + rest + 1;
  union { unsigned bits; float power; } two = {.bits = (unsigned)((int)whole + 127) << 23};
  return y * two.power;
}

/* Scores to chances. */
static inline void chances(float *scores, int rows, int width) {
  for (int row = 0; row < rows; row++, scores += width) {
    float best = scores[0], sum = 0;
    for (int i = 1; i < width; i++) best = larger(best, scores[i]);
    for (int i = 0; i < width; i++) sum += scores[i] = exponential(scores[i] - best);
    for (int i = 0; i < width; i++) scores[i] /= sum;
  }
}

/* What a place brings to the forecasts: per field demands and highest needs; then gains by kind. */
static inline void know_place(const network *n, const float *row, float *known) {
  const float *first = row, *second = row + n->piece;
  for (int field = 0; field < n->fields; field++) {
    int at = field * (1 + DEMANDS) + 1;
    for (int i = 0; i < DEMANDS; i++) {
      float a = first[at + i] * n->scale[i], b = second[at + i] * n->scale[i];
      *known++ = i < NEEDS ? a + b : larger(a, b);
    }
  }
  int at = n->fields * (1 + DEMANDS) + 1;
  for (int kind = 0; kind < n->kinds; kind++) {
    float sum = 0;
    for (int i = 0; i < n->gains; i++)
      sum += larger(first[at + i], second[at + i]) * n->gain[i * n->kinds + kind];
    *known++ = sum;
  }
}

/* What a deck brings to the forecasts: power per round, then the highest power by symbol. */
static inline void know_deck(const network *n, const float *row, float *known) {
  const float *share = row + n->kinds;
  float draws = 0;
  for (int kind = 0; kind < n->kinds; kind++) draws += share[kind] * n->draws[kind];
  for (int i = 0; i < NEEDS; i++) {
    float sum = 0;
    for (int kind = 0; kind < n->kinds; kind++) sum += share[kind] * n->power[kind * NEEDS + i];
    known[i] = sum * (1 + draws / n->hand) + n->least;
  }
  for (int i = 0; i < SYMBOLS; i++) {
    float top = 0;
    for (int kind = 0; kind < n->kinds; kind++)
      if (row[kind] > 0) top = larger(top, n->top[kind * SYMBOLS + i]);
    known[NEEDS + i] = top;
  }
}

/* The forecasts for a place and a deck. */
static inline void forecast(const network *n, const float *place, const float *deck,
                            const float *row, float *found) {
  int fields = n->fields;
  float least_total = n->latest, least_longest = n->latest;
  for (int field = 0; field < fields; field++, place += DEMANDS) {
    float total = 0, longest = 0, lacking = 0;
    for (int i = 0; i < NEEDS; i++) {
      float time = place[i] / deck[i];
      total += time;
      longest = i ? larger(longest, time) : time;
    }
    for (int i = 0; i < SYMBOLS; i++) lacking += larger(place[NEEDS + i] - deck[NEEDS + i], 0);
    found[field] = smaller(total, n->latest) / 10;
    found[fields + field] = smaller(longest, n->latest) / 10;
    found[2 * fields + field] = lacking / 2;
    least_total = smaller(least_total, found[field]);
    least_longest = smaller(least_longest, found[fields + field]);
  }
  float hand = 0, share = 0;
  for (int kind = 0; kind < n->kinds; kind++) {
    hand += place[kind] * row[2 * n->kinds + kind];
    share += place[kind] * row[n->kinds + kind];
  }
  found[3 * fields] = least_total;
  found[3 * fields + 1] = least_longest;
  found[3 * fields + 2] = hand;
  found[3 * fields + 3] = share;
}

/* How many numbers of scratch space a batch needs. */
EXPORT("scratch_size") int scratch_size(const network *n, int places, int decks) {
  int widest = 0;
  for (int i = 0; i < n->layers; i++)
    if (n->layer[i].outputs > widest) widest = n->layer[i].outputs;
  int first = n->layer[0].outputs, forecasts = 3 * n->fields + 4;
  return places * (first + n->fields * DEMANDS + n->kinds) + decks * (first + NEEDS + SYMBOLS) +
         BLOCK * (forecasts + 2 * widest);
}

/* The chance of each number of rounds left, for all pairs of a batch. */
EXPORT("judge") void judge(const network *n, const batch *b) {
  const layer *one = n->layer;
  int first = one->outputs, forecasts = 3 * n->fields + 4, widest = first;
  for (int i = 1; i < n->layers; i++)
    if (n->layer[i].outputs > widest) widest = n->layer[i].outputs;
  int known = n->fields * DEMANDS + n->kinds, brought = NEEDS + SYMBOLS;
  float *by_place = b->scratch, *by_deck = by_place + b->places * first;
  float *places = by_deck + b->decks * first, *decks = places + b->places * known;
  float *foretold = decks + b->decks * brought;
  float *here = foretold + BLOCK * forecasts, *next = here + BLOCK * widest;
  fill(by_place, b->places, first, one->offset);
  product(b->place, n->place, b->places, one->matrix, first, by_place);
  fill(by_deck, b->decks, first, 0);
  product(b->deck, n->deck, b->decks, one->matrix + n->place * first, first, by_deck);
  for (int i = 0; i < b->places; i++) know_place(n, b->place + i * n->place, places + i * known);
  for (int i = 0; i < b->decks; i++) know_deck(n, b->deck + i * n->deck, decks + i * brought);
  for (int start = 0; start < b->pairs; start += BLOCK) {
    int count = b->pairs - start < BLOCK ? b->pairs - start : BLOCK;
    for (int i = 0; i < count; i++) {
      int where = b->where[start + i], what = b->what[start + i];
      forecast(n, places + where * known, decks + what * brought, b->deck + what * n->deck,
               foretold + i * forecasts);
      const float *a = by_place + where * first, *c = by_deck + what * first;
      for (int j = 0; j < first; j++) here[i * first + j] = a[j] + c[j];
    }
    product(foretold, forecasts, count, one->matrix + (n->place + n->deck) * first, first, here);
    for (int i = 1; i < n->layers; i++) {
      const layer *l = n->layer + i;
      float *out = i + 1 < n->layers ? next : b->chances + start * n->horizon;
      only_positive(here, count * l->inputs);
      fill(out, count, l->outputs, l->offset);
      product(here, l->inputs, count, l->matrix, l->outputs, out);
      next = here, here = out;
    }
    chances(b->chances + start * n->horizon, count, n->horizon);
    here = foretold + BLOCK * forecasts, next = here + BLOCK * widest;
  }
}

/* The sum of each row, weighed. */
EXPORT("weigh") void weigh(const float *rows, int count, int width, const float *worth, float *sums) {
  for (int row = 0; row < count; row++, rows += width) {
    float sum = 0;
    for (int i = 0; i < width; i++) sum += rows[i] * worth[i];
    sums[row] = sum;
  }
}
