/** How far up a place is counted exactly; further down it does not matter, and counting would cost. */
export const COUNTED_PLACES = 1000;

export const TOP_SHOWN = 10;
export const NEIGHBOURS_SHOWN = 5;

/** The places of a list that begins at the top: whoever has as many points shares the place. */
export function placesOf(points: readonly number[]): number[] {
  return points.map((own) => points.filter((other) => other > own).length + 1);
}
