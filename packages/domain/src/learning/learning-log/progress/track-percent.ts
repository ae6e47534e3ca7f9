/** Progress in a track: the mean of its courses, whole. */
export function trackPercent(coursePercents: readonly number[]): number {
  if (coursePercents.length === 0) return 0;
  return Math.round(coursePercents.reduce((sum, percent) => sum + percent, 0) / coursePercents.length);
}
