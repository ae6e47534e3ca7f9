import type { LessonDocument, OutlineDocument } from '@academy/contract/learning/documents';
import type { LessonAnswer } from '@academy/contract/learning/lessons';

type ModuleOfOutline = OutlineDocument['modules'][number];

interface OutlineLesson {
  readonly id: string;
  readonly title: string;
  readonly minutes: number | null;
  readonly isWritten: boolean;
  readonly isCompleted: boolean;
  /** Open to this reader: a preview, or a lesson of a course that is open. */
  readonly isOpen: boolean;
}

interface OutlineModule {
  readonly id: string;
  readonly title: string;
  readonly lessons: readonly OutlineLesson[];
  readonly assessment: { readonly id: string; readonly title: string; readonly isPassed: boolean } | null;
}

/** A lesson as its page shows it: the shared content, and this reader's own part. */
export interface Lesson extends LessonDocument, Pick<LessonAnswer, 'isEnrolled' | 'state' | 'writings'> {
  readonly outline: readonly OutlineModule[];
  readonly hasGlossary: boolean;
}

function moduleFor(
  { id, title, lessons, assessment }: ModuleOfOutline,
  done: ReadonlySet<string>,
  isCourseOpen: boolean,
): OutlineModule {
  return {
    id,
    title,
    lessons: lessons.map((line) => ({
      id: line.id,
      title: line.title,
      minutes: line.minutes,
      isWritten: line.document !== null,
      isCompleted: done.has(line.id),
      isOpen: isCourseOpen || line.isPreview,
    })),
    assessment: assessment && { ...assessment, isPassed: done.has(assessment.id) },
  };
}

/** Combines the two documents and the reader's own part. */
export function lessonFor(document: LessonDocument, outline: OutlineDocument, own: LessonAnswer): Lesson {
  const done = new Set(own.done);
  const { isEnrolled, isCourseOpen, state, writings } = own;
  return {
    ...document,
    isEnrolled,
    state,
    writings,
    outline: outline.modules.map((module) => moduleFor(module, done, isCourseOpen)),
    // An older stored list of contents has none.
    hasGlossary: Boolean(outline.glossary),
  };
}
