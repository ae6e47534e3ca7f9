import { describe, expect, it } from 'vitest';
import { askedBy, guessedOption, guessWords, readGuess } from './guess.ts';
import { isWritten } from './is-written.ts';

describe('a guess', () => {
  const block = { askHtml: 'What happens?', options: ['It rises', 'It falls'] };

  it('is the place of an option, and nothing else', () => {
    const guess = { asked: askedBy(block), option: 1 };
    expect(guessedOption(block, readGuess(guess))).toBe(1);
    for (const stored of [1, -1, '1', null, { option: 1 }, { ...guess, option: 1.5 }])
      expect(readGuess(stored)).toBeNull();
    for (const option of [-1, 2]) expect(guessedOption(block, { ...guess, option })).toBeNull();
  });

  it('is none where the question or its options have changed since', () => {
    const guess = { asked: askedBy(block), option: 1 };
    expect(guessedOption({ ...block, askHtml: 'And now?' }, guess)).toBeNull();
    expect(guessedOption({ ...block, options: ['It falls', 'It rises'] }, guess)).toBeNull();
  });

  it('is answered without a mark', () => {
    expect(guessWords(1, 1)).toBe('You saw it coming.');
    expect(guessWords(0, 1)).toContain('differently');
    expect(guessWords(0, null)).toBe('Now look at what happens.');
  });
});

describe('the model answer', () => {
  it.each([
    ['', false],
    ['a', false],
    ['. . . . .', false],
    ['my phone camera', false],
    ['My phone camera guesses', true],
  ])('opens for %j: %s', (text, isOpen) => {
    expect(isWritten(text)).toBe(isOpen);
  });
});
