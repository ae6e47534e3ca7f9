// What a model does between its multiplications by weights.

const EPSILON = 1e-12;

/** Each row by its own mean and spread, then by what the model has learned. */
export function normalise(
  rows: Float32Array,
  { weight, bias }: { readonly weight: Float32Array; readonly bias: Float32Array },
): void {
  const width = weight.length;
  for (let row = 0; row < rows.length; row += width) {
    let mean = 0;
    for (let i = row; i < row + width; i += 1) mean += rows[i] ?? 0;
    mean /= width;
    let variance = 0;
    for (let i = row; i < row + width; i += 1) {
      const apart = (rows[i] ?? 0) - mean;
      variance += apart * apart;
    }
    const scale = 1 / Math.sqrt(variance / width + EPSILON);
    for (let i = 0; i < width; i += 1)
      rows[row + i] = ((rows[row + i] ?? 0) - mean) * scale * (weight[i] ?? 0) + (bias[i] ?? 0);
  }
}

export function addTo(rows: Float32Array, others: Float32Array): void {
  for (let i = 0; i < rows.length; i += 1) rows[i] = (rows[i] ?? 0) + (others[i] ?? 0);
}

/** The error function, to seven digits (Abramowitz and Stegun, 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}

/** Beyond this a value passes as it is, or not at all. */
const REACH = 8;
const STEPS_OF_ONE = 512;
/** A question passes here 150,000 times, and an exponential each time costs as much as a layer: values between two are read off. */
const GATE = Float32Array.from({ length: 2 * REACH * STEPS_OF_ONE + 2 }, (_, index) => {
  const x = index / STEPS_OF_ONE - REACH;
  return 0.5 * x * (1 + erf(x * Math.SQRT1_2));
});

/** The gate of the inner layer (GELU), to six digits. */
export function gate(values: Float32Array): void {
  for (let i = 0; i < values.length; i += 1) {
    const x = values[i] ?? 0;
    if (x >= REACH) continue;
    if (x <= -REACH) {
      values[i] = 0;
      continue;
    }
    const place = (x + REACH) * STEPS_OF_ONE;
    const index = Math.floor(place);
    const from = GATE[index] ?? 0;
    values[i] = from + ((GATE[index + 1] ?? 0) - from) * (place - index);
  }
}

interface Attended {
  readonly query: Float32Array;
  readonly key: Float32Array;
  readonly value: Float32Array;
  /** What comes out. */
  readonly mixed: Float32Array;
  readonly width: number;
  readonly heads: number;
}

/** Each piece takes from the others by how much they matter to it, in every head for itself. */
export function attend(attended: Attended): void {
  const { value, mixed, width, heads } = attended;
  const size = width / heads;
  const count = mixed.length / width;
  const shares = new Float64Array(count);
  mixed.fill(0);
  for (let head = 0; head < width; head += size)
    for (let row = 0; row < count; row += 1) {
      const to = row * width + head;
      const total = weigh(attended, shares, to, size);
      for (let other = 0; other < count; other += 1) {
        const share = (shares[other] ?? 0) / total;
        const from = other * width + head;
        for (let i = 0; i < size; i += 1)
          mixed[to + i] = (mixed[to + i] ?? 0) + share * (value[from + i] ?? 0);
      }
    }
}

/** How much each other piece matters to the one whose query begins at a place, not yet divided by the sum, which is answered. */
function weigh({ query, key, width }: Attended, shares: Float64Array, at: number, size: number): number {
  const head = at % width;
  const scale = 1 / Math.sqrt(size);
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < shares.length; other += 1) {
    let product = 0;
    const from = other * width + head;
    for (let i = 0; i < size; i += 1) product += (query[at + i] ?? 0) * (key[from + i] ?? 0);
    shares[other] = product * scale;
    most = Math.max(most, product * scale);
  }
  let total = 0;
  for (let other = 0; other < shares.length; other += 1) {
    const share = Math.exp((shares[other] ?? 0) - most);
    shares[other] = share;
    total += share;
  }
  return total;
}
