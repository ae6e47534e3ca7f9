/** How far the text is scrolled, in thousandths. */
export function placeOf(textTop: number, textHeight: number): number {
  if (textHeight <= 0) return 0;
  return Math.round(Math.min(Math.max(-textTop / textHeight, 0), 1) * 1000);
}

/** A place near the start or the end is not worth restoring. */
export function isWorthReturning(place: number): boolean {
  return place >= 40 && place <= 960;
}
