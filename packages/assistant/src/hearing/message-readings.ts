import { withoutContractions } from '../language/contractions.ts';
import { spokenWord } from './mistyped.ts';

/** Digits and symbols used as letters. "1" is written for "i" and for "l". */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};
const HIDDEN_LETTER = /[013457@$!|]/g;

function inLetters(word: string, one: 'i' | 'l'): string {
  const isDisguised = /[a-z].*[013457@$!|]|[013457@$!|].*[a-z]/.test(word);
  return isDisguised ? word.replaceAll(HIDDEN_LETTER, (sign) => LETTERS[sign] ?? one) : word;
}

/** "k i l l" is one word, and so is "k.i.l.l". */
const SPACED = /(?<![a-z0-9'])(?:[a-z0-9][ .*_-]+){3,}[a-z0-9](?![a-z0-9])/g;
/** What people put between words and into them; sentences keep their ends. */
const JOINTS = /(?<=[a-z])[-_*~^]+(?=[a-z])/g;

function plainLetters(message: string): string {
  return message
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(SPACED, (letters) => letters.replaceAll(/[ .*_-]/g, ''))
    .replaceAll(JOINTS, ' ')
    .trim();
}

/** A symbol at the end of a word is punctuation, not one of its letters. */
const WORD = /([a-z0-9@$!|']*[a-z0-9@$'])/g;

function readingOf(text: string, one: 'i' | 'l'): string {
  const words = text.replaceAll(WORD, (word) => {
    const spoken = spokenWord(word);
    return spoken === word ? spokenWord(inLetters(word, one)) : spoken;
  });
  return withoutContractions(words)
    .replaceAll(/\b(want|going|need|have|ready|trying|rather|how|like) 2 (?=[a-z])/g, '$1 to ')
    .replaceAll(/\bto b\b/g, 'to be');
}

/** The possible readings of a message: its letters undisguised, short forms written out, spelling corrected. */
export function readingsOf(message: string): readonly string[] {
  const text = plainLetters(message);
  const texts = [text.replaceAll(/([a-z])\1{2,}/g, '$1$1'), text.replaceAll(/([a-z])\1{2,}/g, '$1')];
  return [...new Set(texts.flatMap((each) => [readingOf(each, 'i'), readingOf(each, 'l')]))];
}
