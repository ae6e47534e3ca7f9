import { describe, expect, it } from 'vitest';
import { excerptOf, type MarkedPiece, markMatches } from './matches.ts';

/** Marks matches with square brackets. */
const shown = (pieces: readonly MarkedPiece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('what matches', () => {
  it.each<[string, string[], string]>([
    ['Chatbots and people', ['chatbot'], '[Chatbots] and people'],
    ['Learning to learn', ['learn'], '[Learning] to [learn]'],
    ['A city, two cities', ['citi'], 'A [city], two [cities]'],
    ['Rating a rate', ['rate'], '[Rating] a [rate]'],
    ['The AI explains itself', ['ai'], 'The [AI] explains itself'],
    ['Café culture', ['café'], '[Café] culture'],
    ['İstanbul learns', ['learn'], 'İstanbul [learns]'],
    ['Nothing here', ['quantum'], 'Nothing here'],
    ['', ['ai'], ''],
    ['Mean and median', ['median', 'mean'], '[Mean] and [median]'],
  ])('SHELL-38 in %j is marked by whole words that begin with it: %o', (text, stems, marked) => {
    expect(shown(markMatches(text, stems))).toBe(marked);
  });
});

describe('an excerpt', () => {
  const filler = 'A sentence that says nothing of it, and takes its time for that. '.repeat(8);

  it('is the whole of a short text', () => {
    expect(shown(excerptOf('A chatbot answers.', ['chatbot']))).toBe('A [chatbot] answers.');
  });

  it('begins with the sentence that matches, and ends with a whole word', () => {
    const text = `${filler}A chatbot answers questions. ${filler}`;
    const excerpt = shown(excerptOf(text, ['chatbot']));
    expect(excerpt).toMatch(/^A \[chatbot\] answers questions\. A sentence/);
    expect(excerpt.length).toBeLessThanOrEqual(152);
    expect(text).toContain(`${excerpt.replaceAll(/[[\]]/g, '')} `);
  });

  it('shows the place where most of the words stand together', () => {
    const text = `The mean first. ${filler}Here the mean meets the median. ${filler}`;
    expect(shown(excerptOf(text, ['mean', 'median']))).toMatch(/^Here the \[mean\] meets the \[median\]/);
  });

  it('is the beginning where nothing matches', () => {
    const excerpt = shown(excerptOf(filler, ['quantum']));
    expect(filler.startsWith(excerpt)).toBe(true);
    expect(excerpt.length).toBeLessThanOrEqual(150);
  });

  it('holds on to a text without any space', () => {
    const text = 'x'.repeat(500);
    expect(shown(excerptOf(text, ['chatbot']))).toBe('x'.repeat(150));
  });
});
