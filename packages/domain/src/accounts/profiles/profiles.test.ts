import { describe, expect, it } from 'vitest';
import { checkProfile, courseForGoal, isAvatarSize } from './index.ts';

const typed = { fullName: 'Thandi Nkosi', province: 'Gauteng', goal: 'A job with data' };
const codeOf = (more: Partial<typeof typed>) => {
  const checked = checkProfile({ ...typed, ...more }, 'learner');
  return checked.ok ? 'ok' : checked.refusal.code;
};

describe('the profile of a person', () => {
  it('is kept without the spaces around it, and an empty goal is none', () => {
    expect(checkProfile({ fullName: '  Thandi   Nkosi ', province: null, goal: '  ' }, 'learner')).toEqual({
      ok: true,
      value: { fullName: 'Thandi Nkosi', province: null, goal: null },
    });
  });

  it.each([
    ['A', 'invalid-name'],
    ['Al', 'ok'],
    ['x'.repeat(100), 'ok'],
    ['x'.repeat(101), 'invalid-name'],
    ['thandi@example.co.za', 'name-letters'],
    ["Siân O'Brien-Nkosi", 'ok'],
    ['J. P. d’Oliveira', 'ok'],
    ['Dick Smith', 'ok'],
    ['Thomas Luthuli', 'ok'],
    ['see https://evil.example', 'name-letters'],
    ['1234', 'name-letters'],
    ['Nаledi', 'name-alphabets'],
    ['NexusAI Support', 'name-reserved'],
    // A surname, and a word that nobody should be called.
    ['Piet Boesman', 'ok'],
  ])('with the name %j is %s', (fullName, code) => expect(codeOf({ fullName })).toBe(code));

  it('lets staff be called what belongs to the academy', () =>
    expect(checkProfile({ ...typed, fullName: 'Academy Support' }, 'staff').ok).toBe(true));

  it('names one of the nine provinces', () =>
    expect(codeOf({ province: 'Utopia' })).toBe('unknown-province'));
});

it.each([
  [256, 256, 30_000, true],
  [257, 256, 100, false],
  [256, 257, 100, false],
  [256, 256, 30_001, false],
])('a picture of %i by %i pixels and %i bytes fits: %s', (width, height, length, fits) =>
  expect(isAvatarSize({ width, height, bytes: { length } })).toBe(fits),
);

describe('a course for what somebody learns for', () => {
  const COURSES = [
    { title: 'AI Fundamentals', summary: 'Where to begin.' },
    { title: 'Python for Beginners', summary: 'Write programs that read data.' },
    { title: 'Data Stories', summary: 'Charts and data for a report.' },
  ];

  it.each([
    [null, 'AI Fundamentals'],
    ['Something quite different', 'AI Fundamentals'],
    ['I want to write my own programs', 'Python for Beginners'],
    ['Better charts for a report at work, from data', 'Data Stories'],
  ])('%j is met by %s', (goal, title) => expect(courseForGoal(goal, COURSES)?.title).toBe(title));

  it('is none where nothing is offered', () => expect(courseForGoal('anything', [])).toBeNull());
});
