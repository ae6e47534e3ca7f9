import { describe, expect, it } from 'vitest';
import { lessonsToSave, packBytes, packState } from './offline-pack.ts';

const lesson = (id: string, document: string | null, language?: 'python' | 'sql') => ({
  id,
  document,
  hasExercise: language !== undefined,
  usesSql: language === 'sql',
  sizeBytes: 4_000,
});
const saved = (id: string, document: string) => ({ id, document, bytes: 4_000 });
const COURSE = [lesson('a', 'a-1'), lesson('b', 'b-1', 'python'), lesson('c', null)];
const NO_CODE = { lessons: 0, exercises: 0, python: 0, sql: 0 };

describe('of a course to save', () => {
  it('only written lessons that are not on the device yet are left', () => {
    expect(lessonsToSave(COURSE, []).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(lessonsToSave(COURSE, [saved('a', 'a-1')]).map(({ id }) => id)).toEqual(['b']);
    expect(lessonsToSave(COURSE, [saved('a', 'a-1'), saved('b', 'b-1')])).toEqual([]);
  });

  it('a lesson in an earlier version is left too', () => {
    expect(lessonsToSave(COURSE, [saved('a', 'a-0'), saved('b', 'b-1')]).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('the price of saving', () => {
  it('is nothing where nothing is left, whatever code is missing', () => {
    expect(packBytes({ lessons: [], codeBytes: { lessons: 9, exercises: 9, python: 9, sql: 9 } })).toBe(0);
  });

  it('grows with each lesson', () => {
    const one = packBytes({ lessons: COURSE.slice(0, 1), codeBytes: NO_CODE });
    expect(one).toBeGreaterThan(4_000);
    expect(packBytes({ lessons: COURSE.slice(0, 2), codeBytes: NO_CODE })).toBe(2 * one);
  });

  it('counts Python and SQL only where an exercise needs them', () => {
    const codeBytes = { lessons: 100, exercises: 20_000, python: 200_000, sql: 300_000 };
    const plain = packBytes({ lessons: COURSE.slice(0, 1), codeBytes: NO_CODE });
    const sql = lesson('d', 'd-1', 'sql');
    expect(packBytes({ lessons: COURSE.slice(0, 1), codeBytes })).toBe(plain + 100);
    expect(packBytes({ lessons: COURSE.slice(1, 2), codeBytes })).toBe(plain + 220_100);
    expect(packBytes({ lessons: [sql], codeBytes })).toBe(plain + 320_100);
    expect(packBytes({ lessons: [...COURSE.slice(1, 2), sql], codeBytes })).toBe(2 * plain + 520_100);
  });
});

describe('a course on the device', () => {
  it.each([
    ['none', []],
    ['part', [saved('a', 'a-1')]],
    ['whole', [saved('a', 'a-1'), saved('b', 'b-1')]],
    ['outdated', [saved('a', 'a-0'), saved('b', 'b-1')]],
  ] as const)('is %s', (state, kept) => {
    expect(packState(COURSE, kept)).toBe(state);
  });

  it('without a written lesson is not there', () => {
    expect(packState([lesson('c', null)], [])).toBe('none');
  });
});
