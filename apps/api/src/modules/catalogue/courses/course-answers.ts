import type { CourseAnswer, CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import { intakeEnd, SKILLS } from '@academy/domain/catalogue/courses';
import type { Catalogue, CatalogueAssessment, CatalogueCourse } from './catalogue.ts';
import { courseQuote } from './course-quote.ts';

export function courseAnswer(course: CatalogueCourse, now: Date): CourseAnswer {
  const lessons = course.modules.flatMap((module) => module.lessons);
  const written = lessons.filter(({ isWritten }) => isWritten);
  const quote = courseQuote(course, now);
  return {
    id: course.id,
    title: course.title,
    description: course.summary,
    startDate: quote.start,
    endDate: (course.endsAt ?? intakeEnd(new Date(quote.start), course.hours)).toISOString(),
    imageUrl: course.imageUrl,
    gradientClass: course.gradient,
    cover: course.cover,
    level: course.level,
    area: course.area,
    modules: course.plannedModules ?? course.modules.length,
    lessons: lessons.length,
    writtenLessons: written.length,
    hours: course.hours,
    featured: course.isFeatured,
    categoryId: course.categoryId,
    price: course.price,
    quote,
    sizeBytes: written.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    usesPython: written.some(({ hasExercise, usesSql }) => hasExercise && !usesSql),
    usesSql: written.some(({ usesSql }) => usesSql),
    trackId: course.trackId,
    careers: Object.keys(course.careers).sort(),
  };
}

function assessmentLine(assessment: CatalogueAssessment | null) {
  if (assessment === null) return null;
  const { id, title, minutes, pick } = assessment;
  return { id, title, minutes, questions: pick };
}

export function courseDetailAnswer(
  course: CatalogueCourse,
  catalogue: Catalogue,
  now: Date,
): CourseDetailAnswer {
  const { outline, glossary, promise, outcomes, requirements, project } = course;
  return {
    ...courseAnswer(course, now),
    isArchived: course.archivedAt !== null,
    outline,
    glossary,
    promise,
    outcomes: [...outcomes],
    requirements: [...requirements],
    prerequisites: course.prerequisites.flatMap((id) => {
      const title = catalogue.courseOf(id)?.title;
      return title === undefined ? [] : [{ id, title }];
    }),
    skills: SKILLS.flatMap((skill) => {
      const points = course.skills[skill];
      return points ? [{ skill, points }] : [];
    }),
    instructors: course.instructors.map(({ id, name, about, avatarUrl }) => ({ id, name, about, avatarUrl })),
    syllabus: course.modules.map((module) => ({
      id: module.id,
      title: module.title,
      summary: module.summary,
      hours: module.hours,
      price: module.price,
      lessons: module.lessons.map(
        ({ id, title, idea, minutes, sizeBytes, isWritten, isPreview, hasExercise, usesSql, document }) => ({
          id,
          title,
          idea,
          minutes,
          sizeBytes,
          isWritten,
          isPreview,
          hasExercise,
          usesSql,
          document,
        }),
      ),
      assessment: assessmentLine(module.assessment),
    })),
    final: assessmentLine(course.final),
    project: project && { id: project.id, title: project.title, minutes: project.minutes },
  };
}
