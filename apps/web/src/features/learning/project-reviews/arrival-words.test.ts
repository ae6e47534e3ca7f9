import { describe, expect, it } from 'vitest';
import { arrivalSentence } from './arrival-words.ts';

describe('how the learning arrived, in words', () => {
  it.each([
    [
      { kind: 'large-deliveries', lessons: 24, deliveries: 2, firstDay: '2026-11-18', lastDay: '2026-11-18' },
      '24 lessons arrived in 2 deliveries on 18 Nov. Learning on a phone without network looks like this too.',
    ],
    [
      { kind: 'large-deliveries', lessons: 6, deliveries: 1, firstDay: '2026-11-18', lastDay: '2026-11-21' },
      '6 lessons arrived in 1 delivery between 18 Nov and 21 Nov. Learning on a phone without network looks like this too.',
    ],
    [
      { kind: 'quick-lessons', lessons: 24, studiedMinutes: 48, statedMinutes: 240 },
      '24 lessons that are meant to take 4 h were studied for 48 min.',
    ],
    [
      { kind: 'equal-steps', lessons: 24, seconds: 600 },
      '24 lessons in a row were finished exactly 10 min apart.',
    ],
    [
      { kind: 'equal-steps', lessons: 7, seconds: 95 },
      '7 lessons in a row were finished exactly 1 min 35 s apart.',
    ],
    [{ kind: 'equal-steps', lessons: 7, seconds: 0 }, '7 lessons in a row were finished at the same second.'],
    [{ kind: 'right-at-first', checks: 61 }, 'All 61 checks were right at the first try.'],
    [
      { kind: 'long-days', days: 2, hours: 13.5, day: '2026-11-16' },
      'On 16 Nov, 13.5 hours of study were measured, and more than twelve on 1 other day.',
    ],
  ] as const)('tells of %j', (fact, sentence) => {
    expect(arrivalSentence(fact)).toBe(sentence);
  });
});
