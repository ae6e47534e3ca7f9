// What functions of WebAssembly are written of, in bytes.

export const I32 = 0x7f;
export const F32 = 0x7d;
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

export const get = (local: number) => [0x20, ...leb(local)];
export const set = (local: number) => [0x21, ...leb(local)];
export const constant = (value: number) => [0x41, ...signed(value)];
export const add = [0x6a];
export const multiplied = [0x6c];
export const simd = (code: number) => [0xfd, ...leb(code)];
/** So many bytes behind the address. */
export const loadVector = (behind: number) => [...simd(0x00), 0x01, ...leb(behind)];
export const zeroVector = [...simd(0x0c), ...Array<number>(16).fill(0)];
export const loadFloat = [0x2a, 0x02, 0x00];
export const storeFloat = [0x38, 0x02, 0x00];
export const addFloats = [0x92];
export const multiplyFloats = [0x94];
export const addFloatVectors = simd(0xe4);
export const multiplyFloatVectors = simd(0xe6);
/** The same float in all four places. */
export const spreadFloat = simd(0x13);
export const storeVector = (behind: number) => [...simd(0x0b), 0x01, ...leb(behind)];

/** `do { body } while (counter < limit)`, counting up by `step`. */
export const loop = (counter: number, limit: number, step: number, body: readonly number[]) => [
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

const counted = (bytes: readonly number[]) => [...leb(bytes.length), ...bytes];
const named = (name: string) => counted([...Buffer.from(name)]);
const section = (id: number, bytes: readonly number[]) => [id, ...counted(bytes)];

export const each = (count: number, code: (index: number) => readonly number[]) =>
  Array.from({ length: count }, (_, index) => code(index)).flat();

export const FLOAT_BYTES = 4;
export const VECTOR_BYTES = 16;

/** A function that answers nothing; its locals count on from its parameters, vectors after whole numbers. */
export interface WasmFunction {
  readonly name: string;
  readonly parameters: readonly number[];
  readonly numbers: number;
  readonly vectors: number;
  readonly body: readonly number[];
}

/** A module of these functions, over a memory of so many pages that it is given and that cannot grow. */
export function moduleBytes(functions: readonly WasmFunction[], pages: number): Uint8Array<ArrayBuffer> {
  const all = (part: (one: WasmFunction, index: number) => readonly number[]) => [
    functions.length,
    ...functions.flatMap(part),
  ];
  const types = all(({ parameters }) => [0x60, ...counted(parameters), 0]);
  const bodies = all(({ numbers, vectors, body }) =>
    counted([2, ...leb(numbers), I32, ...leb(vectors), V128, ...body, 0x0b]),
  );
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, types),
    ...section(2, [1, ...named('house'), ...named('memory'), 0x02, 0x01, ...leb(pages), ...leb(pages)]),
    ...section(
      3,
      all((_, index) => [index]),
    ),
    ...section(
      7,
      all(({ name }, index) => [...named(name), 0x00, index]),
    ),
    ...section(10, bodies),
  ]);
}
