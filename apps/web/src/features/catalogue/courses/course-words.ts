import type { CourseAnswer, CourseDetailAnswer, QuoteAnswer } from '@academy/contract/catalogue/courses';
import { describeCost, formatByteSize } from '@academy/domain/academy/data-usage';
import { isComingSoon } from '@academy/domain/catalogue/courses';
import { countdownText } from '@academy/domain/catalogue/pricing';
import { sastDayAndMonth } from '@academy/domain/kernel';
import { dataRate } from '../../../lib/device/own-rate.ts';
import { PYTHON_DOWNLOAD_BYTES } from '../../../lib/python/python-size.ts';
import { SQL_DOWNLOAD_BYTES } from '../../../lib/sql/sql-size.ts';

export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function lessonsText(course: Pick<CourseAnswer, 'lessons' | 'writtenLessons'>): string {
  const { lessons, writtenLessons } = course;
  if (!isComingSoon(course)) return countOf(lessons, 'lesson');
  if (writtenLessons === 0) return `${countOf(lessons, 'lesson')}, coming soon`;
  const rest = lessons - writtenLessons === 1 ? 'the last one is' : 'the rest are';
  return `${writtenLessons} of ${lessons} lessons open, ${rest} coming soon`;
}

/** Why nobody can enrol now; null where everybody can. */
export function noPlaceText({
  isArchived,
  writtenLessons,
}: Pick<CourseDetailAnswer, 'isArchived' | 'writtenLessons'>): string | null {
  if (isArchived) return 'This course is no longer offered.';
  return writtenLessons === 0 ? 'The first lesson is still being written. Please come back soon.' : null;
}

/** Lessons in writing have no minutes yet: their hours are an estimate. */
export function hoursText(course: Pick<CourseAnswer, 'hours' | 'lessons' | 'writtenLessons'>): string {
  return `${countOf(course.hours, 'hour')}${isComingSoon(course) ? ' planned' : ''}`;
}

/** When its next group starts: `Live in 8 days · 23 Nov`. On the last day before it the badge already says today (R10). */
export function startText({ days, start }: Pick<QuoteAnswer, 'days' | 'start'>): string {
  const countdown = countdownText(days);
  return days <= 0 ? countdown : `${countdown} · ${sastDayAndMonth(new Date(start))}`;
}

type Weighed = Pick<CourseAnswer, 'lessons' | 'writtenLessons' | 'sizeBytes' | 'usesPython' | 'usesSql'>;

/** What all lessons of a course transfer, and what that costs on a phone; null while no lesson is written. */
export function dataText(course: Weighed): string | null {
  const bytes =
    course.sizeBytes +
    (course.usesPython ? PYTHON_DOWNLOAD_BYTES : 0) +
    (course.usesSql ? SQL_DOWNLOAD_BYTES : 0);
  if (bytes === 0) return null;
  const cost = describeCost(bytes, dataRate());
  const size = `${formatByteSize(bytes)}${isComingSoon(course) ? ' so far' : ''}`;
  return `${size}, ${cost.startsWith('R') ? `about ${cost}` : cost}`;
}

/** What runs on the phone itself and is included in the data of the course. */
export function languagesText({ usesPython, usesSql }: Pick<CourseAnswer, 'usesPython' | 'usesSql'>) {
  const names = [...(usesPython ? ['Python'] : []), ...(usesSql ? ['SQL'] : [])];
  if (names.length === 0) return null;
  const [load, run] = names.length === 1 ? ['loads', 'runs'] : ['load', 'run'];
  return `This includes ${names.join(' and ')}, which ${load} once and then ${run} on your phone without using data.`;
}

/** What opening something transfers; on a metered connection, also what that costs. */
export function weightText(bytes: number, isPaidFor: boolean): string {
  return isPaidFor ? `${formatByteSize(bytes)}, ${describeCost(bytes, dataRate())}` : formatByteSize(bytes);
}

/** `ml-engineer` is displayed as ML Engineer. */
export function careerTitle(careerId: string): string {
  return careerId
    .split('-')
    .map((word) => (word.length === 2 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
