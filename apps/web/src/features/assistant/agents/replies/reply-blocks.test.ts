import { expect, it } from 'vitest';
import { replyBlocks } from './reply-blocks.ts';

it('takes an empty line as the end of a paragraph', () => {
  expect(replyBlocks('One.\nStill one.\n\nTwo.')).toEqual([
    { kind: 'text', text: 'One.\nStill one.' },
    { kind: 'text', text: 'Two.' },
  ]);
});

it('takes lines with a dash as a list, also right after a sentence', () => {
  expect(replyBlocks('You need:\n- a phone\n- time\n\nThat is all.')).toEqual([
    { kind: 'text', text: 'You need:' },
    { kind: 'list', items: ['a phone', 'time'] },
    { kind: 'text', text: 'That is all.' },
  ]);
});

it('leaves a dash inside a sentence, and markup, as they are', () => {
  expect(replyBlocks('a -b\n-1 is less than 0 <b>')).toEqual([
    { kind: 'text', text: 'a -b\n-1 is less than 0 <b>' },
  ]);
});
