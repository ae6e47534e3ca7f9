/** The start of a course on its badge, in whole days (2§4). */
export function countdownText(daysUntilStart: number): string {
  if (daysUntilStart < 0) return 'Ended';
  if (daysUntilStart === 0) return 'Live today';
  return daysUntilStart === 1 ? 'Live in 1 day' : `Live in ${daysUntilStart} days`;
}
