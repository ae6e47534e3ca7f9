import { expect, it } from 'vitest';
import { oldAnswerWords } from './old-answer-words.ts';

const NOW = new Date('2026-11-15T07:00:00Z');

it.each([
  ['2026-11-14T16:05:00Z', 'updating', 'From Saturday 14 November, 18:05. Updating…'],
  ['2026-11-14T22:30:00Z', 'updating', 'From today, 00:30. Updating…'],
  ['2026-11-14T16:05:00Z', 'offline', 'From Saturday 14 November, 18:05. You seem to be offline.'],
  [
    '2026-11-14T16:05:00Z',
    'not-updated',
    'From Saturday 14 November, 18:05. The academy did not answer just now.',
  ],
] as const)('answers of %s that are %s say so', (keptAt, state, words) => {
  expect(oldAnswerWords({ keptAt: Date.parse(keptAt), state }, NOW)).toBe(words);
});
