import type { OfferedCourse } from '@academy/domain/enrolment/places';
import type { CatalogueCourse } from '../../catalogue/courses/index.ts';
import { courseQuote } from '../../catalogue/courses/index.ts';

/** The facts that decide on a place in a course, with the current quote. */
export function courseOffer(course: CatalogueCourse, now: Date) {
  const lessons = course.modules.flatMap((module) => module.lessons);
  const quote = courseQuote(course, now);
  const offer: OfferedCourse = {
    isArchived: course.archivedAt !== null,
    lessons: lessons.length,
    writtenLessons: lessons.filter(({ isWritten }) => isWritten).length,
    priceInRand: quote.price,
    freeBecause: quote.freeBecause,
  };
  return { quote, offer };
}
