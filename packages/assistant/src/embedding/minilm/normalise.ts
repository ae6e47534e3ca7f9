/** A layer normalisation: what the model has learned to multiply and add after it. */
export interface LayerNorm {
  readonly weight: Float32Array;
  readonly bias: Float32Array;
}

const EPSILON = 1e-12;

/** Brings each row to mean 0 and variance 1, then applies the learned weight and bias. */
export function normalise(rows: Float32Array, { weight, bias }: LayerNorm): void {
  const width = weight.length;
  for (let row = 0; row < rows.length; row += width) {
    let mean = 0;
    for (let i = row; i < row + width; i += 1) mean += rows[i] ?? 0;
    mean /= width;
    let variance = 0;
    for (let i = row; i < row + width; i += 1) {
      const deviation = (rows[i] ?? 0) - mean;
      variance += deviation * deviation;
    }
    const scale = 1 / Math.sqrt(variance / width + EPSILON);
    for (let i = 0; i < width; i += 1)
      rows[row + i] = ((rows[row + i] ?? 0) - mean) * scale * (weight[i] ?? 0) + (bias[i] ?? 0);
  }
}

export function addTo(values: Float32Array, addends: Float32Array): void {
  for (let i = 0; i < values.length; i += 1) values[i] = (values[i] ?? 0) + (addends[i] ?? 0);
}
