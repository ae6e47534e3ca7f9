import { describe, expect, it } from 'vitest';
import { readError, readProgramError } from './read-error.ts';

describe('an error of Python', () => {
  it.each([
    ["NameError: name 'x' is not defined (line 3)", 'Line 3: the program uses a name'],
    ['IndentationError: unexpected indent (line 2)', 'Line 2: the spaces'],
    ["SyntaxError: '(' was never closed", 'It says: Python cannot read a line'],
    ['ZeroDivisionError: division by zero', 'divides by 0'],
    ['RecursionError: maximum recursion depth exceeded', 'keeps calling itself'],
  ])('%j is read in plain words', (error, reading) => {
    expect(readProgramError(error)).toContain(reading);
  });

  it('that nobody has met is named as unknown, and only where it is an error', () => {
    expect(readProgramError('BlockingIOError: resource busy')).toContain('I do not know this error');
    expect(readError('how do I print a list')).toBeNull();
  });
});

describe('the explanation that the exercise shows', () => {
  it.each([
    [
      'Your program ran longer than 5 seconds and was stopped. Is there a loop that never ends?',
      'does anything in it change what it waits for',
    ],
    [
      'Your query ran longer than 5 seconds and was stopped. Does it put each row beside every other?',
      'puts each row beside every other',
    ],
    [
      'Your program ran out of memory and was stopped. Does something keep growing?',
      'a loop keeps adding to a list',
    ],
    ['Your query ran out of memory and was stopped. Does something keep growing?', 'more rows than fit'],
    ['You stopped the program.', 'let it come to its end'],
    ['You stopped the query.', 'let it come to its end'],
  ])('%j is read with where to look', (notice, reading) => {
    expect(readProgramError(notice)).toContain(reading);
  });

  it.each([
    'We could not load Python. It needs a connection the first time. Check yours, then press Run again.',
    'There is no table called taxi. Here you have: taxis, routes.',
    "There is no column called Durban. Check its spelling. If Durban is text and no column, put it in single quotes: 'Durban'.",
    'The query ends too early: something is still missing at the end.',
    'SQL cannot read this at "FORM". Look there and just before it.',
    'COUNT, SUM, AVG, MIN and MAX work on groups of rows, so they cannot stand in WHERE.',
    'SQLite says: database is locked.',
  ])('%j is plain already and stays as it is', (said) => {
    expect(readProgramError(said)).toBe(`It says: ${said}`);
  });
});
