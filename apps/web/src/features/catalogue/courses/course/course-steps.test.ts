import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import type { CourseStateAnswer } from '@academy/contract/learning/learning-log';
import { describe, expect, it } from 'vitest';
import {
  currentModuleId,
  type LessonLine,
  lessonHref,
  lessonState,
  likelyLessons,
  nextStep,
} from './course-steps.ts';

function buildLesson(part: Partial<LessonLine>): LessonLine {
  return {
    id: 'one',
    title: 'One',
    idea: null,
    minutes: 10,
    sizeBytes: 9000,
    isWritten: true,
    isPreview: false,
    hasExercise: false,
    usesSql: false,
    document: '0000000000000000',
    ...part,
  };
}

function buildState(part: Partial<CourseStateAnswer>): CourseStateAnswer {
  return {
    courseId: 'python',
    isEnrolled: true,
    percent: 0,
    completedAt: null,
    resumeLessonId: null,
    nextGradedId: null,
    lastAt: null,
    lessons: [],
    completedModules: [],
    assessments: [],
    isProjectPassed: false,
    recognisedPercent: 0,
    ...part,
  };
}

function buildModule(id: string, lessons: LessonLine[]): CourseDetailAnswer['syllabus'][number] {
  return { id, title: id, summary: '', hours: 1, price: null, lessons, assessment: null };
}

const course = {
  id: 'python',
  syllabus: [
    buildModule('first', [buildLesson({ id: 'draft', isWritten: false }), buildLesson({ id: 'one' })]),
    buildModule('second', [buildLesson({ id: 'two' })]),
  ],
} as Partial<CourseDetailAnswer> as CourseDetailAnswer;

describe('the state of a lesson', () => {
  it.each([
    ['new', {}, []],
    ['in-progress', {}, [{ lessonId: 'one', isCompleted: false, place: 0 }]],
    ['completed', {}, [{ lessonId: 'one', isCompleted: true, place: 1000 }]],
    ['coming-soon', { isWritten: false }, []],
  ] as const)('is "%s"', (expected, lesson, lessons) => {
    expect(lessonState(buildLesson(lesson), buildState({ lessons: [...lessons] }))).toBe(expected);
  });
});

describe('the state of a lesson without a place in its course', () => {
  it.each([
    ['locked', {}],
    ['new', { isPreview: true }],
    ['coming-soon', { isWritten: false }],
  ] as const)('is "%s"', (expected, lesson) => {
    expect(lessonState(buildLesson(lesson), buildState({ isEnrolled: false }))).toBe(expected);
  });

  it('is not called locked before it is known whether there is a place', () => {
    expect(lessonState(buildLesson({}), undefined)).toBe('new');
  });
});

describe('access to a lesson', () => {
  const visitor = buildState({ isEnrolled: false });

  it('is everyone for a preview, and the enrolled for the others', () => {
    expect(lessonHref('python', buildLesson({}), visitor)).toBeUndefined();
    expect(lessonHref('python', buildLesson({ isPreview: true }), visitor)).toBe('/course/python/lesson/one');
    expect(lessonHref('python', buildLesson({}), buildState({}))).toBe('/course/python/lesson/one');
  });

  it('is nobody while it is still to come', () => {
    expect(lessonHref('python', buildLesson({ isWritten: false }), buildState({}))).toBeUndefined();
  });
});

describe('the next step of a learner', () => {
  it.each([
    ['Start course', 'one', {}],
    ['Continue', 'two', { resumeLessonId: 'two' }],
    ['Review', 'one', { resumeLessonId: 'two', completedAt: '2026-11-01T10:00:00.000Z' }],
  ])('is "%s", at the lesson "%s"', (label, lessonId, state) => {
    expect(nextStep(course, buildState(state))).toEqual({ label, href: `/course/python/lesson/${lessonId}` });
  });

  it('is nothing while no lesson is written', () => {
    expect(nextStep({ ...course, syllabus: [] }, buildState({}))).toBeNull();
  });
});

describe('the module that is expanded', () => {
  it.each([
    ['first', {}],
    ['second', { resumeLessonId: 'two' }],
    ['second', { completedModules: ['first'] }],
    ['first', { completedModules: ['first', 'second'] }],
  ])('is the %s', (moduleId, state) => {
    expect(currentModuleId(course, buildState(state))).toBe(moduleId);
  });
});

describe('what is fetched ahead on the page of a course', () => {
  it('is the lesson to go on with, and the first one of the open module that is written', () => {
    expect(likelyLessons(course, buildState({ resumeLessonId: 'two' }))).toEqual(['two', 'two']);
    expect(likelyLessons(course, buildState({ resumeLessonId: 'one' }))).toEqual(['one', 'one']);
    expect(likelyLessons(course, buildState({ completedModules: ['first'] }))).toEqual(['one', 'two']);
  });

  it('is nothing for those who have no place', () => {
    expect(likelyLessons(course, buildState({ isEnrolled: false }))).toEqual([]);
    expect(likelyLessons(course, undefined)).toEqual([]);
  });
});
