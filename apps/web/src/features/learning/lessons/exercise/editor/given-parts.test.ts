import { expect, it } from 'vitest';
import { givenParts } from './given-parts.ts';

const partsOf = (starter: string) => givenParts(starter, starter);

it('finds what is given between its comment and the part to be written', () => {
  const program = '# Given: the bags\nbags = [\n  1,\n]\n\n# Your part\ndef score():\n    pass\n';
  expect(partsOf(program)).toEqual([{ first: 2, last: 4 }]);
});

it('finds what is given up to the end, and in SQL', () => {
  expect(partsOf('memory = 1\n\n# Given: the model\na = 1\nb = 2\n')).toEqual([{ first: 4, last: 5 }]);
  expect(partsOf('-- Given: the tables\nselect 1;\n-- Your part\nselect 2;')).toEqual([
    { first: 2, last: 2 },
  ]);
});

it('finds two parts, and none where nothing is below or the comment is indented', () => {
  expect(partsOf('# Given: one\na\n# Given: two\nb\n# Your part\n')).toEqual([
    { first: 2, last: 2 },
    { first: 4, last: 4 },
  ]);
  expect(partsOf('# Given: nothing\n\n# Your part\n')).toEqual([]);
  expect(partsOf('def f():\n    # Given n\n    return n\n')).toEqual([]);
});

it('is in sight where somebody has written in it, also behind its end', () => {
  const starter = 'memory = 1\n\n# Given: the model\na = 1\nb = 2\n';
  expect(givenParts(starter.replace('memory = 1', 'memory = 30'), starter)).toEqual([{ first: 4, last: 5 }]);
  expect(givenParts(starter.replace('b = 2', 'b = 3'), starter)).toEqual([]);
  expect(givenParts(`${starter}# not yet finished`, starter)).toEqual([]);
});
