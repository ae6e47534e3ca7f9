import { randomUUID } from 'node:crypto';
import type { Answer } from '@academy/contract';
import { TEST_TIME } from '../../room/academy.ts';
import type { Page } from '../../room/test.ts';

type Course = Answer<'GET /api/courses'>[number];

export const coursesOf = (page: Page) => page.line.read('GET /api/courses');

export const courseOf = (page: Page, courseId: string) =>
  page.line.read('GET /api/courses/:courseId', `/api/courses/${courseId}`);

export const isComingSoon = ({ lessons, writtenLessons }: Course) => writtenLessons < lessons;

export async function courseLike(page: Page, isWanted: (course: Course) => boolean): Promise<Course> {
  const course = (await coursesOf(page)).find(isWanted);
  if (!course) throw new Error('There is no course of this kind.');
  return course;
}

/** A write from outside the page, as from another device of the same person. */
export async function enrolElsewhere(page: Page, courseId: string): Promise<void> {
  const { quote } = await courseOf(page, courseId);
  await page.line.send('POST /api/courses/:courseId/enrolments', { courseId, quoteId: quote.id });
}

/** Enrols the person in a course and opens its first lesson. */
export async function startCourse(page: Page, courseId: string): Promise<void> {
  await enrolElsewhere(page, courseId);
  const lesson = (await courseOf(page, courseId)).syllabus[0]?.lessons[0];
  if (!lesson) throw new Error('The course has no lesson.');
  const opened = { id: randomUUID(), kind: 'lesson-opened', lessonId: lesson.id } as const;
  await page.line.send('POST /api/learning-events', {
    events: [{ ...opened, occurredAt: TEST_TIME.toISOString() }],
  });
}
