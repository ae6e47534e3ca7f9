/** Taxi trips (invented): kilometres and fare in rand. */
export const TRIPS: readonly (readonly [number, number])[] = [
  [2, 16],
  [4, 18],
  [5, 22],
  [7, 23],
  [8, 27],
  [10, 28],
  [12, 33],
  [14, 40],
  [16, 43],
];

/** The range of the sliders. */
export const MOST_AT_START = 30;
export const MOST_TENTHS_PER_KM = 40;

export const fareFor = (km: number, start: number, perKm: number): number => start + perKm * km;

/** The upper limit of the drawing, in rand. */
export const DEAREST_SHOWN = 60;

/** The end of a line: at the right edge of the drawing, or where it leaves at the top. */
export function lastShownKm(start: number, perKm: number): number {
  return Math.min(18, (DEAREST_SHOWN - start) / perKm);
}

/** The mean error of the line over all trips, in rand. */
export function meanMiss(start: number, perKm: number): number {
  const misses = TRIPS.map(([km, fare]) => Math.abs(fare - fareFor(km, start, perKm)));
  return Math.round((misses.reduce((total, miss) => total + miss, 0) / TRIPS.length) * 10) / 10;
}

/** The best of all lines that the sliders can make. */
export function bestLine(): { readonly start: number; readonly perKm: number; readonly miss: number } {
  let best = { start: 0, perKm: 0, miss: Number.POSITIVE_INFINITY };
  for (let start = 0; start <= MOST_AT_START; start += 1)
    for (let tenths = 0; tenths <= MOST_TENTHS_PER_KM; tenths += 1) {
      const miss = meanMiss(start, tenths / 10);
      if (miss < best.miss) best = { start, perKm: tenths / 10, miss };
    }
  return best;
}
