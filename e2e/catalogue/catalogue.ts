import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface Course {
  id: string;
  title: string;
  level: string;
  hours: number;
  lessons: number;
  writtenLessons: number;
  featured: boolean;
}

export async function coursesOf(page: Page): Promise<Course[]> {
  return (await page.request.get('/api/courses')).json();
}

export const isComingSoon = ({ lessons, writtenLessons }: Course) => writtenLessons < lessons;

/** A course of a kind in which nobody of this browser is enrolled. */
export async function freeCourse(page: Page, isWanted: (course: Course) => boolean): Promise<Course> {
  const { courses: own } = await (await page.request.get('/api/progress/user')).json();
  const taken = new Set(
    own
      .filter(({ isEnrolled }: { isEnrolled: boolean }) => isEnrolled)
      .map(({ courseId }: { courseId: string }) => courseId),
  );
  const free = (await coursesOf(page)).find((course) => !taken.has(course.id) && isWanted(course));
  if (!free) throw new Error('Every course of this kind is taken.');
  return free;
}

/** A write from outside the page, as another device of the same person would make it. */
export async function enrolElsewhere(page: Page, baseURL: string, courseId: string): Promise<number> {
  const { quote } = await (await page.request.get(`/api/courses/${courseId}`)).json();
  const answer = await page.request.post(`/api/courses/${courseId}/enrolments`, {
    data: { quoteId: quote.id },
    headers: { Origin: baseURL },
  });
  return answer.status();
}

/** Enrols the person in a course and opens its first lesson, unless that was done before. */
export async function startCourse(page: Page, baseURL: string, courseId: string): Promise<void> {
  await enrolElsewhere(page, baseURL, courseId);
  const { syllabus } = await (await page.request.get(`/api/courses/${courseId}`)).json();
  const event = {
    id: randomUUID(),
    kind: 'lesson-opened',
    lessonId: syllabus[0].lessons[0].id,
    occurredAt: new Date().toISOString(),
  };
  await page.request.post('/api/learning-events', {
    data: { events: [event] },
    headers: { Origin: baseURL },
  });
}

export async function hasSidewaysScroll(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}
