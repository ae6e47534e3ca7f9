import { describe, expect, it } from 'vitest';
import { countText, type GlossaryTerm, matchingTerms } from './matching-terms.ts';

const term = (word: string, meansHtml: string, words: GlossaryTerm['words'] = {}): GlossaryTerm => ({
  id: word,
  word,
  meansHtml,
  words,
  source: null,
  lesson: { id: 'l', title: 'A lesson' },
});
const TERMS = [
  term('CSV', 'Text in lines, with <code>,</code> between the values.'),
  term('list', 'Values in an <strong>order</strong>.', { af: 'lys' }),
  term('while loop', 'Lines that run again as long as something is true.'),
  term('comparison', 'Asks whether <code>a &lt; b</code> &amp; the like.'),
];
const found = (typed: string) => matchingTerms(TERMS, typed).map(({ word }) => word);

describe('the terms of a glossary', () => {
  it('are all there while nothing is typed', () => {
    expect(found('')).toEqual(['CSV', 'list', 'while loop', 'comparison']);
    expect(found('  ')).toHaveLength(4);
  });

  it.each([
    ['csv', ['CSV']],
    ['LOO', ['while loop']],
    ['values', ['CSV', 'list']],
    ['values order', ['list']],
    ['lys', ['list']],
    ['strong', []],
    ['code', []],
    ['a <', ['comparison']],
    ['&', ['comparison']],
    ['lt', []],
    ['amp', []],
  ])('are found with %j', (typed, words) => {
    expect(found(typed)).toEqual(words);
  });

  it.each([
    [1, 1, '1 term'],
    [26, 26, '26 terms'],
    [0, 26, '0 of 26 terms'],
    [0, 1, '0 of 1 term'],
  ])('%i of %i are counted as %j', (shown, all, words) => {
    expect(countText(shown, all)).toBe(words);
  });
});
