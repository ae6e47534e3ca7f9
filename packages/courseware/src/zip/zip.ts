import { accept, type Refusal, type Result, refuse } from '@academy/domain/kernel';
import { Unzip, type UnzipFile, UnzipInflate, unzipSync, zipSync } from 'fflate';

export interface ZipEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** More than a course may have: operating systems add files to a folder. */
const MAX_ENTRIES = 2000;
/** Deflate grows data at most 1032 times, so that one chunk unpacks to about four megabytes before its size is checked. */
const CHUNK_BYTES = 4096;
/** The earliest date that a zip can hold, in local time: the same files always give the same bytes. */
const FIXED_DATE = new Date(1980, 0, 1);

/** Without compression: a course is small. */
export const writeZip = (entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(entries.map(({ path, bytes }) => [path, bytes])), {
    level: 0,
    mtime: FIXED_DATE,
  });

class ZipTooLarge extends Error {}

/**
 * The files of a zip of at most `maxBytes`, packed and unpacked. The entries and unpacked bytes that its directory
 * declares are checked before anything is unpacked, and no entry is unpacked past its declared size.
 */
export function readZip(
  zip: Uint8Array,
  maxBytes: number,
): Result<ZipEntry[], Refusal<'no-zip' | 'too-large'>> {
  if (zip.length > maxBytes) return refuse('too-large');
  try {
    return accept(unpack(zip, declaredSizes(zip, maxBytes)));
  } catch (error) {
    // Anything else is a damaged zip: fflate throws errors of several kinds.
    return refuse(error instanceof ZipTooLarge ? 'too-large' : 'no-zip');
  }
}

/** The entries in the directory at the end of the zip, without folders. */
function declaredSizes(zip: Uint8Array, maxBytes: number): Map<string, number> {
  const sizes = new Map<string, number>();
  let entryCount = 0;
  let unpackedBytes = 0;
  unzipSync(zip, {
    filter({ name, originalSize }) {
      entryCount += 1;
      unpackedBytes += originalSize;
      if (entryCount > MAX_ENTRIES || unpackedBytes > maxBytes) throw new ZipTooLarge();
      if (sizes.has(name)) throw new Error('The zip lists a file twice.');
      if (!name.endsWith('/')) sizes.set(name, originalSize);
      // Unpacks nothing: the stream does that, which can stop.
      return false;
    },
  });
  return sizes;
}

function unpack(zip: Uint8Array, sizes: ReadonlyMap<string, number>): ZipEntry[] {
  const missing = new Map(sizes);
  const entries: ZipEntry[] = [];
  const stream = new Unzip((file) => {
    const size = missing.get(file.name);
    // A file that was deleted from the directory may still be in the zip.
    if (size === undefined) return;
    missing.delete(file.name);
    collect(file, size, (bytes) => entries.push({ path: file.name, bytes }));
  });
  stream.register(UnzipInflate);
  for (let at = 0; at < zip.length; at += CHUNK_BYTES)
    stream.push(zip.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= zip.length);
  if (missing.size > 0) throw new Error('The zip does not contain every file that it lists.');
  return entries;
}

function collect(file: UnzipFile, size: number, done: (bytes: Uint8Array) => void): void {
  const bytes = new Uint8Array(size);
  let length = 0;
  file.ondata = (error, chunk, isFinal) => {
    if (error) throw error;
    // A RangeError if the file is larger than declared.
    bytes.set(chunk, length);
    length += chunk.length;
    if (!isFinal) return;
    if (length !== size) throw new Error('A file is smaller than declared.');
    done(bytes);
  };
  file.start();
}
