import { expect, it } from 'vitest';
import { compareLines } from './compare-lines.ts';

const marks = (mine: string, solution: string) =>
  compareLines(mine, solution).map(({ mark, text }) => `${mark}: ${text}`);

it('reports nothing about equal programs, whatever spaces end their lines', () => {
  expect(marks('a = 1  \nprint(a)\n\n', 'a = 1\nprint(a)')).toEqual(['same: a = 1', 'same: print(a)']);
});

it('puts a changed line next to its new version', () => {
  expect(marks('a = 1\nprint(a)', 'a = 2\nprint(a)')).toEqual([
    'mine: a = 1',
    'solution: a = 2',
    'same: print(a)',
  ]);
});

it('finds what is missing and what is too much', () => {
  expect(marks('a\nb\nx', 'a\nc\nb')).toEqual(['same: a', 'solution: c', 'same: b', 'mine: x']);
});

it('compares an empty program', () => {
  expect(marks('', 'a')).toEqual(['mine: ', 'solution: a']);
});
