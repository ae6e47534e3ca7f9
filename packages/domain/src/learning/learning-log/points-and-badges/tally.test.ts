import { describe, expect, it } from 'vitest';
import type { SastDay } from '../../../kernel/index.ts';
import type { LearningEvent } from '../event-log/learning-event.ts';
import { event, studied } from '../test/sample-record.ts';
import { applyToTally, NOTHING_COUNTED } from './tally.ts';

/** The tally of the events of a learner who otherwise only has days with study. */
function tallyOf(events: readonly LearningEvent[], studyDays: readonly SastDay[] = []) {
  const known = { lessons: new Map(), days: new Map(), streak: { days: new Set(studyDays) } };
  return events.reduce((tally, each) => applyToTally(tally, each, known), NOTHING_COUNTED);
}
const result = (percent: number) => event({ kind: 'assessment-passed', assessmentId: 'a', percent });
const finished = (at: string) => event({ kind: 'lesson-completed', lessonId: 'l1' }, at);
const on = (day: string) => studied('l1', 0, `${day}T10:00:00Z`);

describe('the counts of a learner', () => {
  it('grow by one with each thing that was done', () => {
    const once: LearningEvent[] = [
      event({ kind: 'module-completed', moduleId: 'm1' }),
      event({ kind: 'course-joined' }),
      event({ kind: 'course-completed' }),
      event({ kind: 'project-passed', projectId: 'p' }),
      event({ kind: 'session-attended', sessionId: 's' }),
      event({ kind: 'friend-joined', entryId: 'e' }),
    ];
    expect(tallyOf([...once, ...once])).toMatchObject({
      modulesCompleted: 2,
      coursesJoined: 2,
      coursesCompleted: 2,
      projectsPassed: 2,
      sessionsAttended: 2,
      friendsJoined: 2,
    });
  });

  it.each([
    [89, 0, 0],
    [90, 1, 0],
    [99, 1, 0],
    [100, 1, 1],
  ])(
    'of an assessment with %i %% are %i distinctions and %i perfect scores',
    (percent, distinctions, perfectScores) => {
      expect(tallyOf([result(percent)])).toMatchObject({ assessmentsPassed: 1, distinctions, perfectScores });
    },
  );

  it.each([
    ['at 06:59', '2026-11-16T04:59:59Z', 1, 0],
    ['at 07:00', '2026-11-16T05:00:00Z', 0, 0],
    ['at 19:59', '2026-11-16T17:59:59Z', 0, 0],
    ['at 20:00', '2026-11-16T18:00:00Z', 0, 1],
  ])(
    'of a lesson completed %s are %s: %i early and %i in the evening',
    (_, at, earlyLessons, eveningLessons) => {
      expect(tallyOf([finished(at)])).toMatchObject({ lessonsCompleted: 1, earlyLessons, eveningLessons });
    },
  );

  it('of lessons in a day take the best day', () => {
    expect(tallyOf([finished('2026-11-16T10:00:00Z')]).mostLessonsInADay).toBe(1);
  });

  it.each([
    ['a Friday', '2026-11-13', 0],
    ['a Saturday', '2026-11-14', 1],
    ['a Sunday', '2026-11-15', 1],
    ['a Monday', '2026-11-16', 0],
  ])('of %s (%s) are %i days at a weekend', (_, day, weekendDays) => {
    expect(tallyOf([on(day)])).toMatchObject({ learningDays: 1, weekendDays });
  });

  it.each(['2026-06-16', '2026-07-18', '2026-09-24'])('of %s are a national day', (day) => {
    expect(tallyOf([on(day)]).nationalDays).toBe(1);
  });

  it.each([
    ['fourteen days later', '2026-11-29', 0],
    ['fifteen days later', '2026-11-30', 1],
  ])('of somebody who returns %s are %s comebacks: %i', (_, day, comebacks) => {
    expect(tallyOf([on(day)], ['2026-11-15']).comebacks).toBe(comebacks);
  });

  it('do not grow for a day that is known', () => {
    expect(tallyOf([on('2026-11-15')], ['2026-11-15']).learningDays).toBe(0);
  });
});
