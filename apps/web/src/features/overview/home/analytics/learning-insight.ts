import type { Week } from './use-analytics.ts';

const WEEKS_COMPARED = 3;

/** Plain text around the main figure, so that the figure can be bold. */
export interface Insight {
  readonly before: string;
  readonly figure?: string;
  readonly after?: string;
}

const hoursOf = (weeks: readonly Week[]) => weeks.reduce((sum, { hours }) => sum + hours, 0);

/** The trend of the last weeks: the latest three compared with the three before. Uses only the learner's own figures. */
export function learningInsight(weeks: readonly Week[]): Insight {
  const recent = hoursOf(weeks.slice(-WEEKS_COMPARED));
  const earlier = hoursOf(weeks.slice(-2 * WEEKS_COMPARED, -WEEKS_COMPARED));
  if (recent === 0 && earlier === 0)
    return {
      before:
        'Your insights start with your first lesson. In a few weeks you will see here how your pace is changing.',
    };
  if (earlier === 0)
    return {
      before: 'You have made a start. In three weeks you will see here how your pace is changing.',
    };
  const percent = Math.round((recent / earlier - 1) * 100);
  if (percent === 0)
    return { before: 'A steady pace: as many hours as in the three weeks before. Well done.' };
  if (percent > 0)
    return {
      before: 'Your learning velocity increased by ',
      figure: `${percent}%`,
      after: ' in the last three weeks, compared with the three before. Keep it up.',
    };
  if (recent === 0)
    return { before: 'You have had three weeks off. One lesson is enough to get going again.' };
  return {
    before: 'You studied ',
    figure: `${-percent}%`,
    after:
      ' less in the last three weeks than in the three before. One short lesson a day will get you back on track.',
  };
}

/** The share of the learner's courses that are completed, in whole per cent; 0 without courses (HOME-10). */
export function courseProgressPercent(coursesCompleted: number, totalCourses: number): number {
  return totalCourses === 0 ? 0 : Math.round((coursesCompleted / totalCourses) * 100);
}
