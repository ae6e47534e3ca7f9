import { describe, expect, it } from 'vitest';
import { placeHref, placeWords, resumePlace } from './continue-learning/resume-place.ts';
import { greeting } from './greeting.ts';

describe('the greeting', () => {
  it.each([
    ['Naledi Mokoena', 7, 'Dumela, Naledi. 7 days in a row.'],
    ['Naledi Mokoena', 1, 'Dumela, Naledi. Day 1 of a new streak.'],
    ['Lerato', 0, 'Dumela, Lerato.'],
  ])('of %s after %i days is "%s"', (name, days, words) => {
    expect(greeting(name, days)).toBe(words);
  });
});

describe('the place to continue', () => {
  const course = (courseId: string, changes: object = {}) => ({
    courseId,
    isEnrolled: true,
    percent: 40,
    completedAt: null,
    resumeLessonId: `${courseId}-lesson`,
    nextGradedId: null,
    lastAt: '2026-11-10T10:00:00.000Z',
    ...changes,
  });

  it('is the lesson that was open last', () => {
    const place = resumePlace([
      course('older', { lastAt: '2026-11-09T10:00:00.000Z' }),
      course('newest', { lastAt: '2026-11-12T10:00:00.000Z' }),
      course('middle'),
    ]);
    expect(place).toEqual({ courseId: 'newest', lessonId: 'newest-lesson', gradedId: null, percent: 40 });
  });

  it('is not in a course that is completed or was only previewed', () => {
    expect(
      resumePlace([
        course('completed', { completedAt: '2026-11-12T10:00:00.000Z' }),
        course('previewed', { isEnrolled: false }),
      ]),
    ).toBeNull();
  });

  it('is a course that was joined, where no lesson is open', () => {
    const joined = course('joined', { resumeLessonId: null, lastAt: null, percent: 0 });
    expect(resumePlace([joined])).toEqual({ courseId: 'joined', lessonId: null, gradedId: null, percent: 0 });
    expect(resumePlace([joined, course('open')])?.courseId).toBe('open');
  });

  it('leads to the lesson, or to the course that has none open', () => {
    expect(placeHref({ courseId: 'a', lessonId: 'b', gradedId: null, percent: 0 })).toBe(
      '/course/a/lesson/b',
    );
    expect(placeHref({ courseId: 'a', lessonId: null, gradedId: null, percent: 0 })).toBe('/course/a');
  });

  it('has words without the course too', () => {
    expect(placeWords(undefined, 'b')).toMatchObject({ title: 'Your course', action: 'Continue' });
    expect(placeWords(undefined, null)).toMatchObject({ action: 'Start' });
  });
});
