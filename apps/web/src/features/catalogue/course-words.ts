import type { CourseAnswer } from '@academy/contract/catalogue';
import { describeCost, formatByteSize } from '@academy/domain/data-usage';
import { type CourseOffer, categoryOffer, featuredOffer } from '@academy/domain/pricing';
import { PYTHON_DOWNLOAD_BYTES } from '../../lib/python/python-size.ts';

export function isInWriting({ lessons, writtenLessons }: Pick<CourseAnswer, 'lessons' | 'writtenLessons'>) {
  return writtenLessons < lessons;
}

export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function lessonsText(course: Pick<CourseAnswer, 'lessons' | 'writtenLessons'>): string {
  const { lessons, writtenLessons } = course;
  if (!isInWriting(course)) return countOf(lessons, 'lesson');
  if (writtenLessons === 0) return `${countOf(lessons, 'lesson')}, all in writing`;
  const others = lessons - writtenLessons === 1 ? 'the other one is' : 'the others are';
  return `${writtenLessons} of ${lessons} lessons ready, ${others} in writing`;
}

/** What a course costs now: its own price or the list price, less what early enrolment takes off. */
export function offerOf(
  course: Pick<CourseAnswer, 'featured' | 'price' | 'startDate'>,
  now: Date,
): CourseOffer {
  const offer = course.featured ? featuredOffer : categoryOffer;
  return offer(course.price, new Date(course.startDate), now);
}

type Weighed = Pick<CourseAnswer, 'lessons' | 'writtenLessons' | 'sizeBytes' | 'usesPython'>;

/** What all lessons of a course transfer, and what that costs on a phone; null while nothing is written. */
export function dataText(course: Weighed): string | null {
  const bytes = course.sizeBytes + (course.usesPython ? PYTHON_DOWNLOAD_BYTES : 0);
  if (bytes === 0) return null;
  const cost = describeCost(bytes);
  const size = `${formatByteSize(bytes)}${isInWriting(course) ? ' so far' : ''}`;
  return `${size}, ${cost.startsWith('R') ? `about ${cost}` : cost}`;
}

/** `ml-engineer` is the ML Engineer. */
export function careerTitle(careerId: string): string {
  return careerId
    .split('-')
    .map((word) => (word.length === 2 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
