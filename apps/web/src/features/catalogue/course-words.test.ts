import { formatByteSize } from '@academy/domain/data-usage';
import { describe, expect, it } from 'vitest';
import { PYTHON_DOWNLOAD_BYTES } from '../../lib/python/python-size.ts';
import { careerTitle, countOf, dataText, lessonsText, offerOf } from './course-words.ts';

describe('what a card says of a course', () => {
  it.each([
    [21, 21, '21 lessons'],
    [1, 1, '1 lesson'],
    [27, 1, '1 of 27 lessons ready, the others are in writing'],
    [27, 26, '26 of 27 lessons ready, the other one is in writing'],
    [12, 0, '12 lessons, all in writing'],
  ])('counts %i lessons of which %i are written as "%s"', (lessons, writtenLessons, said) => {
    expect(lessonsText({ lessons, writtenLessons })).toBe(said);
  });

  it.each([
    [false, null, 1800, 900],
    [true, null, 2500, 1250],
    [false, 0, 0, 0],
    [true, 3500, 3500, 1750],
  ])(
    'PAY-24 offers a course (featured: %s) of price %s from %i at %i on its first day',
    (featured, price, original, current) => {
      const startDate = '2026-11-15T07:00:00.000Z';
      expect(offerOf({ featured, price, startDate }, new Date(startDate))).toMatchObject({
        originalInRand: original,
        currentInRand: current,
      });
    },
  );

  it.each([
    [1, '1 hour'],
    [2.5, '2.5 hours'],
    [10, '10 hours'],
  ])('writes %f hours as "%s"', (hours, said) => {
    expect(countOf(hours, 'hour')).toBe(said);
  });

  it('names careers by their id', () => {
    expect(careerTitle('ai-product-manager')).toBe('AI Product Manager');
    expect(careerTitle('ml-engineer')).toBe('ML Engineer');
  });
});

describe('what a course costs in data', () => {
  const written = { lessons: 2, writtenLessons: 2, sizeBytes: 20_480, usesPython: false };

  it('is the size of its lessons and their cost', () => {
    expect(dataText(written)).toBe('20.0 KB, less than R0.01');
    expect(dataText({ ...written, sizeBytes: 204_800 })).toBe('200.0 KB, about R0.02');
  });

  it('includes Python where lessons run it', () => {
    const size = formatByteSize(20_480 + PYTHON_DOWNLOAD_BYTES);
    expect(dataText({ ...written, usesPython: true })).toBe(`${size}, about R0.02`);
  });

  it('is what there is so far while lessons are in writing, and nothing before the first', () => {
    expect(dataText({ ...written, lessons: 9 })).toBe('20.0 KB so far, less than R0.01');
    expect(dataText({ ...written, writtenLessons: 0, sizeBytes: 0 })).toBeNull();
  });
});
