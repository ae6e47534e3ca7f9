const RANKS = ['Best match', 'Second', 'Third'] as const;

export function rankText(place: number): string {
  return RANKS[place] ?? `${place + 1}th`;
}

/** A match in per cent of the best one; the best itself is 100. */
export function percentOfBest(percent: number, bestPercent: number): number {
  return bestPercent === 0 ? 0 : Math.round((percent / bestPercent) * 100);
}

export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

interface FirstCourse {
  readonly hours: number;
}

/** How long the first course takes, at the hours that the learner has. */
export function courseTimeText(
  { hours }: FirstCourse,
  weeks: number | null,
  hoursPerWeek: number | null,
): string {
  const length = hours === 1 ? '1 hour' : `${hours} hours`;
  if (weeks === null || hoursPerWeek === null) return length;
  return `${length}, ${weeks === 1 ? '1 week' : `${weeks} weeks`} at your ${hoursPerWeek} hours a week`;
}
