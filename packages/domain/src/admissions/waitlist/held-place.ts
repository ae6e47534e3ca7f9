const HOUR_MS = 60 * 60 * 1000;

/** How long a place waits for its address to be confirmed by the mailed link. */
export const PLACE_HELD_MS = 48 * HOUR_MS;

/** How often a lost mail is sent again, for one place. */
export const MOST_REPEATED_LETTERS = 3;

export type PlaceState = 'firm' | 'held' | 'lapsed';

interface HeldPlace {
  /** Null when the place was given without a confirmation mail. */
  readonly confirmBy: Date | null;
  readonly confirmedAt: Date | null;
}

/** A place is firm at once, or once its address is confirmed; until then it is held, and after the deadline it has lapsed. */
export function placeState({ confirmBy, confirmedAt }: HeldPlace, now: Date): PlaceState {
  if (confirmBy === null || confirmedAt !== null) return 'firm';
  return now < confirmBy ? 'held' : 'lapsed';
}
