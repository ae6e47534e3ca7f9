import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { describe, expect, it } from 'vitest';
import {
  type CourseFilter,
  filterCourses,
  filterFromQuery,
  isFiltering,
  meantWords,
  NO_FILTER,
  queryFromFilter,
} from './course-filter.ts';

function quoteOf(price: number): CourseAnswer['quote'] {
  const start = '2026-12-07T07:00:00.000Z';
  return {
    id: 'quote',
    price,
    was: price,
    percent: 0,
    start,
    days: 20,
    validUntil: start,
    freeBecause: null,
  };
}

function buildCourse(part: Partial<CourseAnswer>): CourseAnswer {
  return {
    id: 'course',
    title: 'A course',
    description: 'About something.',
    startDate: '2026-12-07T07:00:00.000Z',
    endDate: '2026-12-21T07:00:00.000Z',
    imageUrl: null,
    gradientClass: 'blue-teal',
    cover: 'sun',
    level: 'Beginner',
    area: 'Foundations',
    modules: 1,
    lessons: 4,
    writtenLessons: 4,
    hours: 8,
    featured: false,
    categoryId: null,
    price: 1500,
    quote: quoteOf(1500),
    sizeBytes: 1000,
    usesPython: false,
    usesSql: false,
    trackId: null,
    careers: [],
    ...part,
  };
}

const isShown = (course: Partial<CourseAnswer>, filter: Partial<CourseFilter>) =>
  filterCourses([buildCourse(course)], { ...NO_FILTER, ...filter }).length === 1;

describe('the filter of the catalogue', () => {
  it.each([
    [0, ['free', 'under-2000']],
    [1999, ['under-2000']],
    [2000, ['2000-3000']],
    [3000, ['2000-3000']],
    [3001, ['above-3000']],
  ])('puts the price %s into %j', (price, bands) => {
    const all = ['free', 'under-2000', '2000-3000', 'above-3000'];
    expect(all.filter((band) => isShown({ quote: quoteOf(price) }, { price: band }))).toEqual(bands);
  });

  it.each([
    [10, 'up-to-10'],
    [10.5, '10-20'],
    [20, '10-20'],
    [21, '20-40'],
    [40, '20-40'],
    [41, 'above-40'],
  ])('puts %f hours into "%s" alone', (hours, band) => {
    const all = ['up-to-10', '10-20', '20-40', 'above-40'];
    expect(all.filter((duration) => isShown({ hours }, { duration }))).toEqual([band]);
  });

  it('finds every word, in whatever order and case', () => {
    const course = { title: 'Python for AI', description: 'From the first line to a program that learns.' };
    expect(isShown(course, { text: '  LEARNS python ' })).toBe(true);
    expect(isShown(course, { text: 'python cooking' })).toBe(false);
  });

  it.each(['pyhton', 'Pythn', 'python,', 'prorgam'])('finds what was meant by "%s"', (text) => {
    expect(isShown({ title: 'Python for AI', description: 'A first program.' }, { text })).toBe(true);
  });

  it('does not correct a word that some course has', () => {
    const courses = [buildCourse({ title: 'Learning' }), buildCourse({ title: 'Leaning towers' })];
    expect(meantWords(courses, 'leaning')).toEqual(['leaning']);
    expect(meantWords(courses, 'lerning gardening')).toEqual(['learning', 'gardening']);
  });

  it('asks for level and area together', () => {
    const course = { level: 'Advanced', area: 'Data' } as const;
    expect(isShown(course, { level: 'Advanced', area: 'Data' })).toBe(true);
    expect(isShown(course, { level: 'Advanced', area: 'Business' })).toBe(false);
  });
});

describe('the filter in the address', () => {
  it('comes back as it went in, whatever was typed', () => {
    const filter = { ...NO_FILTER, text: '50% & more?', area: 'Machine learning', price: 'free' };
    expect(filterFromQuery(queryFromFilter(filter))).toEqual(filter);
  });

  it('is nothing without a choice, and ignores values it does not know', () => {
    expect(queryFromFilter(NO_FILTER)).toBe('');
    expect(isFiltering(filterFromQuery('?level=Wizard&price=1&other=x'))).toBe(false);
  });
});
