import { expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

it.each<[string, string[], string | null, string]>([
  ['pyhton', ['photon', 'python'], 'python', 'two letters swapped'],
  ['machne', ['machine', 'matching'], 'machine', 'a letter left out'],
  ['lerning', ['leaning', 'learning'], 'leaning', 'the first of equals'],
  ['stattistics', ['statistics'], 'statistics', 'a letter too many'],
  ['visualizatoin', ['visualisation'], 'visualisation', 'two errors in a long word'],
  ['cat', ['car'], null, 'short words stay as they are'],
  ['pithun', ['python'], null, 'two errors in a word of six letters'],
  ['pyhtno', ['python'], null, 'two swaps in a word of six letters'],
  ['visuailsatoin', ['visualisation'], 'visualisation', 'two swaps in a long word'],
  ['python', ['pythons', 'python'], 'python', 'the word itself'],
  ['xqzwv', [], null, 'nothing is known'],
])('leads %s to the word that was meant (%o -> %s: %s)', (typed, known, meant) => {
  expect(nearestWord(typed, known)).toBe(meant);
});
