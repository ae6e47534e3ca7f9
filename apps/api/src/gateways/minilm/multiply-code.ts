// `multiply(x, w, xs, ws, b, y, rows, outputs, inputs)`: y[r][o] = b[o] + xs[r] * ws[o] * sum over i of x[r][i] * w[o][i].
// `x` and `w` are 16-bit whole numbers, each row with a scale of its own: half the memory of floats, and half of what has to
// come from it for a question. Whoever calls sees to it that no sum leaves 32 bits. Everything else is 32-bit floats. Eight
// products are made at a time, and eight sums are kept in registers: rows come in fours, outputs in twos and inputs in
// thirty-twos. `round(from, to, bytes, factor)` makes such numbers of so many bytes of floats.
import {
  add,
  addFloats,
  constant,
  each,
  F32,
  FLOAT_BYTES,
  get,
  I32,
  loadFloat,
  loadVector,
  loop,
  multiplied,
  multiplyFloats,
  multiplyFloatVectors,
  set,
  simd,
  spreadFloat,
  storeFloat,
  storeVector,
  VECTOR_BYTES,
  type WasmFunction,
  zeroVector,
} from './wasm-code.ts';

/** Eight products of 16 bits, added in pairs. */
const multiplyShorts = [...simd(0xba)];
const addVectors = simd(0xae);
const lane = (index: number) => [...simd(0x1b), index];
const toFloat = [0xb2];
const nearestWhole = simd(0x6a);
const toWhole = simd(0xf8);
const toShorts = simd(0x85);

const [X, W, XS, WS, B, Y, ROWS, OUTPUTS, INPUTS] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const [ROW_BYTES, OUTPUT, ROW, AT, Y_AT, W_ROW, W_AT] = [9, 10, 11, 12, 13, 14, 15];
const ROWS_AT_ONCE = 4;
const OUTPUTS_AT_ONCE = 2;
const VECTORS_AT_ONCE = 4;
const X_AT = W_AT + OUTPUTS_AT_ONCE;
const FIRST_VECTOR = X_AT + ROWS_AT_ONCE;
const sum = (row: number, output: number) => FIRST_VECTOR + row * OUTPUTS_AT_ONCE + output;
const WEIGHTS = FIRST_VECTOR + ROWS_AT_ONCE * OUTPUTS_AT_ONCE;
const INPUT = WEIGHTS + OUTPUTS_AT_ONCE;
const SHORT_BYTES = 2;

/** Eight inputs of each row with eight of each output, so many bytes behind the places that the loop has come to. */
const eightInputs = (behind: number) => [
  ...each(OUTPUTS_AT_ONCE, (output) => [
    ...get(W_AT + output),
    ...loadVector(behind),
    ...set(WEIGHTS + output),
  ]),
  ...each(ROWS_AT_ONCE, (row) => [
    ...[...get(X_AT + row), ...loadVector(behind), ...set(INPUT)],
    ...each(OUTPUTS_AT_ONCE, (output) => [
      ...[...get(INPUT), ...get(WEIGHTS + output), ...multiplyShorts],
      ...[...get(sum(row, output)), ...addVectors, ...set(sum(row, output))],
    ]),
  ]),
];

/** Each place goes on by what the loop has read: that is less work than to add it up for every vector. */
const innermost = [
  ...each(VECTORS_AT_ONCE, (index) => eightInputs(index * VECTOR_BYTES)),
  ...each(OUTPUTS_AT_ONCE + ROWS_AT_ONCE, (index) => [
    ...[...get(W_AT + index), ...constant(VECTORS_AT_ONCE * VECTOR_BYTES), ...add, ...set(W_AT + index)],
  ]),
];

/** y[ROW + row][OUTPUT + output] = the four lanes of its sum, by both scales, and the bias. */
function storeSum(row: number, output: number): number[] {
  const inFloats = [...constant(FLOAT_BYTES), ...multiplied, ...add];
  const atOutput = [...get(OUTPUT), ...constant(output), ...add, ...inFloats];
  const atRow = [...get(ROW), ...constant(row), ...add];
  return [
    ...[...get(Y), ...atRow, ...get(OUTPUTS), ...multiplied, ...get(OUTPUT), ...add, ...constant(output)],
    ...[...add, ...inFloats, ...set(Y_AT), ...get(Y_AT)],
    ...each(4, (index) => [...get(sum(row, output)), ...lane(index), ...(index === 0 ? [] : add)]),
    ...[...toFloat, ...get(XS), ...atRow, ...inFloats, ...loadFloat, ...multiplyFloats],
    ...[...get(WS), ...atOutput, ...loadFloat, ...multiplyFloats],
    ...[...get(B), ...atOutput, ...loadFloat, ...addFloats, ...storeFloat],
  ];
}

function multiplyBody(): number[] {
  const perBlock = [
    ...each(OUTPUTS_AT_ONCE, (output) => [
      ...[...get(ROW_BYTES), ...constant(output), ...multiplied, ...get(W_ROW), ...add],
      ...set(W_AT + output),
    ]),
    ...each(ROWS_AT_ONCE, (row) => [
      ...[...get(ROW), ...constant(row), ...add, ...get(ROW_BYTES), ...multiplied, ...get(X), ...add],
      ...set(X_AT + row),
    ]),
    ...each(ROWS_AT_ONCE * OUTPUTS_AT_ONCE, (index) => [...zeroVector, ...set(FIRST_VECTOR + index)]),
    ...loop(AT, ROW_BYTES, VECTORS_AT_ONCE * VECTOR_BYTES, innermost),
    ...each(ROWS_AT_ONCE, (row) => each(OUTPUTS_AT_ONCE, (output) => storeSum(row, output))),
  ];
  const perOutput = [
    ...[...get(W), ...get(OUTPUT), ...get(ROW_BYTES), ...multiplied, ...add, ...set(W_ROW)],
    ...loop(ROW, ROWS, ROWS_AT_ONCE, perBlock),
  ];
  return [
    ...[...get(INPUTS), ...constant(SHORT_BYTES), ...multiplied, ...set(ROW_BYTES)],
    ...loop(OUTPUT, OUTPUTS, OUTPUTS_AT_ONCE, perOutput),
  ];
}

/** Eight at a time: by the factor, to the nearest whole number, in 16 bits. */
function roundBody(): number[] {
  const [FROM, TO, BYTES, FACTOR, AT_BYTE] = [0, 1, 2, 3, 4];
  const four = (place: number) => [
    ...[...get(FROM), ...get(AT_BYTE), ...add, ...loadVector(place)],
    ...[...get(FACTOR), ...spreadFloat, ...multiplyFloatVectors, ...nearestWhole, ...toWhole],
  ];
  return loop(AT_BYTE, BYTES, 2 * VECTOR_BYTES, [
    ...[...get(TO), ...get(AT_BYTE), ...constant(1), 0x76, ...add],
    ...[...four(0), ...four(VECTOR_BYTES), ...toShorts, ...storeVector(0)],
  ]);
}

export const MULTIPLY: WasmFunction = {
  name: 'multiply',
  parameters: Array<number>(INPUTS + 1).fill(I32),
  numbers: FIRST_VECTOR - ROW_BYTES,
  vectors: INPUT + 1 - FIRST_VECTOR,
  body: multiplyBody(),
};

export const ROUND: WasmFunction = {
  name: 'round',
  parameters: [I32, I32, I32, F32],
  numbers: 1,
  vectors: 0,
  body: roundBody(),
};
