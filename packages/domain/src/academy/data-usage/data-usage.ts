import type { Counted } from './transfers.ts';

/** 1§9: what is usually left of a hundred bytes after compression. */
const COMPRESSION_RATIO = 0.7;

/** 1§3: what the academy has transferred on this device, in all visits and in this one. */
export interface DataUsage {
  readonly totalBytes: number;
  readonly sessionBytes: number;
  readonly compressionRatio: number;
}

export function dataUsageOf(totalBytes: number, sessionBytes: number): DataUsage {
  return { totalBytes, sessionBytes, compressionRatio: COMPRESSION_RATIO };
}

/** The part that compression saves: a ratio of 0.7 is `30%`. */
export function formatSaved(compressionRatio: number): string {
  return `${Math.round((1 - compressionRatio) * 100)}%`;
}

/** The measured ratio, next to the specified rule of thumb; null while nothing was transferred. */
export function measuredRatio({ packedBytes, plainBytes }: Counted): number | null {
  return plainBytes === 0 ? null : Math.min(1, packedBytes / plainBytes);
}
