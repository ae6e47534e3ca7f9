import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes as transferred. Fonts are compressed already and sent as they are. */
export function compressedSize(file: string, content: Buffer): number {
  if (file.endsWith('.woff2')) return content.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
