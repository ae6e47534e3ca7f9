import { expect, it } from 'vitest';
import { NearTexts } from './near-texts.ts';
import type { Passage } from './passage.ts';
import { PassageIndex } from './passage-index.ts';
import { passageText, sentenceText, textKey } from './texts.ts';

const passageOf = (lessonId: string, questions: readonly string[]): Passage => ({
  lessonId,
  courseId: 'course',
  title: lessonId,
  position: 1,
  heading: 'Heading',
  body: 'Body.',
  sentences: ['Body.'],
  questions,
});

/** The similarity of a text to the question, from 0 to 1. */
const vectorAt = (near: number) =>
  Int8Array.of(Math.round(100 * near), Math.round(100 * Math.sqrt(1 - near * near)));
const ASKED = vectorAt(1);

function orderOf(lessons: readonly { passage: Passage; near: number; questions: readonly number[] }[]) {
  const vectors = lessons.flatMap(({ passage, near, questions }) => [
    [passageText(passage), vectorAt(near)] as const,
    [sentenceText(passage, 'Body.'), vectorAt(near)] as const,
    ...passage.questions.map((text, index) => [text, vectorAt(questions[index] ?? 0)] as const),
  ]);
  const texts = new NearTexts(new Map(vectors.map(([text, vector]) => [textKey(text), vector])));
  const index = new PassageIndex(
    lessons.map(({ passage }) => passage),
    texts,
  );
  return index.rank(texts.compare(ASKED), 'nothing', () => true, 3).map(({ lessonId }) => lessonId);
}

it('a lesson whose questions are all near ranks before one that has a single near one by chance', () => {
  expect(
    orderOf([
      { passage: passageOf('chance', ['a', 'b', 'c', 'd']), near: 0.4, questions: [0.62, 0.1, 0.1, 0.1] },
      { passage: passageOf('meant', ['e', 'f', 'g', 'h']), near: 0.4, questions: [0.55, 0.5, 0.45, 0.4] },
    ]),
  ).toEqual(['meant', 'chance']);
});

it('a lesson without questions is found by its text', () => {
  expect(
    orderOf([
      { passage: passageOf('other', ['a', 'b']), near: 0.3, questions: [0.4, 0.3] },
      { passage: passageOf('unasked', []), near: 0.6, questions: [] },
    ]),
  ).toEqual(['unasked', 'other']);
});
