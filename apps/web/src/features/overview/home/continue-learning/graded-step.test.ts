import { describe, expect, it } from 'vitest';
import { gradedStep } from './graded-step.ts';

const assessment = (id: string) => ({ id, title: `Title of ${id}`, minutes: 20, questions: 8 });
const course = {
  id: 'c',
  title: 'Course',
  syllabus: [
    { title: 'Module a', assessment: assessment('a-test') },
    { title: 'Module b', assessment: null },
  ],
  final: assessment('final'),
  project: { id: 'p', title: 'A project', minutes: 60 },
};

describe('what is to be passed next', () => {
  it.each([
    ['a-test', '/course/c/assessment/a-test', 'Title of a-test', 'Course · Module a', 'Go to the assessment'],
    ['final', '/course/c/assessment/final', 'Title of final', 'Course', 'Go to the assessment'],
    ['p', '/course/c/project', 'A project', 'Course', 'Go to the project'],
  ])('of id %s is named, with the way to it', (id, href, title, context, action) => {
    expect(gradedStep(course, id)).toMatchObject({ href, title, context, action });
  });

  it('is nothing while there is a lesson to read, and where the course has no such part', () => {
    expect(gradedStep(course, null)).toBeNull();
    expect(gradedStep(course, 'elsewhere')).toBeNull();
  });
});
