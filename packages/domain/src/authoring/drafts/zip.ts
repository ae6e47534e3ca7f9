import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';

// A zip without compression: every computer opens it, and a course is small. Numbers are little-endian.
export interface ZipFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8_FLAG = 0x0800;
// 1 January 1980: the same course gives the same file, whenever it is made.
const DAY = 0x0021;
const STORED = 0;
const DEFLATED = 8;
/** A large course is a tenth of it, packed or not. */
export const MOST_ZIP_BYTES = 20_000_000;
const MOST_ZIP_FILES = 2000;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Fields of two or four bytes, one after the other. */
function fields(...values: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(values.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of values) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function makeZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, bytes } of files) {
    const name = new TextEncoder().encode(path);
    const about = fields(
      [2, VERSION],
      [2, UTF8_FLAG],
      [2, STORED],
      [2, 0],
      [2, DAY],
      [4, crcOf(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    );
    const local = joined([fields([4, LOCAL]), about, name, bytes]);
    const rest = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(joined([fields([4, CENTRAL], [2, VERSION]), about, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const listed = joined(directory);
  const count = files.length;
  const end = fields(
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, offset],
    [2, 0],
  );
  return joined([...parts, listed, end]);
}

/**
 * Undoes what other programs have packed tighter; the browser and the server each have their own. It fails where that would
 * be more than so many bytes, before it has made them.
 */
export type Inflate = (bytes: Uint8Array, mostBytes: number) => Promise<Uint8Array>;

interface Entry {
  readonly path: string;
  readonly method: number;
  /** As the directory says; nobody has counted yet. */
  readonly size: number;
  readonly packed: Uint8Array;
}

/** What the directory lists, folders left out. A wrong number leads outside, which throws a RangeError. */
function entriesOf(zip: Uint8Array, view: DataView, end: number): Entry[] | null {
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== CENTRAL) return null;
    const [method, packed] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const [size, nameLength] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const skipped = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const path = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    at += 46 + nameLength + skipped;
    if (!path.endsWith('/'))
      entries.push({ path, method, size, packed: zip.subarray(start, start + packed) });
  }
  return entries;
}

async function bytesOf({ method, size, packed }: Entry, inflate: Inflate): Promise<Uint8Array | null> {
  if (method !== STORED && method !== DEFLATED) return null;
  const bytes = method === STORED ? packed : await inflate(packed, size);
  return bytes.length === size ? bytes : null;
}

/** The files of a zip. Its size, the number of its files and what they come to are bounded before anything is unpacked. */
export async function readZip(
  zip: Uint8Array,
  inflate: Inflate,
): Promise<Result<ZipFile[], Refusal<'no-zip' | 'too-large'>>> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = endOf(view);
  if (zip.length > MOST_ZIP_BYTES) return refuse('too-large');
  if (end === null) return refuse('no-zip');
  const files: ZipFile[] = [];
  try {
    if (view.getUint16(end + 10, true) > MOST_ZIP_FILES) return refuse('too-large');
    const entries = entriesOf(zip, view, end);
    if (!entries) return refuse('no-zip');
    const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
    if (unpacked > MOST_ZIP_BYTES) return refuse('too-large');
    for (const entry of entries) {
      const bytes = await bytesOf(entry, inflate);
      if (!bytes) return refuse('no-zip');
      files.push({ path: entry.path, bytes });
    }
  } catch {
    // It points outside of itself, is packed wrongly, or holds more than it says.
    return refuse('no-zip');
  }
  return accept(files);
}

/** Where the end of the directory is written; behind it stands at most a short remark. */
function endOf(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= 0 && at > view.byteLength - 22 - 0xffff; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return null;
}
