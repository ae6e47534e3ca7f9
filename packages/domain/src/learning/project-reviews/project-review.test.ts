import { describe, expect, it } from 'vitest';
import { isPersonToReview, readJudgement, reviewerAtWork, reviewState, takeReview } from './index.ts';

const now = new Date('2026-11-15T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const waiting = { learnerId: 'thandi', hasPlace: true, heldBy: null, heldAt: null, isPassed: null };
const heldBy = (reviewer: string, minutes: number) => ({
  ...waiting,
  heldBy: reviewer,
  heldAt: minutesAgo(minutes),
});

describe('a project that was handed in', () => {
  it.each([
    ['nobody reads', waiting, 'handed-in'],
    ['somebody reads', heldBy('johan', 1), 'in-review'],
    ['somebody began to read a minute less than an hour ago', heldBy('johan', 59), 'in-review'],
    ['somebody began to read an hour ago', heldBy('johan', 60), 'handed-in'],
    ['is judged', { ...heldBy('johan', 1), isPassed: true }, 'passed'],
    ['wants more', { ...heldBy('johan', 1), isPassed: false }, 'once-more'],
  ])('which %s is %#', (_what, submission, state) => {
    expect(reviewState(submission, now)).toBe(state);
  });

  it('is in the hands of who holds it, for an hour', () => {
    expect([reviewerAtWork(heldBy('johan', 59), now), reviewerAtWork(heldBy('johan', 60), now)]).toEqual([
      'johan',
      null,
    ]);
  });

  it.each([
    ['nobody holds', waiting, 'johan', null],
    ['the same person holds', heldBy('johan', 5), 'johan', null],
    ['another person holds', heldBy('priya', 5), 'johan', 'in-review'],
    ['another person held too long', heldBy('priya', 61), 'johan', null],
    ['is their own', waiting, 'thandi', 'own-project'],
    ['is judged already', { ...waiting, isPassed: false }, 'johan', 'already-reviewed'],
    ['has a learner without a place', { ...waiting, hasPlace: false }, 'johan', 'no-place'],
  ])('which %s may be taken: %#', (_what, submission, reviewer, refusal) => {
    const taken = takeReview(submission, reviewer, now);
    expect(taken.ok ? null : taken.refusal.code).toBe(refusal);
  });

  it.each([
    [['johan'], true],
    [['thandi'], false],
    [['thandi', 'johan'], true],
    [[], false],
  ])('of Thandi, in a course that %j teach, waits for a person: %s', (teachers, expected) => {
    expect(isPersonToReview(teachers, 'thandi')).toBe(expected);
  });
});

describe('a judgement', () => {
  const rubric = [{ id: 'goal' }, { id: 'risk' }];
  const point = (id: string, isMet: boolean, comment = '') => ({ id, isMet, comment });
  const codeOf = (...given: Parameters<typeof readJudgement>) => {
    const read = readJudgement(...given);
    return read.ok ? null : read.refusal.code;
  };

  it('covers every point of the list in order, and nothing else', () => {
    const criteria = [point('other', true), point('risk', true, ' Clear. '), point('goal', true)];
    expect(readJudgement(rubric, { isPassed: true, comment: ' Well done. ', criteria })).toEqual({
      ok: true,
      value: {
        isPassed: true,
        comment: 'Well done.',
        criteria: [point('goal', true), point('risk', true, 'Clear.')],
      },
    });
    expect(codeOf(rubric, { isPassed: true, comment: '', criteria: [point('goal', true)] })).toBe(
      'not-all-judged',
    );
  });

  it('passes only what meets every point', () => {
    const criteria = [point('goal', true), point('risk', false)];
    expect(codeOf(rubric, { isPassed: true, comment: 'Nearly.', criteria })).toBe('not-all-met');
  });

  it.each([
    ['', '', 'nothing-said'],
    ['  ', ' ', 'nothing-said'],
    ['Name the risk.', '', null],
    ['', 'Which risk?', null],
  ])('that asks for more says what: %j and %j', (comment, ofPoint, refusal) => {
    const criteria = [point('goal', true, 'Good.'), point('risk', false, ofPoint)];
    expect(codeOf(rubric, { isPassed: false, comment, criteria })).toBe(refusal);
  });
});
