/** What the badge of a course says of its start, by whole days (2§4). */
export function countdownText(daysUntilStart: number): string {
  if (daysUntilStart < 0) return 'Ended';
  if (daysUntilStart === 0) return 'Live today';
  return daysUntilStart === 1 ? 'Live in 1 day' : `Live in ${daysUntilStart} days`;
}
