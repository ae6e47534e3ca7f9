import { expect, it } from 'vitest';
import { givenParts } from './given-parts.ts';

it('finds what is given between its comment and the part to be written', () => {
  const program = '# Given: the bags\nbags = [\n  1,\n]\n\n# Your part\ndef score():\n    pass\n';
  expect(givenParts(program)).toEqual([{ first: 2, last: 4 }]);
});

it('finds what is given up to the end, and in SQL', () => {
  expect(givenParts('memory = 1\n\n# Given: the model\na = 1\nb = 2\n')).toEqual([{ first: 4, last: 5 }]);
  expect(givenParts('-- Given: the tables\nselect 1;\n-- Your part\nselect 2;')).toEqual([
    { first: 2, last: 2 },
  ]);
});

it('finds two parts, and none where nothing is below or the comment stands inside', () => {
  expect(givenParts('# Given: one\na\n# Given: two\nb\n# Your part\n')).toEqual([
    { first: 2, last: 2 },
    { first: 4, last: 4 },
  ]);
  expect(givenParts('# Given: nothing\n\n# Your part\n')).toEqual([]);
  expect(givenParts('def f():\n    # Given n\n    return n\n')).toEqual([]);
});
