import { expect, it } from 'vitest';
import { Speller } from './speller.ts';

const ENGLISH = new Set(['table', 'steak', 'learning']);
const speller = new Speller(
  [
    'What is a hallucination? A hallucination is false.',
    'A token is a piece.',
    'My streak of taken days',
    'Bags of rice',
  ],
  (word) => ENGLISH.has(word),
);
const spell = speller.ofMessage();

it.each([
  ['halucination', 'hallucination'],
  ['halucinatoin', 'hallucination'],
  ['tokin', 'token'],
  ['peice', 'piece'],
  // A noun of the product before another word that is as near.
  ['bages', 'badges'],
])('%s was meant to be %s', (typed, meant) => {
  expect(spell(typed)).toBe(meant);
});

it('leaves alone what is English, what is short, what is no word and what is like nothing that we know', () => {
  for (const word of ['steak', 'tke', 'nameerror', 'x1y2', 'ngiyabonga', 'okens'])
    expect(spell(word)).toBe(word);
});

it('corrects thirty words of one message and no more, each as often as it occurs', () => {
  const mend = speller.ofMessage();
  const typed = [...'abcdefgh'].flatMap((a) => [...'abcde'].map((b) => `hallucinati${a}${b}`));
  const right = typed.map(() => 'hallucination');
  expect(typed.map(mend)).toEqual([...right.slice(0, 30), ...typed.slice(30)]);
  expect(typed.map(mend)).toEqual([...right.slice(0, 30), ...typed.slice(30)]);
  expect(speller.ofMessage()(typed.at(-1) ?? '')).toBe('hallucination');
});
