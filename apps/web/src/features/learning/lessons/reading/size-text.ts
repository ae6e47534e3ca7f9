const KILOBYTE = 1024;

/** Whole kilobytes: a lesson is never so small that a fraction would tell more. */
export function sizeText(bytes: number): string {
  return `${Math.max(Math.round(bytes / KILOBYTE), 1)} KB`;
}
