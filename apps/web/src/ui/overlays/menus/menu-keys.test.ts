import { describe, expect, it } from 'vitest';
import { entryByKey, entryByLetters, typedWord } from './menu-keys.ts';

const LABELS = ['Profile', 'My Nexii Coins', 'My Courses', 'Settings', 'Log out'];

describe('letters typed in a menu', () => {
  it('are one word within a second, and a new one after it', () => {
    const first = typedWord({ letters: '', atMs: 0 }, 'M', 5000);
    expect(typedWord(first, 'y', 5999).letters).toBe('my');
    expect(typedWord(first, 'y', 6000).letters).toBe('y');
  });

  it.each([
    ['m', -1, 1],
    ['m', 1, 2],
    ['mm', 1, 2],
    ['m', 2, 1],
    ['my c', 1, 2],
    ['my', 1, 1],
    ['p', 0, 0],
    ['ms', 1, null],
    ['x', -1, null],
  ])('%j at entry %i lead to %j', (letters, current, entry) => {
    expect(entryByLetters(LABELS, current, letters)).toBe(entry);
  });
});

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 4, 0],
  ['ArrowUp', -1, 4],
  ['ArrowUp', 0, 4],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['a', 0, null],
])('%s at entry %i of five leads to %j', (key, current, entry) => {
  expect(entryByKey(key, current, 5)).toBe(entry);
});
