import type { LessonDocument, OutlineDocument } from '@academy/contract/learning/documents';
import type { LessonAnswer } from '@academy/contract/learning/lessons';
import { describe, expect, it } from 'vitest';
import { lessonFor } from './lesson.ts';

const line = (id: string, changes: object = {}) => ({
  id,
  title: id,
  minutes: 10,
  isPreview: false,
  document: 'aaaaaaaaaaaaaaaa',
  ...changes,
});

const OUTLINE: OutlineDocument = {
  courseId: 'course',
  modules: [
    {
      id: 'module',
      title: 'Module',
      lessons: [line('a', { isPreview: true }), line('b'), line('c', { minutes: null, document: null })],
      assessment: { id: 'test', title: 'Test' },
    },
  ],
  glossary: null,
};

function lesson(own: Partial<LessonAnswer>) {
  const document = { id: 'a', title: 'a' } as LessonDocument;
  return lessonFor(document, OUTLINE, { done: [], isCourseOpen: false, ...own } as LessonAnswer);
}
const linesOf = (own: Partial<LessonAnswer>) => lesson(own).outline[0]?.lessons ?? [];

describe('a lesson for its reader', () => {
  it('has previews open only, until there is a place', () => {
    expect(linesOf({}).map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
    expect(linesOf({ isCourseOpen: true }).map(({ isOpen }) => isOpen)).toEqual([true, true, true]);
  });

  it('has the beads of what is done, and says what is still being written', () => {
    expect(linesOf({ done: ['b', 'test'] }).map(({ isCompleted }) => isCompleted)).toEqual([
      false,
      true,
      false,
    ]);
    expect(linesOf({}).map(({ isWritten }) => isWritten)).toEqual([true, true, false]);
    expect(lesson({ done: ['test'] }).outline[0]?.assessment).toEqual({
      id: 'test',
      title: 'Test',
      isPassed: true,
    });
  });
});
