import fc from 'fast-check';
import { strToU8, Zip, ZipDeflate, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readZip as readZipWithin, writeZip } from './zip.ts';

const readZip = (zip: Uint8Array) => readZipWithin(zip, 20_000_000);

const entry = (path: string, text: string) => ({ path, bytes: strToU8(text) });
const FILES = [entry('a/one.md', 'One'), entry('a/two.md', 'Two '.repeat(1000)), entry('a/empty.md', '')];

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;

/** Overwrites a field of 2 or 4 bytes in every local header and every directory entry of a zip. */
function patched(zip: Uint8Array, [local, central]: readonly [number, number], size: 2 | 4, value: number) {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 46; at += 1) {
    const signature = view.getUint32(at, true);
    const field = signature === LOCAL ? local : signature === CENTRAL ? central : null;
    if (field === null) continue;
    if (size === 2) view.setUint16(at + field, value, true);
    else view.setUint32(at + field, value, true);
  }
  return copy;
}
const METHOD = [8, 10] as const;
const UNPACKED_SIZE = [22, 24] as const;

/** A zip from a program that writes the sizes after the data, as macOS does. */
function streamedZip(): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { path, bytes } of FILES) {
    const file = new ZipDeflate(path);
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

const refused = (code: string) => ({ ok: false, refusal: { code } });

describe('readZip', () => {
  const asZippable: Zippable = Object.fromEntries(FILES.map(({ path, bytes }) => [path, bytes]));

  it.each([
    ['of writeZip', writeZip(FILES)],
    ['that is compressed', zipSync(asZippable, { level: 9 })],
    ['with sizes after the data', streamedZip()],
    ['with folders', zipSync({ 'a/': new Uint8Array(), ...asZippable })],
    ['with a remark at its end', withRemark(writeZip(FILES), 'From the academy')],
  ])('reads a zip %s', (_what, zip) => {
    expect(readZip(zip)).toEqual({ ok: true, value: FILES });
  });

  it.each([
    ['of nothing', new Uint8Array()],
    ['that is a text', strToU8('PK but no zip at all')],
    ['without its beginning', writeZip(FILES).subarray(40)],
    ['without its end', writeZip(FILES).subarray(0, -30)],
    ['with data missing in the middle', withoutMiddle(writeZip(FILES))],
    ['that is compressed in an unknown way', patched(writeZip(FILES), METHOD, 2, 12)],
    ['that is said to be compressed and is not', patched(writeZip(FILES), METHOD, 2, 8)],
    ['with files smaller than declared', patched(writeZip([entry('a', 'text')]), UNPACKED_SIZE, 4, 5)],
    ['with files larger than declared', patched(writeZip([entry('a', 'text')]), UNPACKED_SIZE, 4, 3)],
    ['with a file listed twice', patched(writeZip([entry('aa', ''), entry('ab', '')]), [30, 46], 2, 0x6161)],
  ])('refuses a zip %s', (_what, zip) => {
    expect(readZip(zip)).toMatchObject(refused('no-zip'));
  });

  it('refuses a file that unpacks to more than declared', () => {
    const zip = zipSync({ a: new Uint8Array(10_000_000) });
    expect(zip.length).toBeLessThan(20_000);
    expect(readZip(patched(zip, UNPACKED_SIZE, 4, 10))).toMatchObject(refused('no-zip'));
  });

  it('refuses files that together declare more than twenty megabytes', () => {
    const half = new Uint8Array(10_000_001);
    expect(readZip(zipSync({ a: half, b: half }))).toMatchObject(refused('too-large'));
    const declared = patched(writeZip([entry('a', 'text')]), UNPACKED_SIZE, 4, 4_000_000_000);
    expect(readZip(declared)).toMatchObject(refused('too-large'));
  });

  it('refuses more than twenty megabytes, and more than 2,000 files', () => {
    expect(readZip(new Uint8Array(20_000_001))).toMatchObject(refused('too-large'));
    const filesOf = (count: number) =>
      writeZip(Array.from({ length: count }, (_, index) => entry(`a${index}`, '')));
    expect(readZip(filesOf(2001))).toMatchObject(refused('too-large'));
    expect(readZip(filesOf(2000))).toMatchObject({ ok: true });
  });

  it('never throws, whatever byte is wrong', () => {
    for (const zip of [writeZip(FILES), zipSync(asZippable), streamedZip()])
      fc.assert(
        fc.property(fc.nat(zip.length - 1), fc.nat(255), (at, byte) => {
          const broken = zip.slice();
          broken[at] = byte;
          const read = readZip(broken);
          expect(read.ok || ['no-zip', 'too-large'].includes(read.refusal.code)).toBe(true);
        }),
      );
  });
});

function withRemark(zip: Uint8Array, remark: string): Uint8Array {
  const whole = Buffer.concat([zip, strToU8(remark)]);
  whole.writeUInt16LE(remark.length, zip.length - 2);
  return whole;
}

function withoutMiddle(zip: Uint8Array): Uint8Array {
  return Buffer.concat([zip.subarray(0, 60), zip.subarray(160)]);
}

it('writeZip gives the same bytes for the same files, dated 1 January 1980', () => {
  const zip = writeZip(FILES);
  expect(writeZip(FILES)).toEqual(zip);
  expect(new DataView(zip.buffer).getUint32(10, true)).toBe(0x0021_0000);
});
