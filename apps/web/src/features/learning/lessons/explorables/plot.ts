/** Maps a length from one range to another: `scale([0, 10], [0, 300])(5)` is 150. */
export function scale(from: readonly [number, number], to: readonly [number, number]) {
  const factor = (to[1] - to[0]) / (from[1] - from[0]);
  return (value: number) => Math.round((to[0] + (value - from[0]) * factor) * 10) / 10;
}

/** Formats a number without binary rounding errors. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** `1 miss`, `2 misses`. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The line through points, as the `d` of a path. */
export function pathOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Dots as one path: drawn with a round, wide stroke, a thousand of them cost one element. */
export function dotsPath(places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y]) => `M${x} ${y}h0`).join('');
}
