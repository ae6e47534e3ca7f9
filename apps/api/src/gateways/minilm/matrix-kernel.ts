// Nearly all of a model's work is one operation: rows times weights plus bias. JavaScript does one multiplication at a
// time; this WebAssembly module, written out in bytes, does eight, and keeps eight sums in registers. It exports
// `multiply(x, w, xs, ws, b, y, rows, outputs, inputs)`: y[r][o] = b[o] + xs[r] * ws[o] * sum over i of x[r][i] * w[o][i], at
// byte addresses of the imported memory. `x` and `w` are 16-bit whole numbers, each row with a scale of its own: half the
// memory of floats, and half of what has to come from it for a question. Whoever calls sees to it that no sum leaves 32 bits.
// Everything else is 32-bit floats. Rows come in fours, outputs in twos and inputs in eights. `round(from, to, bytes, factor)`
// makes such numbers of so many bytes of floats.

type Multiply = (
  x: number,
  w: number,
  xs: number,
  ws: number,
  b: number,
  y: number,
  rows: number,
  outputs: number,
  inputs: number,
) => void;

type Round = (from: number, to: number, bytes: number, factor: number) => void;

const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;

function leb(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const byte = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? byte : byte | 0x80);
  } while (rest !== 0);
  return bytes;
}

/** Signed numbers end on a byte whose sign bit is theirs. */
function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; ) {
    const byte = rest & 0x7f;
    rest >>= 7;
    const isLast = (rest === 0 && (byte & 0x40) === 0) || (rest === -1 && (byte & 0x40) !== 0);
    bytes.push(isLast ? byte : byte | 0x80);
    if (isLast) return bytes;
  }
}

const get = (local: number) => [0x20, ...leb(local)];
const set = (local: number) => [0x21, ...leb(local)];
const constant = (value: number) => [0x41, ...signed(value)];
const add = [0x6a];
const multiplied = [0x6c];
const simd = (code: number) => [0xfd, ...leb(code)];
const loadVector = [...simd(0x00), 0x01, 0x00];
/** Eight products of 16 bits, added in pairs. */
const multiplyShorts = [...simd(0xba)];
const addVectors = simd(0xae);
const zeroVector = [...simd(0x0c), ...Array<number>(16).fill(0)];
const lane = (index: number) => [...simd(0x1b), index];
const loadFloat = [0x2a, 0x02, 0x00];
const storeFloat = [0x38, 0x02, 0x00];
const toFloat = [0xb2];
const addFloats = [0x92];
const multiplyFloats = [0x94];
const multiplyFloatVectors = simd(0xe6);
const nearestWhole = simd(0x6a);
const toWhole = simd(0xf8);
const toShorts = simd(0x85);
const storeVector = [...simd(0x0b), 0x01, 0x00];

/** `do { body } while (counter < limit)`, counting up by `step`. */
const loop = (counter: number, limit: number, step: number, body: readonly number[]) => [
  ...constant(0),
  ...set(counter),
  ...[0x03, 0x40],
  ...body,
  ...get(counter),
  ...constant(step),
  ...add,
  0x22,
  ...leb(counter),
  ...get(limit),
  ...[0x48, 0x0d, 0x00, 0x0b],
];

const [X, W, XS, WS, B, Y, ROWS, OUTPUTS, INPUTS] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const [ROW_BYTES, OUTPUT, ROW, AT, Y_AT, W_ROW, W_NEXT, X_ROW] = [9, 10, 11, 12, 13, 14, 15, 16];
const ROWS_AT_ONCE = 4;
const OUTPUTS_AT_ONCE = 2;
const FIRST_VECTOR = X_ROW + ROWS_AT_ONCE;
const sum = (row: number, output: number) => FIRST_VECTOR + row * OUTPUTS_AT_ONCE + output;
const WEIGHTS = FIRST_VECTOR + ROWS_AT_ONCE * OUTPUTS_AT_ONCE;
const INPUT = WEIGHTS + OUTPUTS_AT_ONCE;
const SHORT_BYTES = 2;
const FLOAT_BYTES = 4;
const VECTOR_BYTES = 16;

const each = (count: number, code: (index: number) => readonly number[]) =>
  Array.from({ length: count }, (_, index) => code(index)).flat();

function innermost(): number[] {
  return [
    ...[...get(W_ROW), ...get(AT), ...add, ...loadVector, ...set(WEIGHTS)],
    ...[...get(W_NEXT), ...get(AT), ...add, ...loadVector, ...set(WEIGHTS + 1)],
    ...each(ROWS_AT_ONCE, (row) => [
      ...[...get(X_ROW + row), ...get(AT), ...add, ...loadVector, ...set(INPUT)],
      ...each(OUTPUTS_AT_ONCE, (output) => [
        ...[...get(INPUT), ...get(WEIGHTS + output), ...multiplyShorts],
        ...[...get(sum(row, output)), ...addVectors, ...set(sum(row, output))],
      ]),
    ]),
  ];
}

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

function body(): number[] {
  const perBlock = [
    ...each(ROWS_AT_ONCE, (row) => [
      ...[...get(ROW), ...constant(row), ...add, ...get(ROW_BYTES), ...multiplied, ...get(X), ...add],
      ...set(X_ROW + row),
    ]),
    ...each(ROWS_AT_ONCE * OUTPUTS_AT_ONCE, (index) => [...zeroVector, ...set(FIRST_VECTOR + index)]),
    ...loop(AT, ROW_BYTES, VECTOR_BYTES, innermost()),
    ...each(ROWS_AT_ONCE, (row) => each(OUTPUTS_AT_ONCE, (output) => storeSum(row, output))),
  ];
  const perOutput = [
    ...[...get(W), ...get(OUTPUT), ...get(ROW_BYTES), ...multiplied, ...add, ...set(W_ROW)],
    ...[...get(W_ROW), ...get(ROW_BYTES), ...add, ...set(W_NEXT)],
    ...loop(ROW, ROWS, ROWS_AT_ONCE, perBlock),
  ];
  return [
    ...[...get(INPUTS), ...constant(SHORT_BYTES), ...multiplied, ...set(ROW_BYTES)],
    ...loop(OUTPUT, OUTPUTS, OUTPUTS_AT_ONCE, perOutput),
    0x0b,
  ];
}

/** Eight at a time: by the factor, to the nearest whole number, in 16 bits. */
function roundBody(): number[] {
  const [FROM, TO, BYTES, FACTOR, AT_BYTE] = [0, 1, 2, 3, 4];
  const four = (place: number) => [
    ...[...get(FROM), ...get(AT_BYTE), ...add, ...simd(0x00), 0x02, ...leb(place)],
    ...[...get(FACTOR), ...simd(0x13), ...multiplyFloatVectors, ...nearestWhole, ...toWhole],
  ];
  return [
    ...[1, 1, I32],
    ...loop(AT_BYTE, BYTES, 2 * VECTOR_BYTES, [
      ...[...get(TO), ...get(AT_BYTE), ...constant(1), 0x76, ...add],
      ...[...four(0), ...four(VECTOR_BYTES), ...toShorts, ...storeVector],
    ]),
    0x0b,
  ];
}

const counted = (bytes: readonly number[]) => [...leb(bytes.length), ...bytes];
const named = (name: string) => counted([...Buffer.from(name)]);
const section = (id: number, bytes: readonly number[]) => [id, ...counted(bytes)];

function moduleBytes(pages: number): Uint8Array<ArrayBuffer> {
  const vectors = ROWS_AT_ONCE * OUTPUTS_AT_ONCE + OUTPUTS_AT_ONCE + 1;
  const locals = [2, ...leb(FIRST_VECTOR - ROW_BYTES), I32, ...leb(vectors), V128];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [
      ...[2, 0x60, ...counted(Array<number>(INPUTS + 1).fill(I32)), 0],
      ...[0x60, ...counted([I32, I32, I32, F32]), 0],
    ]),
    ...section(2, [1, ...named('house'), ...named('memory'), 0x02, 0x01, ...leb(pages), ...leb(pages)]),
    ...section(3, [2, 0, 1]),
    ...section(7, [2, ...named('multiply'), 0x00, 0, ...named('round'), 0x00, 1]),
    ...section(10, [2, ...counted([...locals, ...body()]), ...counted(roundBody())]),
  ]);
}

/** As much of it as is used here: its types come with those of a browser, which a server is not. */
interface WasmApi {
  readonly Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
}
const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WasmApi };

const PAGE_BYTES = 65_536;

interface Kernel {
  /** What the operations work in; it cannot grow. */
  readonly memory: ArrayBuffer;
  readonly multiply: Multiply;
  readonly round: Round;
}

export function createKernel(bytes: number): Kernel {
  const pages = Math.ceil(bytes / PAGE_BYTES);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes(pages)), {
    house: { memory },
  });
  const { multiply, round } = exports as unknown as Pick<Kernel, 'multiply' | 'round'>;
  return { memory: memory.buffer, multiply, round };
}
