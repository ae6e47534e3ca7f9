import { expect, it } from 'vitest';
import { meanSentence, sentencesOf } from './sentences.ts';

it('finds the sentences of paragraphs and lists', () => {
  const html =
    '<p>One is <em>here</em>. Is "two" there? Yes!</p><ul><li>A list item</li><li>Another</li></ul>';
  expect(sentencesOf(html)).toEqual(['One is here.', 'Is "two" there?', 'Yes!', 'A list item', 'Another']);
});

it('does not end a sentence inside a number or an abbreviation', () => {
  expect(sentencesOf('<p>It costs R3.50 at e.g. two shops.</p>')).toHaveLength(1);
});

it('leaves out code, figures, tables and headings', () => {
  const html =
    '<h2>Title</h2><pre>a. B</pre><svg><text>x</text></svg><table><tr><td>y</td></tr></table><p>Only this.</p>';
  expect(sentencesOf(html)).toEqual(['Only this.']);
});

it('means words in a sentence', () => {
  expect(meanSentence(['One two three.', 'Four.'])).toBe(2);
  expect(meanSentence([])).toBe(0);
});
