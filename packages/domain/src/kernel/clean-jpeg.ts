/** The markers that begin the segments of a JPEG; each is followed by a length except those below. */
const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Inside a scan: an escaped 0xff, and the restart markers. */
const ESCAPED = 0x00;
const isRestart = (mark: number) => mark >= 0xd0 && mark <= 0xd7;
const COMMENT = 0xfe;
const HUFFMAN = 0xc4;
const EXTENSION = 0xc8;
const ARITHMETIC = 0xcc;

export const MOST_IMAGE_BYTES = 65_000;
export const MOST_IMAGE_PIXELS = 1600;

export interface CleanImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== HUFFMAN && mark !== EXTENSION && mark !== ARITHMETIC;
/** Locations, cameras, names, previews, and all other metadata. */
const isBeside = (mark: number) => (mark >= 0xe1 && mark <= 0xef) || mark === COMMENT;

/** The end of a scan's data: the next marker that is not part of it. */
function endOfScan(file: Uint8Array, start: number): number {
  let at = start;
  while (at + 1 < file.length) {
    const mark = file[at + 1] ?? 0;
    if (file[at] === MARK && mark !== ESCAPED && mark !== MARK && !isRestart(mark)) return at;
    at += 1;
  }
  return file.length;
}

/**
 * A JPEG with nothing in it but the picture, or null for anything else. It is read segment by segment up to the end of
 * the picture, also between the scans of a progressive one, so that nothing can hide after it. Phones append a second
 * picture there, with its own location.
 */
export function cleanJpeg(file: Uint8Array): CleanImage | null {
  if (file.length > MOST_IMAGE_BYTES || file[0] !== MARK || file[1] !== START) return null;
  const pieces: Uint8Array[] = [file.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  for (let at = 2; at + 4 <= file.length; ) {
    const mark = file[at + 1] ?? 0;
    if (file[at] !== MARK) return null;
    if (mark === END) return null;
    const length = ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0);
    const next = at + 2 + length;
    if (length < 2 || next > file.length) return null;
    if (isFrame(mark)) size = sizeIn(file.subarray(at + 4, next));
    if (mark === SCAN && size === null) return null;
    const end = mark === SCAN ? endOfScan(file, next) : next;
    if (!isBeside(mark)) pieces.push(file.subarray(at, end));
    at = end;
    if (mark === SCAN && size && file[at + 1] === END) {
      if (at + 2 !== file.length) return null;
      pieces.push(file.subarray(at));
      return { bytes: joined(pieces), ...size };
    }
  }
  return null;
}

function sizeIn(frame: Uint8Array): { width: number; height: number } | null {
  const [, highHeight = 0, lowHeight = 0, highWidth = 0, lowWidth = 0] = frame;
  const [height, width] = [(highHeight << 8) | lowHeight, (highWidth << 8) | lowWidth];
  const fits = (pixels: number) => pixels >= 1 && pixels <= MOST_IMAGE_PIXELS;
  return fits(width) && fits(height) ? { width, height } : null;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
