// What every head of a model does with the 32 floats of each piece. `weigh(query, key, to, count, bytes)` writes how like a
// query each of so many keys is, which stand so many bytes apart. `mix(shares, value, to, count, bytes)` adds up the values
// by their shares.
import {
  add,
  addFloats,
  addFloatVectors,
  constant,
  each,
  FLOAT_BYTES,
  get,
  I32,
  loadFloat,
  loadVector,
  loop,
  multiplied,
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

export const HEAD_FLOATS = 32;
const VECTORS = (HEAD_FLOATS * FLOAT_BYTES) / VECTOR_BYTES;
const lane = (index: number) => [...simd(0x1f), index];

const [FROM, ROWS, TO, COUNT, BYTES, OTHER, ROW] = [0, 1, 2, 3, 4, 5, 6];
/** Eight vectors of the query, or of what is mixed; then one or two to work with. */
const FIRST = ROW + 1;
const [SUM, NEXT] = [FIRST + VECTORS, FIRST + VECTORS + 1];
const parameters = Array<number>(BYTES + 1).fill(I32);

const placeOf = (list: number) => [
  ...get(list),
  ...[...get(OTHER), ...constant(FLOAT_BYTES), ...multiplied, ...add],
];
const partOfRow = (index: number) => [...get(ROW), ...loadVector(index * VECTOR_BYTES)];
const toNextRow = [...get(ROW), ...get(BYTES), ...add, ...set(ROW)];
const fromFirstRow = [...get(ROWS), ...set(ROW)];

/** Two sums, of which none waits for the other. */
const productOf = (index: number) => {
  const to = index % 2 === 0 ? SUM : NEXT;
  return [
    ...[...get(FIRST + index), ...partOfRow(index), ...multiplyFloatVectors],
    ...(index < 2 ? [] : [...get(to), ...addFloatVectors]),
    ...set(to),
  ];
};

export const WEIGH: WasmFunction = {
  name: 'weigh',
  parameters,
  numbers: 2,
  vectors: VECTORS + 2,
  body: [
    ...each(VECTORS, (index) => [...get(FROM), ...loadVector(index * VECTOR_BYTES), ...set(FIRST + index)]),
    ...fromFirstRow,
    ...loop(OTHER, COUNT, 1, [
      ...each(VECTORS, productOf),
      ...[...get(SUM), ...get(NEXT), ...addFloatVectors, ...set(SUM)],
      ...placeOf(TO),
      ...each(4, (index) => [...get(SUM), ...lane(index), ...(index === 0 ? [] : addFloats)]),
      ...storeFloat,
      ...toNextRow,
    ]),
  ],
};

export const MIX: WasmFunction = {
  name: 'mix',
  parameters,
  numbers: 2,
  vectors: VECTORS + 1,
  body: [
    ...each(VECTORS, (index) => [...zeroVector, ...set(FIRST + index)]),
    ...fromFirstRow,
    ...loop(OTHER, COUNT, 1, [
      ...[...placeOf(FROM), ...loadFloat, ...spreadFloat, ...set(SUM)],
      ...each(VECTORS, (index) => [
        ...[...get(SUM), ...partOfRow(index), ...multiplyFloatVectors],
        ...[...get(FIRST + index), ...addFloatVectors, ...set(FIRST + index)],
      ]),
      ...toNextRow,
    ]),
    ...each(VECTORS, (index) => [...get(TO), ...get(FIRST + index), ...storeVector(index * VECTOR_BYTES)]),
  ],
};
