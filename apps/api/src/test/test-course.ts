import type { CodeQuestion, NumberQuestion, OneQuestion } from '@academy/domain/learning/questions';
import type { Queryable } from '../database/connect.ts';
import { storeDocuments } from '../http/documents/store-documents.ts';
import { courseDocuments } from '../modules/catalogue/courses/courseware/lesson-documents.ts';
import {
  assessments,
  courseModules,
  courses,
  lessons,
  projects,
} from '../modules/catalogue/courses/tables.ts';

interface TestCourse {
  /** The prefix of all ids of the course. */
  readonly id: string;
  /** Whether its fourth lesson is still being written, so that the course cannot be completed. */
  readonly isInWriting?: boolean;
}

const questionText = (id: string) => ({ id, askHtml: `<p>${id}?</p>`, showHtml: null });

function check(id: string): OneQuestion {
  const option = (name: string, isRight: boolean) => ({ id: name, html: name, isRight, whyHtml: 'Because.' });
  return { ...questionText(id), kind: 'one', options: [option('a', true), option('b', false)] };
}

/** Its answer is 42. */
function numberItem(id: string): NumberQuestion {
  return {
    ...questionText(id),
    kind: 'number',
    answer: 42,
    tolerance: 0,
    unit: null,
    whyHtml: 'So it is.',
    near: [],
  };
}

/** Expects a function `double`. */
function codeItem(id: string): CodeQuestion {
  return {
    ...questionText(id),
    kind: 'code',
    uses: ['stats'],
    starter: 'def double(n):\n    return n\n',
    solution: 'def double(n):\n    return 2 * n\n',
    hidden: [{ name: 'doubles', call: 'double(3)', gives: 6 }],
  };
}

/**
 * Two modules with two lessons each: `-a` is a preview with two checks, `-b` has an exercise, `-c` one check, `-d`
 * nothing at all. `-c` teaches Mathematics, the others Python. Both modules have an assessment of five numbers; the final is one program; there is a project. A
 * fifth lesson, `-gone`, was removed.
 */
export async function addTestCourse(db: Queryable, { id, isInWriting = false }: TestCourse): Promise<void> {
  const course = { id, title: `Course ${id}` };
  await db.insert(courses).values({
    ...course,
    position: 1000,
    summary: 'A course for tests.',
    promise: 'You will see.',
    level: 'Beginner',
    area: 'Data',
    hours: 2,
    gradient: 'blue-teal',
    cover: 'sun',
    outcomes: [],
    requirements: [],
    prerequisites: [],
    skills: { Python: 20, Mathematics: 10 },
    careers: {},
    instructorIds: [],
  });
  const [one, two] = [`${id}-one`, `${id}-two`];
  const moduleRows = [one, two].map((moduleId, position) => ({
    id: moduleId,
    courseId: id,
    position,
    title: `Module ${moduleId}`,
    summary: 'Half of it.',
    hours: 1,
    removedAt: null,
  }));
  await db.insert(courseModules).values(moduleRows);
  const lessonRows = [
    lesson(id, one, 'a', { checkIds: [`${id}-a-1`, `${id}-a-2`], isPreview: true }),
    lesson(id, one, 'b', { hasExercise: true }),
    lesson(id, two, 'c', {
      checkIds: [`${id}-c-1`],
      cardIds: Array.from({ length: 12 }, (_, card) => `card-${card + 1}`),
    }),
    lesson(id, two, 'd', { isWritten: !isInWriting }),
    lesson(id, two, 'gone', { removedAt: new Date('2026-01-01T00:00:00Z') }),
  ];
  await db.insert(lessons).values(lessonRows);
  const ofModules = [one, two].map((moduleId) => ({
    id: `${moduleId}-assessment`,
    courseId: id,
    moduleId,
    title: `Assessment of ${moduleId}`,
    minutes: 10,
    pick: 5,
    items: Array.from({ length: 8 }, (_, index) => ({
      lessonId: `${id}-a`,
      question: numberItem(`${moduleId}-item-${index}`),
    })),
    removedAt: null,
  }));
  await db.insert(assessments).values([
    ...ofModules,
    {
      id: `${id}-final`,
      courseId: id,
      moduleId: null,
      title: 'Final',
      minutes: 20,
      pick: 1,
      items: [{ lessonId: `${id}-b`, question: codeItem(`${id}-final-item`) }],
    },
  ]);
  await db.insert(projects).values({
    id: `${id}-project`,
    courseId: id,
    title: 'Project',
    minutes: 30,
    briefHtml: '<p>Make it.</p>',
    parts: [{ id: 'goal', ask: 'What for?', help: null, words: 3 }],
    checklist: [{ id: 'honest', text: 'It is my own work.' }],
  });
  await storeDocuments(
    db,
    courseDocuments({ courses: [course], modules: moduleRows, lessons: lessonRows, assessments: ofModules }),
  );
}

interface LessonOptions {
  readonly checkIds?: readonly string[];
  readonly cardIds?: readonly string[];
  readonly hasExercise?: boolean;
  readonly isPreview?: boolean;
  readonly isWritten?: boolean;
  readonly removedAt?: Date;
}

function lesson(courseId: string, moduleId: string, letter: string, options: LessonOptions) {
  const id = `${courseId}-${letter}`;
  const { checkIds = [], cardIds = [], hasExercise = false, isPreview = false, isWritten = true } = options;
  const exercise = {
    id: `${id}-exercise`,
    uses: [],
    starter: 'x = 1',
    tests: [{ name: 'is two', code: 'assert x == 2' }],
    hidden: [],
    hints: ['Count.'],
    mistakes: [],
  };
  const body = {
    skills: letter === 'c' ? ['Mathematics'] : ['Python'],
    objectives: ['Do it'],
    blocks: [
      { kind: 'html', html: '<p>Text.</p>' },
      ...checkIds.map((checkId) => ({ kind: 'check', id: checkId })),
      ...cardIds.map((cardId) => ({
        kind: 'card',
        id: cardId,
        frontHtml: `<p>Front of ${cardId}</p>`,
        backHtml: '<p>Back.</p>',
      })),
      { kind: 'note', id: 'thoughts' },
      { kind: 'reveal', id: 'reasons', answerHtml: '<p>One.</p>', rubric: ['Short.', 'True.', 'Own words.'] },
    ],
    checks: checkIds.map(check),
    exercise: hasExercise ? exercise : null,
  };
  return {
    id,
    courseId,
    moduleId,
    position: letter.charCodeAt(0),
    title: `Lesson ${letter}`,
    minutes: isWritten ? 10 : null,
    version: 1,
    isWritten,
    isPreview,
    body: isWritten ? body : null,
    checkIds: [...checkIds],
    hasExercise,
    solution: hasExercise ? 'x = 2' : null,
    sizeBytes: 1000,
    removedAt: options.removedAt ?? null,
  };
}
