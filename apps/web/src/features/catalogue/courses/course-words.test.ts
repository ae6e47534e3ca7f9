import { formatByteSize } from '@academy/domain/academy/data-usage';
import { describe, expect, it } from 'vitest';
import { PYTHON_DOWNLOAD_BYTES } from '../../../lib/python/python-size.ts';
import { SQL_DOWNLOAD_BYTES } from '../../../lib/sql/sql-size.ts';
import {
  careerTitle,
  countOf,
  dataText,
  languagesText,
  lessonsText,
  startText,
  weightText,
} from './course-words.ts';

describe('the text on a course card', () => {
  it.each([
    [21, 21, '21 lessons'],
    [1, 1, '1 lesson'],
    [27, 1, '1 of 27 lessons open, the rest are coming soon'],
    [27, 26, '26 of 27 lessons open, the last one is coming soon'],
    [12, 0, '12 lessons, coming soon'],
  ])('counts %i lessons of which %i are written as "%s"', (lessons, writtenLessons, words) => {
    expect(lessonsText({ lessons, writtenLessons })).toBe(words);
  });

  it.each([
    [8, 'Live in 8 days · 23 Nov'],
    [1, 'Live in 1 day · 23 Nov'],
    [0, 'Live today'],
    [-1, 'Ended'],
  ])('HOME-18 says of a start in %i days "%s"', (days, words) => {
    // It is 23 November in South Africa, but not yet in UTC.
    expect(startText({ days, start: '2026-11-22T23:00:00.000Z' })).toBe(words);
  });

  it.each([
    [1, '1 hour'],
    [2.5, '2.5 hours'],
    [10, '10 hours'],
  ])('writes %f hours as "%s"', (hours, words) => {
    expect(countOf(hours, 'hour')).toBe(words);
  });

  it('names careers by their id', () => {
    expect(careerTitle('ai-product-manager')).toBe('AI Product Manager');
    expect(careerTitle('ml-engineer')).toBe('ML Engineer');
  });
});

describe('what a course costs in data', () => {
  const written = { lessons: 2, writtenLessons: 2, sizeBytes: 20_480, usesPython: false, usesSql: false };

  it('is the size of its lessons and their cost', () => {
    expect(dataText(written)).toBe('20.0 KB, less than R0.01');
    expect(dataText({ ...written, sizeBytes: 204_800 })).toBe('200.0 KB, about R0.02');
  });

  it('includes Python where lessons run it', () => {
    const size = formatByteSize(20_480 + PYTHON_DOWNLOAD_BYTES);
    expect(dataText({ ...written, usesPython: true })).toBe(`${size}, about R0.02`);
  });

  it('includes SQL where lessons run it, and says what is included', () => {
    const size = formatByteSize(20_480 + SQL_DOWNLOAD_BYTES);
    expect(dataText({ ...written, usesSql: true })).toMatch(size);
    expect(languagesText(written)).toBeNull();
    expect(languagesText({ usesPython: false, usesSql: true })).toMatch(
      /^This includes SQL, which loads once/,
    );
    expect(languagesText({ usesPython: true, usesSql: true })).toMatch(
      /^This includes Python and SQL, which load once/,
    );
  });

  it('is what there is so far while lessons are still to come, and nothing before the first', () => {
    expect(dataText({ ...written, lessons: 9 })).toBe('20.0 KB so far, less than R0.01');
    expect(dataText({ ...written, writtenLessons: 0, sizeBytes: 0 })).toBeNull();
  });
});

it('the size of a lesson is shown with its price where each byte is paid for', () => {
  expect(weightText(4096, false)).toBe('4.0 KB');
  expect(weightText(4096, true)).toBe('4.0 KB, less than R0.01');
  expect(weightText(204_800, true)).toBe('200.0 KB, R0.02');
});
