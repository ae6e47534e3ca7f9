import { describe, expect, it } from 'vitest';
import { isWorthReturning, placeOf } from './reading-place.ts';
import { shortcutOf } from './shortcuts.ts';
import { sizeText } from './size-text.ts';
import { speechPieces } from './speech-pieces.ts';

describe('the place in a text', () => {
  it.each([
    [200, 4000, 0],
    [0, 4000, 0],
    [-1000, 4000, 250],
    [-9000, 4000, 1000],
    [-100, 0, 0],
  ])('with its top at %s of %s px is %s thousandths', (top, height, place) => {
    expect(placeOf(top, height)).toBe(place);
  });

  it('is not worth a jump near the start and near the end', () => {
    expect([39, 40, 960, 961].map(isWorthReturning)).toEqual([false, true, true, false]);
  });
});

describe('keys in a lesson', () => {
  const free = { isWithModifier: false, isTyping: false, hasOpenDialog: false };
  it('act, in small and capital letters', () => {
    expect(shortcutOf({ ...free, key: 'n' })).toBe('n');
    expect(shortcutOf({ ...free, key: 'M' })).toBe('m');
    expect(shortcutOf({ ...free, key: '?' })).toBe('?');
  });

  it('are letters while somebody types, in dialogs and with Ctrl', () => {
    expect(shortcutOf({ ...free, key: 'n', isTyping: true })).toBeNull();
    expect(shortcutOf({ ...free, key: 'n', hasOpenDialog: true })).toBeNull();
    expect(shortcutOf({ ...free, key: 'n', isWithModifier: true })).toBeNull();
    expect(shortcutOf({ ...free, key: 'x' })).toBeNull();
  });
});

describe('a text read aloud', () => {
  it('keeps short sentences together', () => {
    expect(speechPieces(' One. Two!\n Three? ')).toEqual(['One. Two! Three?']);
  });

  it('does not break at the point of a number', () => {
    expect(speechPieces(`The mean is 0.5 here. ${'a'.repeat(210)}`)[0]).toBe('The mean is 0.5 here.');
  });

  it('cuts a long sentence into pieces and loses no word', () => {
    const words = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ');
    const pieces = speechPieces(words);
    expect(pieces.every((piece) => piece.length <= 220)).toBe(true);
    expect(pieces.join(' ')).toBe(words);
  });

  it('is empty without entries', () => {
    expect(speechPieces(' \n ')).toEqual([]);
  });
});

describe('the size of a lesson', () => {
  it.each([
    [9216, '9 KB'],
    [9600, '9 KB'],
    [100, '1 KB'],
  ])('of %s bytes is %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
