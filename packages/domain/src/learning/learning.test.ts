import { describe, expect, it } from 'vitest';
import { nextAttemptAt } from './attempt-pause.ts';
import { missingInProject } from './project-work.ts';
import { maySeeSolution } from './solution-access.ts';

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
      { id: 'goal', sentence: '“What for?” needs at least 3 words; you have 2.' },
      { id: 'honest', sentence: 'Not yet ticked: It is my own work.' },
    ]);
  });
});
