import { describe, expect, it } from 'vitest';
import { wordsOf } from './activity-words.ts';

describe('an activity whose script does not come', () => {
  it('reads out all its text, nested texts too', () => {
    const predict = { askHtml: 'ask', options: ['one', 'two'], answer: 1, thenHtml: 'then' };
    expect(wordsOf({ kind: 'predict', id: 'a', ...predict })).toEqual(['ask', 'one', 'two', 'then']);
    const half = { html: 'half', answerHtml: 'rest' };
    const alone = { html: 'alone', answerHtml: 'answer' };
    expect(wordsOf({ kind: 'steps', id: 'b', workedHtml: 'seen', half, alone })).toEqual([
      'seen',
      'half',
      'rest',
      'alone',
      'answer',
    ]);
    expect(wordsOf({ kind: 'card', id: 'c', frontHtml: 'front', backHtml: 'back' })).toEqual([
      'front',
      'back',
    ]);
  });

  it('leaves out what is no text for a reader', () => {
    const explore = { figure: 'line-fit', taskHtml: 'task', textHtml: 'text', values: [1, 2] } as const;
    expect(wordsOf({ kind: 'explore', id: 'd', ...explore })).toEqual(['task', 'text']);
    expect(wordsOf({ kind: 'explore', id: 'd', ...explore, values: null })).toEqual(['task', 'text']);
    const term = { word: 'model', meansHtml: 'means', words: { zu: 'imodeli' }, source: null };
    expect(wordsOf({ kind: 'term', id: 'e', ...term })).toEqual(['means']);
  });
});
