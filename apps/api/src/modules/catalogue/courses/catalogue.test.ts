import type { CourseAnswer, CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

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
      modules: 7,
      featured: false,
      categoryId: 1,
      price: 1500,
      hours: 10,
      lessons: 24,
      writtenLessons: 24,
      gradientClass: expect.stringMatching(/^(blue-teal|purple-pink|orange-yellow|green-blue)$/),
      imageUrl: null,
    });
    expect(fundamentals?.description.length).toBeGreaterThan(20);
    expect(new Date(fundamentals?.endDate ?? 0) > new Date(fundamentals?.startDate ?? 0)).toBe(true);
    expect(courses.find(({ id }) => id === 'deep-learning')).toMatchObject({ price: 3500, featured: true });
    expect(courses.find(({ id }) => id === 'ai-for-small-business')).toMatchObject({
      lessons: 16,
      writtenLessons: 16,
    });
  });

  it('states honestly what is written of each course, and that each has at least one lesson', async () => {
    for (const { id, lessons, writtenLessons } of await read<CourseAnswer[]>('/api/courses')) {
      const { syllabus } = await read<CourseDetailAnswer>(`/api/courses/${id}`);
      const listed = syllabus.flatMap((module) => module.lessons);
      expect(writtenLessons, id).toBe(listed.filter(({ isWritten }) => isWritten).length);
      expect([lessons, writtenLessons > 0], id).toEqual([listed.length, true]);
    }
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

  it('answers 304 without a body to a browser that has the list already', async () => {
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
    // The clock is at Sunday 15 November 2026, 14:00 SAST; its groups begin on the fourth Monday.
    expect(quote).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/),
      price: 1755,
      was: 2700,
      percent: 35,
      start: '2026-11-23T07:00:00.000Z',
      days: 7,
      validUntil: '2026-11-15T22:00:00.000Z',
      freeBecause: 'early-access',
    });
  });

  it('R4 R14 charge with keys what is whole, and nothing for what is still being written', async () => {
    const selling = await createTestApp(
      { PAYSTACK_SECRET_KEY: 'sk_test_secret' },
      { database: academy.database },
    );
    const courses: CourseAnswer[] = (await selling.call('GET', '/api/courses')).json();
    await selling.app.close();
    expect(courses.filter(({ quote }) => quote.freeBecause === null).length).toBeGreaterThan(0);
    for (const { lessons, writtenLessons, quote } of courses)
      expect(quote.freeBecause).toBe(writtenLessons < lessons ? 'in-writing' : null);
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
    expect(course.syllabus.map(({ lessons }) => lessons.length)).toEqual([4, 4, 4, 3, 3, 3, 3]);
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
    const course = await read<CourseDetailAnswer>('/api/courses/deep-learning');
    const lessons = course.syllabus.flatMap((module) => module.lessons);
    const planned = lessons.filter(({ isWritten }) => !isWritten);
    expect(planned.length).toBeGreaterThan(0);
    for (const lesson of planned) expect(lesson.idea).toBeTruthy();
    expect(course.prerequisites).toEqual([
      { id: 'machine-learning-foundations', title: 'Machine Learning Foundations' },
    ]);
  });

  it('LIB-13 says so when the id is unknown', async () => {
    const answer = await academy.call('GET', '/api/courses/underwater-basket-weaving');
    expect([answer.statusCode, answer.body]).toEqual([404, 'We can’t find this course.']);
  });
});

describe('answers that are kept in memory', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const paths = [
    '/api/courses',
    '/api/courses/featured',
    '/api/courses/category/1',
    '/api/courses/data-science-foundations',
    '/api/collections',
  ];
  const quotesOf = (body: string) => body.match(/"validUntil":"[^"]+"/g) ?? [];

  it('are quoted again at the very moment their quote ends, and not before', async () => {
    const ask = (path: string) => academy.call('GET', path);
    const before = await Promise.all(paths.map(ask));
    // The clock is at 14:00 SAST: ten hours before the end of the day.
    academy.moveClock(10 * HOUR_MS - 1);
    for (const [index, path] of paths.entries())
      expect((await ask(path)).headers.etag, path).toBe(before[index]?.headers.etag);
    academy.moveClock(1);
    for (const path of paths.slice(0, 4)) {
      const quotes = quotesOf((await ask(path)).body);
      expect(quotes.length, path).toBeGreaterThan(0);
      for (const quote of quotes) expect(quote, path).not.toContain('2026-11-15');
    }
    academy.moveClock(-10 * HOUR_MS);
    for (const [index, path] of paths.entries())
      expect((await ask(path)).body, path).toBe(before[index]?.body);
  });

  it('count a day less as soon as there is one', async () => {
    const days = async () =>
      (await read<CourseDetailAnswer>('/api/courses/data-science-foundations')).quote.days;
    // Monday 23 November, 09:00 SAST, is the start: seven whole days before it the count is seven for the last time.
    academy.moveClock(19 * HOUR_MS);
    expect(await days()).toBe(7);
    academy.moveClock(1);
    expect(await days()).toBe(6);
    academy.moveClock(-19 * HOUR_MS - 1);
    expect(await days()).toBe(7);
  });
});
