import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['What is AI?', ['what', 'is', 'ai']],
  ["'; drop table x --", ['drop', 'table', 'x']],
  ['AI ai Ai', ['ai']],
  ['Café ñandú 2026', ['café', 'ñandú', '2026']],
  ['  ,.!  ', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('SHELL-38 reads the words of %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
