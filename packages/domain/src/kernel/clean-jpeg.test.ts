import { describe, expect, it } from 'vitest';
import { cleanJpeg } from './index.ts';

const part = (mark: number, ...content: number[]) => [0xff, mark, 0, content.length + 2, ...content];
const FRAME = part(0xc0, 8, 0, 30, 0, 40, 1, 1, 0x11, 0);
const SCAN = [...part(0xda, 1, 1, 0, 0, 63, 0), 1, 2, 3, 0xff, 0xd9];
const START = [0xff, 0xd8];
const text = (words: string) => [...new TextEncoder().encode(words)];
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const jpeg = (...parts: number[][]) => Uint8Array.from(parts.flat());

// 26° 12' 14.4" as EXIF writes it: three fractions of 32 bits each, here with the low byte first.
const LATITUDE = [26, 1, 12, 1, 144, 10].flatMap((number) => [number, 0, 0, 0]);

/** A TIFF directory with the maker of the camera, and one with the latitude of the place. */
function exifWithPlace(): number[] {
  const entry = (tag: number, type: number, count: number, at: number) => [
    ...[tag & 255, tag >> 8, type, 0],
    ...[count, 0, 0, 0],
    ...[at, 0, 0, 0],
  ];
  const header = [...text('II'), 42, 0, 8, 0, 0, 0];
  const main = [2, 0, ...entry(0x010f, 2, 6, 38), ...entry(0x8825, 4, 1, 44), 0, 0, 0, 0];
  const place = [1, 0, ...entry(2, 5, 3, 62), 0, 0, 0, 0];
  return [...text('Exif\0\0'), ...header, ...main, ...text('Canon\0'), ...place, ...LATITUDE];
}

describe('an uploaded picture', () => {
  it('keeps the picture and removes its metadata', () => {
    const place = part(0xe1, 69, 120, 105, 102);
    const comment = part(0xfe, 104, 105);
    const clean = cleanJpeg(jpeg(START, place, FRAME, comment, SCAN));
    expect(clean).toMatchObject({ width: 40, height: 30 });
    expect([...(clean?.bytes ?? [])]).toEqual([...START, ...FRAME, ...SCAN]);
  });

  it('removes the location, and the preview with its location', () => {
    const preview = [...START, ...part(0xe1, ...exifWithPlace()), ...FRAME, ...SCAN];
    const photo = jpeg(
      START,
      part(0xe0, 74, 70, 73, 70, 0),
      part(0xe1, ...exifWithPlace()),
      part(0xe2, ...preview),
      FRAME,
      SCAN,
    );
    expect(textOf(photo)).toContain('Canon');
    const clean = cleanJpeg(photo);
    expect(clean).toMatchObject({ width: 40, height: 30 });
    expect(textOf(clean?.bytes ?? photo)).not.toMatch(/Exif|Canon|II\*|MM\0/);
    expect([...(clean?.bytes ?? [])].join()).not.toContain(LATITUDE.join());
  });

  it('removes data between the scans of a progressive picture, and keeps its scans', () => {
    const scan = [...part(0xda, 1, 1, 0, 0, 63, 0), 7, 0xff, 0x00, 8, 0xff, 0xd3, 9];
    const tables = part(0xc4, 0, 1);
    const hidden = part(0xe1, ...exifWithPlace());
    const clean = cleanJpeg(jpeg(START, FRAME, scan, hidden, tables, scan, hidden, SCAN));
    expect([...(clean?.bytes ?? [])]).toEqual([...START, ...FRAME, ...scan, ...tables, ...scan, ...SCAN]);
  });

  it.each([
    [
      'a second picture behind its end',
      jpeg(START, FRAME, SCAN, START, part(0xe1, ...exifWithPlace()), FRAME, SCAN),
    ],
    ['an end before its first scan', jpeg(START, FRAME, [0xff, 0xd9], SCAN)],
    ['a scan without an end', jpeg(START, FRAME, part(0xda, 1, 1, 0, 0, 63, 0), [1, 2, 3, 0xff, 0xd0])],
    ['nothing', jpeg()],
    ['a text', new TextEncoder().encode('<svg onload=alert(1)>')],
    ['no frame', jpeg(START, SCAN)],
    ['a part longer than the file', jpeg(START, [0xff, 0xe0, 0x7f, 0xff, 1])],
    ['no end', jpeg(START, FRAME, SCAN.slice(0, -1))],
    ['something behind its end', jpeg(START, FRAME, SCAN, [60, 115, 99])],
    ['too many pixels', jpeg(START, part(0xc0, 8, 0x40, 0, 0, 40), SCAN)],
    ['too many bytes', Uint8Array.from([...START, ...FRAME, ...SCAN, ...Array<number>(70_000).fill(0)])],
  ])('is not %s', (_what, file) => {
    expect(cleanJpeg(file)).toBeNull();
  });
});
