import { expect, it } from 'vitest';
import { unlockedWords } from './unlocked-words.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const badge = (name: string, earnedAt = '2026-11-15T08:00:00Z') => ({ achievementId: 1, name, earnedAt });
const words = (...badges: ReturnType<typeof badge>[]) => unlockedWords(badges, NOW).description;

it('TRAIN-19 names what was unlocked, also several at once', () => {
  expect(unlockedWords([badge('First Steps')], NOW)).toEqual({
    title: 'Achievement Unlocked',
    description: 'You have earned First Steps.',
    variant: 'reward',
  });
  expect(words(badge('A'), badge('B'), badge('C'))).toBe('You have earned A, B and C.');
});

it('says the day of what was earned earlier, without a connection', () => {
  expect(words(badge('First Steps', '2026-11-12T08:00:00Z'))).toBe(
    'You earned First Steps on Thursday 12 November.',
  );
});

it('counts days as they are in South Africa', () => {
  expect(words(badge('A', '2026-11-14T22:30:00Z'))).toBe('You have earned A.');
});
