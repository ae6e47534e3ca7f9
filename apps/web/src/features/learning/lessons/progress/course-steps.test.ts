import { describe, expect, it } from 'vitest';
import type { Lesson } from '../lesson.ts';
import { stepAddress, stepsAround } from './course-steps.ts';

const lesson = (id: string, changes = {}) => ({
  id,
  title: id,
  minutes: 15,
  isWritten: true,
  isCompleted: false,
  isOpen: true,
  ...changes,
});

const outline = (isPassed = false): Lesson['outline'] => [
  {
    id: 'm1',
    title: 'Module 1',
    lessons: [lesson('a'), lesson('b', { isWritten: false, isOpen: false })],
    assessment: { id: 'm1-assessment', title: 'Module 1 assessment', isPassed },
  },
  { id: 'm2', title: 'Module 2', lessons: [lesson('c'), lesson('d', { isOpen: false })], assessment: null },
];

describe('the way through a course', () => {
  it("leads from a module's last written lesson to its assessment", () => {
    expect(stepsAround(outline(), 'a', true)).toMatchObject({
      previous: null,
      next: { kind: 'assessment', id: 'm1-assessment' },
      place: 1,
      total: 4,
    });
  });

  it('passes by an assessment that is passed, or that a reader of a preview cannot take', () => {
    expect(stepsAround(outline(true), 'a', true).next?.id).toBe('c');
    expect(stepsAround(outline(), 'a', false).next?.id).toBe('c');
  });

  it('ends where nothing more is open', () => {
    expect(stepsAround(outline(), 'c', true)).toMatchObject({
      previous: { kind: 'assessment', id: 'm1-assessment' },
      next: null,
      place: 3,
    });
  });

  it('has an address for each step', () => {
    expect(stepAddress('ai-fundamentals', { kind: 'assessment', id: 'm1-assessment' })).toBe(
      '/course/ai-fundamentals/assessment/m1-assessment',
    );
  });
});
