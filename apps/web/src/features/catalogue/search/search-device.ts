// Searches this device when the academy does not respond. Only what opens offline is found.
import type { Answer } from '@academy/contract';
import type { SearchHit } from '@academy/contract/catalogue/search';
import type { LessonDocument } from '@academy/contract/learning/documents';
import { type SearchText, searchTexts } from '@academy/domain/catalogue/search';
import { answerKey } from '../../../lib/answers/answers.ts';
import type { ReadEndpoint } from '../../../lib/answers/api-client.ts';
import { storedAnswersOf } from '../../../lib/answers/stored-answers/stored-answers.ts';
import { readSavedCareers, readSavedHelp } from '../../../lib/offline/offline-answers.ts';
import { readSavedAnswer } from '../../../lib/offline/saved-cache.ts';
import { savedCoursesOf } from '../../../lib/offline/saved-courses.ts';
import { plainText } from '../../../lib/pages/plain-text.ts';

function storedAnswers(userId: string) {
  const stored = storedAnswersOf(userId).read();
  return <Key extends ReadEndpoint>(endpoint: Key): Answer<Key>[] =>
    stored.filter(({ key }) => key[0] === endpoint).map(({ data }) => data as Answer<Key>);
}

function lessonText({ id, courseId, title, objectives, blocks }: LessonDocument): SearchText {
  const paragraphs = blocks.map((block) => (block.kind === 'html' ? plainText(block.html) : ''));
  const body = [...paragraphs, ...objectives].filter((part) => part !== '').join(' ');
  return { kind: 'lesson', id, title, body, href: `/course/${courseId}/lesson/${id}` };
}

async function readDocument(hash: string): Promise<LessonDocument | null> {
  const cached = await caches.match(`/documents/${hash}`, { ignoreVary: true });
  return cached === undefined ? null : ((await cached.json()) as LessonDocument);
}

async function lessonTexts(userId: string, own: readonly { readonly document: string }[]) {
  const saved = savedCoursesOf(userId)
    .all()
    .flatMap(({ value }) => value.lessons);
  const hashes = new Set([...saved, ...own].map(({ document }) => document));
  const documents = await Promise.all([...hashes].map((hash) => readDocument(hash).catch(() => null)));
  const texts = documents.flatMap((document) => (document === null ? [] : [lessonText(document)]));
  return byId(texts);
}

type Course = Answer<'GET /api/courses/:courseId'>;

async function savedCourses(userId: string): Promise<Course[]> {
  const read = savedCoursesOf(userId)
    .all()
    .map(({ id: courseId }) =>
      readSavedAnswer(userId, answerKey('GET /api/courses/:courseId', { courseId })).catch(() => undefined),
    );
  return (await Promise.all(read)).filter((course) => course !== undefined) as Course[];
}

function courseText({ id, title, description, promise, outcomes, syllabus }: Course): SearchText {
  const body = [description, promise, ...outcomes, ...syllabus.map((module) => module.title)].join(' ');
  return { kind: 'course', id, title, body, href: `/course/${id}` };
}

/** Without duplicates; the most recently seen one wins. */
const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** All that this device can show offline and search in. */
async function textsOf(userId: string): Promise<SearchText[]> {
  const answersOf = storedAnswers(userId);
  const courses = [...(await savedCourses(userId)), ...answersOf('GET /api/courses/:courseId')];
  const savedCareers = await readSavedCareers(userId).catch(() => []);
  const savedHelp = await readSavedHelp(userId).catch(() => undefined);
  const careers = byId([...savedCareers, ...answersOf('GET /api/careers/:careerId')]);
  const help = [savedHelp ?? [], answersOf('GET /api/help')].flat();
  const questions = byId(help.flatMap((page) => page.questions));
  return [
    ...byId(courses).map(courseText),
    ...(await lessonTexts(userId, answersOf('GET /api/lessons/:lessonId'))),
    ...careers.map(({ id, title, description, fullDescription, dayInLife }): SearchText => {
      const body = [description, ...fullDescription, ...dayInLife].join(' ');
      return { kind: 'career', id, title, body, href: `/career-path/${id}` };
    }),
    ...questions.map(
      ({ id, question, answerHtml }): SearchText => ({
        kind: 'help',
        id,
        title: question,
        body: plainText(answerHtml),
        href: '/help',
      }),
    ),
  ];
}

/** Reads the texts once; each search then uses them. */
export async function openDeviceSearch(userId: string): Promise<(query: string) => SearchHit[]> {
  const texts = await textsOf(userId);
  return (query) => searchTexts(texts, query);
}
