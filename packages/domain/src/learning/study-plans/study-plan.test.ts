import { describe, expect, it } from 'vitest';
import { hoursNeeded, type OpenPart, paceOf, studyPlan } from './study-plan.ts';

// A Sunday, on which weeks begin.
const SUNDAY = '2026-11-15';

const part = (moduleId: string, title: string, minutes: number): OpenPart => ({
  title,
  href: `/${title}`,
  minutes,
  moduleId,
  moduleTitle: `Module ${moduleId}`,
  courseTitle: 'AI Fundamentals',
});
const parts = [part('a', 'a1', 60), part('a', 'a2', 60), part('b', 'b1', 60), part('b', 'b2', 120)];

describe('a study plan', () => {
  it('dates the end of each module from today at the chosen pace', () => {
    const { modules, endsOn } = studyPlan(parts, 2, SUNDAY);
    expect(modules).toEqual([
      { id: 'a', title: 'Module a', courseTitle: 'AI Fundamentals', minutes: 120, endsOn: '2026-11-22' },
      { id: 'b', title: 'Module b', courseTitle: 'AI Fundamentals', minutes: 180, endsOn: '2026-12-03' },
    ]);
    expect(endsOn).toBe('2026-12-03');
  });

  it.each([
    [SUNDAY, 2, ['a1', 'a2']],
    ['2026-11-18', 2, ['a1']],
    ['2026-11-21', 2, ['a1']],
    [SUNDAY, 0.5, ['a1']],
    [SUNDAY, 40, ['a1', 'a2', 'b1', 'b2']],
  ])('from %s with %d hours a week has this week: %j', (today, hours, titles) => {
    expect(studyPlan(parts, hours, today).thisWeek.map(({ title }) => title)).toEqual(titles);
  });

  it('of nothing ends today', () => {
    expect(studyPlan([], 3, SUNDAY)).toEqual({ modules: [], thisWeek: [], endsOn: SUNDAY });
  });

  it.each([
    ['2026-12-03', '2026-12-03', { kind: 'on-time', days: 0 }],
    ['2026-12-05', '2026-12-03', { kind: 'on-time', days: 0 }],
    ['2026-12-06', '2026-12-03', { kind: 'behind', days: 3 }],
    ['2026-11-30', '2026-12-03', { kind: 'ahead', days: 3 }],
  ])('that ends on %s and was promised for %s is %o', (endsOn, promisedOn, pace) => {
    expect(paceOf(endsOn, promisedOn)).toEqual(pace);
  });
});

describe('the hours that are needed until a day', () => {
  it.each([
    [300, '2026-11-22', 5],
    [301, '2026-11-22', 5.5],
    [300, '2026-12-20', 1],
    [10, '2026-12-20', 0.5],
    [0, SUNDAY, 0.5],
    [2400, '2026-11-22', 40],
    [2401, '2026-11-22', null],
    [60, SUNDAY, null],
    [60, '2026-11-14', null],
  ])('of %d minutes until %s are %s', (minutes, day, hours) => {
    expect(hoursNeeded(minutes, SUNDAY, day)).toBe(hours);
  });

  it('are none for the day itself or one that is over, and some for the day after', () => {
    expect(hoursNeeded(60, SUNDAY, SUNDAY)).toBeNull();
    expect(hoursNeeded(60, SUNDAY, '2026-11-14')).toBeNull();
    expect(hoursNeeded(60, SUNDAY, '2026-11-16')).toBe(7);
  });

  it('are enough, and half an hour less is not', () => {
    for (const day of ['2026-11-19', '2026-12-01', '2027-02-14']) {
      const hours = hoursNeeded(300, SUNDAY, day) ?? 0;
      expect(studyPlan(parts, hours, SUNDAY).endsOn <= day).toBe(true);
      if (hours > 0.5) expect(studyPlan(parts, hours - 0.5, SUNDAY).endsOn > day).toBe(true);
    }
  });
});
