import type { CareerResult } from '@academy/contract/catalogue/careers';
import type { AcademyContent } from '@academy/courseware/academy-content';
import { firstCourseFor, weeksForHours } from '@academy/domain/catalogue/careers';
import { type Catalogue, courseQuote, offeredCourses } from '../courses/index.ts';
import type { StoredCareerResult } from './career-results.store.ts';

const SUGGESTED = 3;

interface Today {
  readonly careers: AcademyContent['careers'];
  readonly catalogue: Catalogue;
  readonly completed: ReadonlySet<string>;
  readonly now: Date;
}

/** Scores are those of the day they were made; the first course to take is today's. */
export function resultAnswer(
  { answers, scores, takenAt }: StoredCareerResult,
  { careers, catalogue, completed, now }: Today,
): CareerResult {
  const { hoursPerWeek, ranked } = scores;
  const titled = ranked.flatMap((score) => {
    const career = careers.find(({ id }) => id === score.careerId);
    return career ? [{ ...score, title: career.title }] : [];
  });
  const suggested = titled.filter(({ lacks = null }) => lacks === null);
  return {
    takenAt: takenAt.toISOString(),
    answers: { ...answers },
    hoursPerWeek,
    scores: titled.map(({ careerId, title, percent, parts, lacks = null }) => ({
      careerId,
      title,
      percent,
      parts: [...parts],
      lacks,
    })),
    best: suggested.slice(0, SUGGESTED).map(({ careerId, title, percent, reasons }) => {
      const course = firstCourseFor(offeredCourses(catalogue), careerId, completed);
      return {
        careerId,
        title,
        percent,
        reasons: [...reasons],
        firstCourse: course && {
          id: course.id,
          title: course.title,
          hours: course.hours,
          quote: courseQuote(course, now),
        },
        weeksForFirstCourse: course && hoursPerWeek ? weeksForHours(course.hours, hoursPerWeek) : null,
      };
    }),
  };
}
