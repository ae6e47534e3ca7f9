import { expect, it } from 'vitest';
import { entryDay } from './entry-day.ts';

it.each([
  ['2026-11-15T05:00:00Z', 'Today'],
  ['2026-11-14T21:59:00Z', 'Yesterday'],
  ['2026-11-13T12:00:00Z', '13 Nov'],
  ['2025-11-15T12:00:00Z', '15 Nov 2025'],
])('an entry of %s is dated %s', (date, words) => {
  expect(entryDay(date, new Date('2026-11-15T12:00:00Z'))).toBe(words);
});
