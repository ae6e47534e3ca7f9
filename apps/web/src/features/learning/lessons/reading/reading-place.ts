/** How far the top of the window has moved down the text, in thousandths. */
export function placeOf(textTop: number, textHeight: number): number {
  if (textHeight <= 0) return 0;
  return Math.round(Math.min(Math.max(-textTop / textHeight, 0), 1) * 1000);
}

/** Near the start or the end there is nothing to find again. */
export function isWorthReturning(place: number): boolean {
  return place >= 40 && place <= 960;
}
