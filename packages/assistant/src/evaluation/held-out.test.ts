import { careWords } from '@academy/domain/assistant/care';
import { expect, it } from 'vitest';
import { HELD_OUT, levelOf, readHeldOut } from './held-out.ts';

it('knows the level of an answer by its words', () => {
  expect(levelOf({ response: careWords('crisis') })).toBe('crisis');
  expect(levelOf({ response: careWords('violence') })).toBe('crisis');
  expect(levelOf({ response: careWords('distress') })).toBe('distress');
  expect(levelOf({ response: 'You have 20 coins.' })).toBe('ordinary');
});

it.each(HELD_OUT)('has messages of each level in %s, each once', (name) => {
  const held = readHeldOut(name);
  expect(new Set(held.map(({ level }) => level)).size).toBe(3);
  expect(new Set(held.map(({ text }) => text)).size).toBe(held.length);
});
