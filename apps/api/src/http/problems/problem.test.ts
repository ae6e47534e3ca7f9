import { describe, expect, it } from 'vitest';
import { filledIn } from './problem.ts';

describe('the sentence of a refusal', () => {
  it.each([
    ['Conflicts with "{title}".', { title: 'Charts' }, 'Conflicts with "Charts".'],
    ['{a} and {a} and {b}', { a: '1', b: '2' }, '1 and 1 and 2'],
    ['{title}', { title: '{title} $& $1 <b>' }, '{title} $& $1 <b>'],
    ['{title}', {}, '{title}'],
    ['{constructor}', {}, '{constructor}'],
    ['No braces.', { title: 'Charts' }, 'No braces.'],
  ])('%j with %j is %j', (sentence, values, filled) => {
    expect(filledIn(sentence, values)).toBe(filled);
  });

  it('stays as it is without values', () => {
    expect(filledIn('Please sign in first.')).toBe('Please sign in first.');
  });
});
