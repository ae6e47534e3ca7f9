import type { StudyPlanAnswer } from '@academy/contract/learning/study-plans';
import { expect, it } from 'vitest';
import { paceWords } from './plan-words.ts';

const plan: StudyPlanAnswer = {
  courseId: null,
  courseTitle: null,
  hoursPerWeek: 3,
  promisedOn: '2026-12-03',
  endsOn: '2026-12-03',
  pace: { kind: 'on-time', days: 0 },
  thisWeek: [],
  modules: [{ id: 'a', title: 'A', courseTitle: 'C', minutes: 60, endsOn: '2026-12-03' }],
};

it.each([
  ['on-time', 0, /^At this pace you finish on .*3 December, as planned\.$/],
  ['ahead', 1, /, 1 day earlier than planned\.$/],
  ['behind', 4, /, 4 days later than planned\. The plan has moved with you\.$/],
] as const)('says how a plan goes that is %s by %i days', (kind, days, words) => {
  expect(paceWords({ ...plan, pace: { kind, days } })).toMatch(words);
});

it('says when nothing is left', () => {
  expect(paceWords({ ...plan, modules: [] })).toBe('Everything in your plan is done.');
});
