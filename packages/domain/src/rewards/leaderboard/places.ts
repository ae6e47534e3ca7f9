/** How far down a place is counted exactly; below it does not matter, and counting would be expensive. */
export const COUNTED_PLACES = 1000;

export const TOP_SHOWN = 10;
export const NEIGHBOURS_SHOWN = 5;

/** The places in a list from the top: equal points share a place. */
export function placesOf(points: readonly number[]): number[] {
  return points.map((own) => points.filter((other) => other > own).length + 1);
}
