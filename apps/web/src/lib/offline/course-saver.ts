import type { Answer } from '@academy/contract';
import type { PackLesson } from '@academy/domain/learning/offline-packs';
import { answerKey } from '../answers/answers.ts';
import { call, request } from '../answers/api-client.ts';
import { courseEndpoints, offlineAnswerKeys, saveOfflineAnswers } from './offline-answers.ts';
import { type SaveEdge, type SaveOutcome, saveLessons } from './save-lessons.ts';
import {
  dropUnneeded,
  hasSavedDocument,
  moveReadDocument,
  readSavedAnswer,
  storeSavedAnswer,
  storeSavedDocument,
} from './saved-cache.ts';
import { cacheCode } from './saved-code.ts';
import { type SavedCourse, savedCoursesOf } from './saved-courses.ts';

type Course = Pick<Answer<'GET /api/courses/:courseId'>, 'id' | 'title' | 'outline'>;
type Line = PackLesson & { readonly title: string };

/** Saves one course on the device; it continues while other pages are open. */
export interface Saving {
  readonly courseId: string;
  readonly state: 'saving' | SaveOutcome;
  readonly done: number;
  readonly total: number;
}

const listeners = new Set<() => void>();
const savings = new Map<string, Saving>();
const stops = new Map<string, AbortController>();

function show(saving: Saving): void {
  savings.set(saving.courseId, saving);
  for (const tell of listeners) tell();
}

/** What is being saved now, and how the last attempt ended. */
export const savingOf = (courseId: string): Saving | undefined => savings.get(courseId);

export function onSaving(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

export const stopSaving = (courseId: string): void => stops.get(courseId)?.abort();

const answersOf = ({ courseId, lessons }: SavedCourse) => [
  ...courseEndpoints().map((endpoint) => answerKey(endpoint, { courseId })),
  ...lessons.map(({ id }) => answerKey('GET /api/lessons/:lessonId', { lessonId: id })),
];

/** Deletes texts that no saved lesson refers to any more. */
async function tidy(userId: string): Promise<void> {
  const courses = savedCoursesOf(userId)
    .all()
    .map(({ value }) => value);
  await dropUnneeded(userId, {
    documents: courses.flatMap(({ outline, glossary, lessons }) => [
      outline,
      ...(glossary === undefined ? [] : [glossary]),
      ...lessons.flatMap((lesson) => [lesson.document, lesson.outline ?? outline]),
    ]),
    answers: [...courses.flatMap(answersOf), ...(await offlineAnswerKeys(userId))],
  });
}

const lockOf = (userId: string) => `saving-for-offline:${userId}`;

/** Several tabs may save courses: what they have fetched is not all recorded yet, and looks unneeded. */
async function whileNobodyTidies<Result>(userId: string, task: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(lockOf(userId), { mode: 'shared' }, task) : task();
}

/** The last to finish cleans up for all; without the Locks API, unneeded entries stay until the log-out. */
async function tidyWhenQuiet(userId: string): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks
    .request(lockOf(userId), { ifAvailable: true }, (lock) => (lock === null ? undefined : tidy(userId)))
    .catch(() => undefined);
}

async function saveCourseAnswers(userId: string, courseId: string): Promise<string | null> {
  const input = { courseId };
  // The learner's progress also renews the grant for the glossary.
  for (const endpoint of courseEndpoints())
    await storeSavedAnswer(userId, answerKey(endpoint, input), await call(endpoint, input));
  const course = await readSavedAnswer(userId, answerKey('GET /api/courses/:courseId', input));
  return (course as Answer<'GET /api/courses/:courseId'> | undefined)?.glossary ?? null;
}

async function saveDocument(userId: string, hash: string, signal: AbortSignal): Promise<void> {
  if ((await hasSavedDocument(userId, hash)) || (await moveReadDocument(userId, hash))) return;
  await storeSavedDocument(userId, hash, await request('GET', `/documents/${hash}`, undefined, { signal }));
}

function browserEdge(userId: string, course: Course, signal: AbortSignal): SaveEdge {
  const place = savedCoursesOf(userId);
  return {
    cacheCode: (parts) => cacheCode(parts, signal),
    async keepCourse() {
      const glossary = await saveCourseAnswers(userId, course.id);
      await saveOfflineAnswers(userId, signal);
      const stored = place.read(course.id);
      if (!glossary || stored === null) return;
      await saveDocument(userId, glossary, signal);
      place.store({ ...stored, glossary }, course.id);
    },
    readOwnPart: (lessonId) => call('GET /api/lessons/:lessonId', { lessonId }, { signal }),
    saveDocument: (hash) => saveDocument(userId, hash, signal),
    keepOwnPart: (own) =>
      storeSavedAnswer(userId, answerKey('GET /api/lessons/:lessonId', { lessonId: own.id }), own),
    note(lesson, outline) {
      const stored = place.read(course.id);
      if (stored === null) return;
      // The other lessons keep the list that they were saved with: without it they would not open.
      const others = stored.lessons
        .filter(({ id }) => id !== lesson.id)
        .map((other) => ({ outline: stored.outline, ...other }));
      const lessons = [...others, { ...lesson, outline }];
      place.store({ ...stored, outline, lessons, savedAt: Date.now() }, course.id);
      const saving = savings.get(course.id);
      if (saving) show({ ...saving, done: saving.done + 1 });
    },
  };
}

/** Asks the browser not to evict the academy's data; it may refuse. */
async function requestPersistentStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** The request is recorded before anything is fetched, so that a restarted browser can continue. */
function remember(userId: string, course: Course, lessons: readonly Line[]): boolean {
  const place = savedCoursesOf(userId);
  const stored = place.read(course.id);
  const wanted = new Set([...(stored?.wanted ?? []), ...lessons.map(({ id }) => id)]);
  return place.store(
    {
      courseId: course.id,
      title: course.title,
      outline: stored?.outline ?? course.outline ?? '',
      lessons: stored?.lessons ?? [],
      savedAt: stored?.savedAt ?? Date.now(),
      ...(stored?.glossary !== undefined && { glossary: stored.glossary }),
      wanted: [...wanted],
    },
    course.id,
  );
}

export async function saveCourse(userId: string, course: Course, lessons: readonly Line[]): Promise<void> {
  if (savings.get(course.id)?.state === 'saving') return;
  const stop = new AbortController();
  stops.set(course.id, stop);
  const begun: Saving = { courseId: course.id, state: 'saving', done: 0, total: lessons.length };
  show(begun);
  await requestPersistentStorage();
  const outcome = await whileNobodyTidies(userId, async () =>
    remember(userId, course, lessons)
      ? saveLessons(browserEdge(userId, course, stop.signal), lessons, stop.signal)
      : 'no-room',
  );
  await tidyWhenQuiet(userId);
  show({ ...(savings.get(course.id) ?? begun), state: outcome });
}

/** Deletes the course from the device; what others need stays. */
export async function forgetCourse(userId: string, courseId: string): Promise<void> {
  stopSaving(courseId);
  savedCoursesOf(userId).drop(courseId);
  savings.delete(courseId);
  await tidyWhenQuiet(userId);
  for (const tell of listeners) tell();
}
