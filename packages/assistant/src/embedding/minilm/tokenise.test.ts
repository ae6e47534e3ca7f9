import { describe, expect, it } from 'vitest';
import { tokenise } from './tokenise.ts';

describe('tokenise', () => {
  const vocabulary = new Map(
    ['over', '##fit', '##ting', "'", 's', '?', 'se'].map((piece, index) => [piece, index + 1]),
  );

  it('cuts a word into its longest known pieces, ignoring case and accents', () => {
    expect(tokenise('Overfitting? sê', vocabulary, 20)).toEqual([101, 1, 2, 3, 6, 7, 102]);
  });

  it('marks a word that cannot be made of pieces as unknown', () => {
    expect(tokenise("xyz's", vocabulary, 20)).toEqual([101, 100, 4, 5, 102]);
  });

  it('stops at the number of pieces that the model can read', () => {
    expect(tokenise('over over over over', vocabulary, 4)).toEqual([101, 1, 1, 102]);
  });
});
