import { addDays, weekStart } from '@academy/domain/kernel';
import { streakOf } from '@academy/domain/learning/streaks';
import { describe, expect, it } from 'vitest';
import { planStudyDays } from './demo-study-plan.ts';

describe('the study of the demo learner', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])(
    'seeded %i days after a Sunday has the same streaks and hours',
    (weekday) => {
      const today = addDays('2026-11-15', weekday);
      const plan = planStudyDays(today);
      expect(streakOf(plan.map(({ day }) => day))).toEqual({ current: 7, longest: 14, lastActivity: today });
      const hoursOf = (days: typeof plan) => days.reduce((sum, { seconds }) => sum + seconds, 0) / 3600;
      expect(hoursOf(plan)).toBe(156);
      const byWeek = [0, 1, 2, 3, 4, 5].map((week) => {
        const sunday = addDays(weekStart(today), 7 * (week - 5));
        return hoursOf(plan.filter(({ day }) => weekStart(day) === sunday));
      });
      expect(byWeek).toEqual([8, 9.5, 8.5, 9, 10.5, 12.5]);
    },
  );
});
