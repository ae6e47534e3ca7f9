import type { GlossaryDocument, LessonDocument, OutlineDocument } from '@academy/contract/learning/documents';
import { documentOf, type NewDocument } from '../../../../http/documents/store-documents.ts';

export const COURSE_DOCUMENT_KINDS = ['lesson', 'outline', 'glossary'] as const;

type LessonBody = Pick<LessonDocument, 'objectives' | 'blocks' | 'checks' | 'exercise'>;

interface Placed {
  readonly id: string;
  readonly position: number;
  readonly title: string;
  readonly removedAt: Date | null;
}

/** The catalogue's rows, as far as documents are made from them. */
export interface DocumentedRows {
  readonly courses: readonly Pick<Placed, 'id' | 'title'>[];
  readonly modules: readonly (Placed & { readonly courseId: string })[];
  readonly lessons: readonly (Placed & {
    readonly courseId: string;
    readonly moduleId: string;
    readonly minutes: number | null;
    readonly sizeBytes: number;
    readonly isPreview: boolean;
    /** Null while it is being written. */
    readonly body: object | null;
  })[];
  readonly assessments: readonly (Omit<Placed, 'position'> & { readonly moduleId: string | null })[];
}

const inOrder = <Row extends Placed>(rows: readonly Row[]) =>
  rows.filter(({ removedAt }) => removedAt === null).toSorted((a, b) => a.position - b.position);

type DocumentedLesson = DocumentedRows['lessons'][number];

/** The public part of a lesson; null while it is being written. */
export function lessonContent(
  lesson: DocumentedLesson,
  courseTitle: string,
  moduleTitle: string,
): LessonDocument | null {
  const { id, courseId, title, minutes, sizeBytes, isPreview, body } = lesson;
  if (body === null) return null;
  const { objectives, blocks, checks, exercise } = body as LessonBody;
  return {
    id,
    courseId,
    courseTitle,
    moduleTitle,
    title,
    minutes: minutes ?? 0,
    sizeBytes,
    objectives,
    blocks,
    checks,
    exercise,
    isPreview,
  };
}

function lessonDocument(
  lesson: DocumentedLesson,
  courseTitle: string,
  moduleTitle: string,
): NewDocument | null {
  const content = lessonContent(lesson, courseTitle, moduleTitle);
  if (content === null) return null;
  const { id, courseId, isPreview } = lesson;
  return documentOf(
    { kind: 'lesson', subject: id, courseId, access: isPreview ? 'signed-in' : 'place' },
    content,
  );
}

const inAlphabet = new Intl.Collator('en-ZA');

/** The key terms of a course with the lessons that explain them; null when there are none. */
function glossaryDocument(
  { id: courseId, title: courseTitle }: DocumentedRows['courses'][number],
  lessons: readonly DocumentedLesson[],
): NewDocument | null {
  const terms = lessons.flatMap(({ id, title, body }): GlossaryDocument['terms'] =>
    ((body as LessonBody | null)?.blocks ?? []).flatMap((block) => {
      if (block.kind !== 'term') return [];
      const { kind: _, ...term } = block;
      return [{ ...term, lesson: { id, title } }];
    }),
  );
  if (terms.length === 0) return null;
  const glossary: GlossaryDocument = {
    courseId,
    courseTitle,
    terms: terms.sort((one, other) => inAlphabet.compare(one.word, other.word)),
  };
  return documentOf({ kind: 'glossary', subject: courseId, courseId, access: 'signed-in' }, glossary);
}

function documentsOfCourse(course: DocumentedRows['courses'][number], rows: DocumentedRows): NewDocument[] {
  const made: NewDocument[] = [];
  const modules = inOrder(rows.modules.filter(({ courseId }) => courseId === course.id)).map((module) => {
    const assessment = rows.assessments.find(
      ({ moduleId, removedAt }) => moduleId === module.id && removedAt === null,
    );
    const lessons = inOrder(rows.lessons.filter(({ moduleId }) => moduleId === module.id)).map((lesson) => {
      const document = lessonDocument(lesson, course.title, module.title);
      if (document) made.push(document);
      const { id, title, minutes, isPreview } = lesson;
      return { id, title, minutes, isPreview, document: document?.hash ?? null };
    });
    return {
      id: module.id,
      title: module.title,
      lessons,
      assessment: assessment ? { id: assessment.id, title: assessment.title } : null,
    };
  });
  const taught = modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const glossary = glossaryDocument(
    course,
    rows.lessons.filter(({ id }) => taught.includes(id)),
  );
  const outline: OutlineDocument = { courseId: course.id, modules, glossary: glossary?.hash ?? null };
  const about = { kind: 'outline', subject: course.id, courseId: course.id, access: 'public' } as const;
  return [...made, ...(glossary ? [glossary] : []), documentOf(about, outline)];
}

/**
 * The lessons, tables of contents and glossaries of all courses as documents. None contains a graded question or a solution.
 */
export function courseDocuments(rows: DocumentedRows): NewDocument[] {
  return rows.courses.flatMap((course) => documentsOfCourse(course, rows));
}
