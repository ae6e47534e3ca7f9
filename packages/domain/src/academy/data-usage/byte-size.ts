const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A number of bytes for people: base 1024, one decimal, GB at most. */
export function formatByteSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // A value that would be written as 1024.0 moves to the next unit, except in plain bytes.
  while (unit < UNITS.length - 1 && size >= (unit === 0 ? STEP : STEP - 0.05)) {
    size /= STEP;
    unit += 1;
  }
  return `${size.toFixed(1)} ${UNITS[unit]}`;
}
