import { describe, expect, it } from 'vitest';
import { lettersOf, nameOfTitle } from './index.ts';

describe('a new part of a course', () => {
  it.each([
    ['Where am I?', 'where-am-i'],
    ['  R2500 & more  ', 'r2500-more'],
    ['Môre is nog ’n dag', 'm-re-is-nog-n-dag'],
    ['???', null],
    ['', null],
    ['Module', null],
    ['Assessment', null],
    ['x'.repeat(51), 'x'.repeat(51)],
    ['x'.repeat(52), null],
  ])('%j is called %s', (title, name) => {
    expect(nameOfTitle(title)).toBe(name);
  });

  it.each([
    ['AI Fundamentals', 'af-what-ai-is', 'af'],
    ['Maps for Everybody', undefined, 'mf'],
    ['Maps', undefined, 'ma'],
    ['…', undefined, 'x'],
  ])('in the course %j with %s has ids that begin with %s', (title, known, letters) => {
    expect(lettersOf(title, known)).toBe(letters);
  });
});
