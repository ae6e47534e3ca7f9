import { expect, it } from 'vitest';
import { noticeTime } from './notice-time.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

it.each([
  ['2026-11-15T08:42:00Z', '10:42'],
  ['2026-11-14T22:30:00Z', '00:30'],
  ['2026-11-14T12:00:00Z', 'Yesterday'],
  ['2026-11-09T12:00:00Z', 'Monday 9 November'],
  ['2026-11-08T12:00:00Z', 'Sun 8 Nov'],
])('says when %s was, in days of South Africa', (instant, words) => {
  expect(noticeTime(new Date(instant), NOW)).toBe(words);
});
