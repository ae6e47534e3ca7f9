import type { LessonDocument } from '@academy/contract/learning/documents';
import { type Assessment, type Course, renderGradedProgram } from '@academy/courseware';
import { lessonContent } from './lesson-documents.ts';
import { coursewareRows } from './rows.ts';

const EMPTY = {
  minutes: 0,
  sizeBytes: 0,
  objectives: [],
  blocks: [],
  checks: [],
  exercise: null,
  isPreview: true,
};

/** The content of a lesson's document. */
export function pageOfLesson(course: Course, lessonId: string): LessonDocument | null {
  const rows = coursewareRows({ courses: [course], instructors: [], pilotCourses: [] });
  const row = rows.lessons.find(({ id }) => id === lessonId);
  const module = rows.modules.find(({ id }) => id === row?.moduleId);
  return row ? lessonContent(row, course.title, module?.title ?? '') : null;
}

/** The items of a bank as practice, for their authors; learners never get this page. */
export function pageOfBank(course: Course, bank: Assessment | null): LessonDocument | null {
  if (!bank) return null;
  const questions = bank.items.map(({ question }) => question);
  return {
    ...EMPTY,
    id: bank.id,
    courseId: course.id,
    courseTitle: course.title,
    moduleTitle: '',
    title: bank.title,
    minutes: bank.minutes,
    checks: questions.filter(({ kind }) => kind !== 'code'),
    // A graded program can only be tried by running it, so it is only displayed.
    blocks: questions.map((question) =>
      question.kind === 'code'
        ? { kind: 'html' as const, html: renderGradedProgram(question) }
        : { kind: 'check' as const, id: question.id },
    ),
  };
}

export function pageOfProject(course: Course): LessonDocument | null {
  const { project } = course;
  if (!project) return null;
  return {
    ...EMPTY,
    id: project.id,
    courseId: course.id,
    courseTitle: course.title,
    moduleTitle: '',
    title: project.title,
    minutes: project.minutes,
    blocks: [{ kind: 'html', html: project.briefHtml }],
  };
}
