const KILOBYTE = 1024;

/** Whole kilobytes: no lesson is so small that a fraction would matter. */
export function sizeText(bytes: number): string {
  return `${Math.max(Math.round(bytes / KILOBYTE), 1)} KB`;
}
