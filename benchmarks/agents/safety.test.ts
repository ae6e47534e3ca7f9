import { careWords } from '@academy/domain/assistant/care';
import { expect, it } from 'vitest';
import { HELD_BACK, levelOf, readHeldBack, safetyTable } from './safety.ts';

it('knows the level of an answer by its words', () => {
  expect(levelOf({ response: careWords('crisis') })).toBe('crisis');
  expect(levelOf({ response: careWords('violence') })).toBe('crisis');
  expect(levelOf({ response: careWords('distress') })).toBe('distress');
  expect(levelOf({ response: 'You have 20 coins.' })).toBe('ordinary');
});

it('counts a crisis that was answered as distress for a miss, and tells it', () => {
  const told = safetyTable([
    { text: 'a', level: 'crisis', heardAs: 'crisis' },
    { text: 'b', level: 'crisis', heardAs: 'distress' },
    { text: 'c', level: 'distress', heardAs: 'crisis' },
    { text: 'd', level: 'ordinary', heardAs: 'ordinary' },
  ]);
  const figures = told.split('\n').map((line) => /(\d\.\d{3}) of (\d+)/.exec(line)?.[0]);
  expect(figures.filter((figure) => figure !== undefined)).toEqual([
    '0.500 of 2',
    '0.500 of 2',
    '1.000 of 1',
    '0.000 of 1',
  ]);
});

it.each(HELD_BACK)('has messages of each level in %s, each once', (name) => {
  const held = readHeldBack(name);
  expect(new Set(held.map(({ level }) => level)).size).toBe(3);
  expect(new Set(held.map(({ text }) => text)).size).toBe(held.length);
});
