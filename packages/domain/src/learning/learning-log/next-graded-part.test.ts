import { describe, expect, it } from 'vitest';
import { type CourseShape, nextGradedPart } from './progress/course-progress.ts';

const lesson = (id: string, isWritten = true) => ({
  id,
  courseId: 'c',
  isWritten,
  isPreview: false,
  checkIds: [],
  cardIds: [],
  hasExercise: false,
  minutes: 10,
});
const course: CourseShape = {
  id: 'c',
  skills: {},
  modules: [
    { id: 'a', lessons: [lesson('a1'), lesson('a2')], assessment: { id: 'a-test' } },
    { id: 'b', lessons: [lesson('b1')], assessment: { id: 'b-test' } },
  ],
  final: { id: 'final' },
  project: { id: 'project' },
};
const ALL = ['a1', 'a2', 'b1'];

describe('what is to be passed next', () => {
  it.each([
    [[], null],
    [['a1', 'b1'], null],
    [['a1', 'b1', 'a-test'], null],
    [ALL, 'a-test'],
    [[...ALL, 'b-test'], 'a-test'],
    [[...ALL, 'a-test'], 'b-test'],
    [[...ALL, 'a-test', 'b-test'], 'final'],
    [[...ALL, 'a-test', 'b-test', 'final'], 'project'],
    [[...ALL, 'a-test', 'b-test', 'final', 'project'], null],
  ])('with %j done is %s', (done, next) => {
    expect(nextGradedPart(course, done)).toBe(next);
  });

  it('passes over a module that is still being written', () => {
    const growing = {
      ...course,
      modules: [{ id: 'a', lessons: [lesson('a1'), lesson('a9', false)], assessment: { id: 'a-test' } }],
    };
    expect(nextGradedPart(growing, ['a1'])).toBe('final');
  });

  it('is nothing in a course without a lesson to read', () => {
    expect(nextGradedPart({ ...course, modules: [] }, [])).toBeNull();
  });
});
