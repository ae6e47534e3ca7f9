const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A number of bytes as people read it: base 1024, one decimal, never beyond GB. */
export function formatByteSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // What would be written as 1024.0 belongs to the next unit, unless the bytes can be counted one by one.
  while (unit < UNITS.length - 1 && size >= (unit === 0 ? STEP : STEP - 0.05)) {
    size /= STEP;
    unit += 1;
  }
  return `${size.toFixed(1)} ${UNITS[unit]}`;
}
