import type { CourseAnswer, CourseDetailAnswer } from '@academy/contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

async function read<Value>(path: string): Promise<Value> {
  const answer = await academy.call('GET', path);
  expect(answer.statusCode).toBe(200);
  return answer.json<Value>();
}

describe('the catalogue', () => {
  it('LIB-10 answers all fourteen courses in the order of the catalogue', async () => {
    const courses = await read<CourseAnswer[]>('/api/courses');
    expect(courses.map(({ id }) => id)).toEqual([
      'ai-fundamentals',
      'python-for-ai',
      'data-science-foundations',
      'machine-learning-foundations',
      'applied-machine-learning',
      'deep-learning',
      'language-technology',
      'ml-engineering',
      'applied-ai-capstone',
      'ai-for-small-business',
      'prompting-and-ai-at-work',
      'ai-ethics-and-popia',
      'data-visualisation',
      'sql-and-tables',
    ]);
  });

  it('LIB-11 gives a course its title, dates, level, modules, category and price in rand', async () => {
    const courses = await read<CourseAnswer[]>('/api/courses');
    const fundamentals = courses.find(({ id }) => id === 'ai-fundamentals');
    expect(fundamentals).toMatchObject({
      title: 'AI Fundamentals',
      level: 'Beginner',
      modules: 6,
      featured: false,
      categoryId: 1,
      price: 1500,
      hours: 10,
      lessons: 21,
      writtenLessons: 21,
      gradientClass: expect.stringMatching(/^(blue-teal|purple-pink|orange-yellow|green-blue)$/),
      imageUrl: null,
    });
    expect(fundamentals?.description.length).toBeGreaterThan(20);
    expect(new Date(fundamentals?.endDate ?? 0) > new Date(fundamentals?.startDate ?? 0)).toBe(true);
    expect(courses.find(({ id }) => id === 'deep-learning')).toMatchObject({ price: 3500, featured: true });
  });

  it('tells honestly what is written: one lesson of each course but the first', async () => {
    const courses = await read<CourseAnswer[]>('/api/courses');
    for (const course of courses.slice(1)) expect(course.writtenLessons, course.id).toBe(1);
  });

  it('HOME-14 answers the featured courses, HOME-16 with their instructors by course', async () => {
    const featured = await read<CourseAnswer[]>('/api/courses/featured');
    const ids = [
      'machine-learning-foundations',
      'deep-learning',
      'language-technology',
      'ai-for-small-business',
    ];
    expect(featured.map(({ id }) => id)).toEqual(ids);
    const instructors = await read<Record<string, { id: string; name: string }[]>>(
      '/api/courses/featured/instructors',
    );
    expect(Object.keys(instructors)).toEqual(ids);
    for (const id of ids) expect(instructors[id]?.[0]?.name).toMatch(/\w+ \w+/);
  });

  it('LIB-02 answers the courses of category 1 in its own order', async () => {
    const courses = await read<CourseAnswer[]>('/api/courses/category/1');
    expect(courses.map(({ id }) => id)).toEqual([
      'ai-fundamentals',
      'prompting-and-ai-at-work',
      'ai-ethics-and-popia',
      'data-visualisation',
      'data-science-foundations',
      'python-for-ai',
    ]);
    expect(await read('/api/courses/category/99')).toEqual([]);
  });

  it('HOME-20 prices the courses of category 1 as Home lists them, each with a price and an intake of its own', async () => {
    const courses = await read<CourseAnswer[]>('/api/courses/category/1');
    expect(courses.map(({ quote }) => quote.was)).toEqual([1500, 1800, 2100, 2400, 2700, 3000]);
    for (const course of await read<CourseAnswer[]>('/api/courses')) {
      expect(course.price, course.id).toBe(course.quote.was);
      expect(course.startDate, course.id).toBe(course.quote.start);
    }
  });

  it('answers 304 without a body to who has the list already', async () => {
    const first = await academy.call('GET', '/api/courses');
    const again = await academy.call('GET', '/api/courses', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the quote of a course', () => {
  it('PAY-24 PAY-25 takes off what early enrolment does, eight days before the start', async () => {
    const { quote } = await read<CourseDetailAnswer>('/api/courses/data-science-foundations');
    // The clock stands on Sunday 15 November 2026, 14:00 SAST; its groups begin on the fourth Monday.
    expect(quote).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/),
      price: 1755,
      was: 2700,
      percent: 35,
      start: '2026-11-23T07:00:00.000Z',
      days: 7,
      validUntil: '2026-11-15T22:00:00.000Z',
    });
  });

  it('is the same one on every screen (R14)', async () => {
    const all = await read<CourseAnswer[]>('/api/courses');
    const others = [
      ...(await read<CourseAnswer[]>('/api/courses/featured')),
      ...(await read<CourseAnswer[]>('/api/courses/category/1')),
      await read<CourseDetailAnswer>('/api/courses/python-for-ai'),
    ];
    for (const { id, quote } of others) expect(quote).toEqual(all.find((course) => course.id === id)?.quote);
    expect(new Set(all.map(({ quote }) => quote.id)).size).toBe(all.length);
  });
});

describe('one course', () => {
  it('LIB-13 comes with its modules, lessons, assessments, final and project', async () => {
    const course = await read<CourseDetailAnswer>('/api/courses/ai-fundamentals');
    expect(course.syllabus.map(({ lessons }) => lessons.length)).toEqual([4, 4, 4, 3, 3, 3]);
    for (const { assessment, lessons } of course.syllabus) {
      expect(assessment?.questions).toBeGreaterThanOrEqual(8);
      expect(lessons.filter(({ isPreview }) => isPreview)).toHaveLength(1);
      for (const lesson of lessons) {
        expect(lesson.isWritten).toBe(true);
        expect(lesson.sizeBytes).toBeGreaterThan(1000);
        expect(lesson.sizeBytes).toBeLessThanOrEqual(12_000);
      }
    }
    expect(course.final?.questions).toBeGreaterThanOrEqual(20);
    expect(course.project?.title).toBeTruthy();
  });

  it('lists lessons still to come with what they will be about', async () => {
    const course = await read<CourseDetailAnswer>('/api/courses/python-for-ai');
    const lessons = course.syllabus.flatMap((module) => module.lessons);
    const planned = lessons.filter(({ isWritten }) => !isWritten);
    expect(planned.length).toBe(lessons.length - 1);
    for (const lesson of planned) expect(lesson.idea).toBeTruthy();
    expect(course.prerequisites).toEqual([{ id: 'ai-fundamentals', title: 'AI Fundamentals' }]);
  });

  it('LIB-13 says so when the id is unknown', async () => {
    const answer = await academy.call('GET', '/api/courses/underwater-basket-weaving');
    expect([answer.statusCode, answer.body]).toEqual([404, 'We can’t find this course.']);
  });
});
