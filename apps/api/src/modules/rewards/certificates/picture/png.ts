import { crc32, deflateSync } from 'node:zlib';

/** Red, green, blue, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

export function encodePng({ width, height, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // Eight bits per colour, no transparency, not interlaced.
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

// Open Badges 3.0, 5.3.1: the credential itself, not compressed, under this keyword.
const KEYWORD = 'openbadgecredential';

/** Bakes a credential into a picture: anyone who has the picture has the certificate and can check it. */
export function bakeCredential(png: Buffer, credential: unknown): Buffer {
  const text = Buffer.concat([
    Buffer.from(`${KEYWORD}\0\0\0\0\0`, 'latin1'),
    Buffer.from(JSON.stringify(credential), 'utf8'),
  ]);
  const afterHeader = SIGNATURE.length + 12 + 13;
  return Buffer.concat([png.subarray(0, afterHeader), chunk('iTXt', text), png.subarray(afterHeader)]);
}

/** The credential baked into a picture; null without one. */
export function bakedCredential(png: Buffer): unknown {
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    const isOurs =
      png.toString('latin1', at + 4, at + 8) === 'iTXt' &&
      data.toString('latin1', 0, KEYWORD.length + 1) === `${KEYWORD}\0`;
    if (isOurs) return JSON.parse(data.toString('utf8', KEYWORD.length + 5));
    at += length + 12;
  }
  return null;
}
