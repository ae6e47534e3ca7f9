import { describe, expect, it } from 'vitest';
import { cleanJpeg } from './index.ts';

const part = (mark: number, ...content: number[]) => [0xff, mark, 0, content.length + 2, ...content];
const FRAME = part(0xc0, 8, 0, 30, 0, 40, 1, 1, 0x11, 0);
const SCAN = [...part(0xda, 1, 1, 0, 0, 63, 0), 1, 2, 3, 0xff, 0xd9];
const START = [0xff, 0xd8];
const jpeg = (...parts: number[][]) => Uint8Array.from(parts.flat());

describe('an uploaded picture', () => {
  it('keeps the picture and loses what stands beside it', () => {
    const place = part(0xe1, 69, 120, 105, 102);
    const comment = part(0xfe, 104, 105);
    const clean = cleanJpeg(jpeg(START, place, FRAME, comment, SCAN));
    expect(clean).toMatchObject({ width: 40, height: 30 });
    expect([...(clean?.bytes ?? [])]).toEqual([...START, ...FRAME, ...SCAN]);
  });

  it.each([
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
