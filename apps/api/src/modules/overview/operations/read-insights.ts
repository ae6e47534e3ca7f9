import type { Answer } from '@academy/contract';
import { accept, refuse } from '@academy/domain/kernel';
import {
  DAILY_FIGURES,
  type DayRange,
  judgeItem,
  lessonShares,
  readDayRange,
  SAMPLE_INSIGHTS,
} from '@academy/domain/overview/operations';
import type { Queryable } from '../../../database/connect.ts';
import { type Catalogue, type CatalogueCache, offeredCourses } from '../../catalogue/courses/index.ts';
import { countInTime } from './count-in-time.ts';
import { lastCounted } from './daily-counts/rollups.store.ts';
import { figuresOfDays, itemsBetween, itemsOfBanks, lessonsBetween } from './insights.store.ts';

type Insights = Answer<'GET /api/admin/insights'>;
type Course = NonNullable<ReturnType<Catalogue['courseOf']>>;

interface InsightsRequest extends DayRange {
  readonly figures: 'sample' | 'live';
  readonly courseId?: string;
}

const ASK_CHARACTERS = 160;

/** An item's question in one line: the text without its tags. */
function lineOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= ASK_CHARACTERS ? text : `${text.slice(0, ASK_CHARACTERS - 1).trimEnd()}…`;
}
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Lessons, graded items and days of the academy, from a job's counts; for one course at a time. */
export async function readInsights(
  { catalogue }: { readonly catalogue: Pick<CatalogueCache, 'read'> },
  db: Queryable,
  { figures, courseId, ...given }: InsightsRequest,
) {
  const read = readDayRange(given);
  if (!read.ok) return read;
  if (figures === 'sample') return accept(sample());
  const known = await catalogue.read();
  const offered = offeredCourses(known);
  const course = courseId === undefined ? (offered[0] ?? null) : (known.courseOf(courseId) ?? null);
  if (course === null && courseId !== undefined) return refuse('unknown-course');
  return countInTime(readLive(db, offered, course, read.value));
}

async function readLive(
  db: Queryable,
  offered: readonly Pick<Course, 'id' | 'title'>[],
  course: Course | null,
  range: DayRange,
): Promise<Insights> {
  const countedAt = await lastCounted(db, 'learning');
  return {
    figures: 'live',
    countedAt: countedAt?.toISOString() ?? null,
    courseId: course?.id ?? '',
    courses: offered.map(({ id, title }) => ({ id, title })),
    lessons: course ? await readLessons(db, course, range) : [],
    items: course ? await readItems(db, course, range) : [],
    days: await readDays(db, range),
  };
}

const sample = (): Insights => ({ figures: 'sample', countedAt: null, ...structuredClone(SAMPLE_INSIGHTS) });

async function readLessons(db: Queryable, course: Course, range: DayRange): Promise<Insights['lessons']> {
  const counted = await lessonsBetween(db, course.id, range);
  return course.modules.flatMap(({ title: moduleTitle, lessons }) =>
    lessons.map(({ id, title }) => {
      const { opened = 0, completed = 0, stopped = 0 } = counted.get(id) ?? {};
      const counts = { opened, completed, stopped };
      return { lessonId: id, title, moduleTitle, ...counts, ...lessonShares(counts) };
    }),
  );
}

async function readItems(db: Queryable, course: Course, range: DayRange): Promise<Insights['items']> {
  const assessments = [...course.modules.flatMap(({ assessment }) => assessment ?? []), ...finalOf(course)];
  const ids = assessments.map(({ id }) => id);
  const sums = new Map(
    (await itemsBetween(db, ids, range)).map((row) => [`${row.assessmentId}/${row.itemId}`, row]),
  );
  const lessonTitles = new Map(
    course.modules.flatMap(({ lessons }) => lessons.map(({ id, title }) => [id, title] as const)),
  );
  return (await itemsOfBanks(db, ids)).flatMap(({ assessmentId, itemId, lessonId, askHtml }) => {
    const counted = sums.get(`${assessmentId}/${itemId}`);
    if (!counted) return [];
    return {
      assessmentId,
      assessmentTitle: assessments.find(({ id }) => id === assessmentId)?.title ?? '',
      itemId,
      ask: lineOf(askHtml),
      lessonId,
      lessonTitle: lessonTitles.get(lessonId) ?? '',
      asked: counted.asked,
      ...judgeItem(counted),
    };
  });
}

const finalOf = ({ final }: Course) => (final ? [final] : []);

async function readDays(db: Queryable, range: DayRange): Promise<Insights['days']> {
  const byDay = new Map<string, Map<string, number>>();
  for (const { day, figure, value } of await figuresOfDays(db, range))
    byDay.set(day, (byDay.get(day) ?? new Map()).set(figure, value));
  return [...byDay].map(([day, values]) => ({
    day,
    values: DAILY_FIGURES.map((figure) => values.get(figure) ?? 0),
  }));
}
