import { describe, expect, it } from 'vitest';
import { type SearchText, searchTexts, stemOf } from './search-texts.ts';

const text = (id: string, title: string, body = '', kind: SearchText['kind'] = 'lesson'): SearchText => ({
  kind,
  id,
  title,
  body,
  href: `/${id}`,
});
const found = (texts: readonly SearchText[], query: string) => searchTexts(texts, query).map(({ id }) => id);

it.each([
  ['studies', 'studi'],
  ['studying', 'studi'],
  ['machines', 'machin'],
  ['learning', 'learn'],
  ['class', 'class'],
  ['string', 'string'],
  ['bias', 'bia'],
  ['ai', 'ai'],
  ['loops', 'loop'],
])('the forms of %s begin with %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

describe('a search without a database', () => {
  const TEXTS = [
    text('loops', 'Loops and lists', 'A loop says it again.'),
    text('bias', 'Who is missing', 'Bias comes from data. A loop of feedback makes it worse.'),
    text('charts', 'Charts', 'A picture of studies.'),
  ];

  it('SHELL-38 finds titles before texts, in any form of the word', () => {
    expect(found(TEXTS, 'LOOPS')).toEqual(['loops', 'bias']);
    expect(found(TEXTS, 'study')).toEqual(['charts']);
    expect(found(TEXTS, 'bias')).toEqual(['bias']);
  });

  it('weighs more words over fewer, and a course over a lesson of the same words', () => {
    expect(found(TEXTS, 'feedback loop data')).toEqual(['bias', 'loops']);
    const twins = [text('a', 'Data'), text('b', 'Data', '', 'course')];
    expect(found(twins, 'data')).toEqual(['b', 'a']);
  });

  it('corrects a mistyped word, and marks it', () => {
    const [hit] = searchTexts(TEXTS, 'chrats');
    expect(hit).toMatchObject({ id: 'charts', href: '/charts', title: [{ text: 'Charts', isMatch: true }] });
  });

  it('shows where in the text it is', () => {
    expect(searchTexts(TEXTS, 'feedback')[0]?.excerpt).toContainEqual({ text: 'feedback', isMatch: true });
  });

  it.each(['', ' ,.! ', 'what is the', 'quantum'])('finds nothing for %j', (query) => {
    expect(found(TEXTS, query)).toEqual([]);
  });

  it('shows twelve at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => text(`l${index}`, `Lesson ${index}`));
    expect(found(many, 'lesson')).toHaveLength(12);
  });
});
