import { describe, expect, it } from 'vitest';
import { nextAttemptAt } from './attempt-pause.ts';
import { maySeeSolution } from './progress/solution-access.ts';
import { missingInProject } from './project-work.ts';

describe('the next attempt', () => {
  const submitted = new Date('2026-11-15T12:00:00Z');
  it.each([
    ['2026-11-15T12:00:00Z', '2026-11-15T13:00:00.000Z'],
    ['2026-11-15T12:59:59.999Z', '2026-11-15T13:00:00.000Z'],
    ['2026-11-15T13:00:00Z', null],
  ])('at %s may begin at %s, one hour after the last', (now, next) => {
    expect(nextAttemptAt(submitted, new Date(now))?.toISOString() ?? null).toBe(next);
  });
});

describe('the solution of an exercise', () => {
  it.each([
    [0, false, false],
    [2, false, false],
    [3, false, true],
    [1, true, true],
  ])('after %i tries, passed %s, may be seen: %s', (tries, isPassed, may) => {
    expect(maySeeSolution(tries, isPassed)).toBe(may);
  });
});

describe('a project', () => {
  const project = {
    parts: [{ id: 'goal', ask: 'What for?', words: 3 }],
    checklist: [{ id: 'honest', text: 'It is my own work.' }],
  };

  it('lacks nothing when every part is long enough and every point is ticked', () => {
    expect(missingInProject(project, { answers: { goal: 'Less food wasted' }, ticked: ['honest'] })).toEqual(
      [],
    );
  });

  it('says in sentences what is missing; dashes are no words', () => {
    expect(missingInProject(project, { answers: { goal: 'Less — food' }, ticked: [] })).toEqual([
      {
        id: 'goal',
        code: 'too-short',
        sentence: '“What for?” needs at least 3 words. You have 2 so far.',
      },
      { id: 'honest', code: 'not-ticked', sentence: 'Not ticked yet: It is my own work.' },
    ]);
  });

  const essay = {
    parts: [
      { id: 'goal', ask: 'What for?', words: 6 },
      { id: 'risk', ask: 'What can go wrong?', words: 6 },
    ],
    checklist: [],
  };
  const honest = { goal: 'Less bread is thrown away daily', risk: 'The shop sells less on rainy days' };
  const missing = (answers: Record<string, string>) =>
    missingInProject(essay, { answers: { ...honest, ...answers }, ticked: [] }).map(
      ({ sentence }) => sentence,
    );

  it('is not passed with one word over and over, and passed with half as many different ones as are asked for', () => {
    const goal = (text: string) => missing({ goal: text });
    const repeats = '“What for?” repeats the same few words. Please answer it in your own sentences.';
    expect(goal('bla bla bla bla bla bla')).toEqual([repeats]);
    expect(goal('Bla, bla! bla bla bread. bread')).toEqual([repeats]);
    expect(goal('bread is bread, and bread is')).toEqual([]);
  });

  it('is not passed with what is no language, and says so kindly', () => {
    expect(missing({ goal: 'plan0x0 plan0x1 plan0x2 plan0x3 plan0x4 plan0x5' })).toEqual([
      'This does not read like sentences yet. Tell us in your own words what you did; any language is fine.',
    ]);
  });

  it('is not passed with the same answer twice', () => {
    expect(missing({ goal: 'The same words for all of it', risk: 'the same words, for all of it!' })).toEqual(
      ['“What can go wrong?” has the same answer as “What for?”. Please answer each one separately.'],
    );
  });
});
