// What a learner opens offline besides lessons: plan, path, cards, careers and help. It is saved together with a
// course, so that nobody has to remember to open each page before the data runs out. The features declare it.
import type { Answer } from '@academy/contract';
import { OFFLINE_ANSWERS_BYTES } from '@academy/domain/learning/offline-packs';
import type { QueryKey } from '@tanstack/react-query';
import { answerKey } from '../answers/answers.ts';
import { call } from '../answers/api-client.ts';
import type {
  CourseEndpoint,
  Freshness,
  OfflineAnswers,
  OwnEndpoint,
} from '../features/offline-endpoints.ts';
import { providedFeatures } from '../features/provided-features.ts';
import { readSavedAnswer, savedAnswerAgeMs, storeSavedAnswer } from './saved-cache.ts';

/** One for each career of the list. */
const CAREER = 'GET /api/careers/:careerId';

// Learners who save a course module by module pay for each answer once.
const DAY_MS = 24 * 60 * 60 * 1000;
const LASTS_MS = { daily: DAY_MS, monthly: 30 * DAY_MS } as const satisfies Record<Freshness, number>;

function endpointsWith<Endpoint extends keyof OfflineAnswers>(value: OfflineAnswers[Endpoint]): Endpoint[] {
  const rows = Object.entries(providedFeatures().offlineAnswers);
  return rows.flatMap(([endpoint, lasts]) => (lasts === value ? [endpoint as Endpoint] : []));
}

const ownEndpoints = (freshness: Freshness) => endpointsWith<OwnEndpoint>(freshness);

/** Answers about a course that are saved with it. */
export const courseEndpoints = () => endpointsWith<CourseEndpoint>('with-course');

export async function readSavedHelp(userId: string): Promise<Answer<'GET /api/help'> | undefined> {
  const help = await readSavedAnswer(userId, answerKey('GET /api/help'));
  return help as Answer<'GET /api/help'> | undefined;
}

async function careerKeys(userId: string): Promise<QueryKey[]> {
  const careers = await readSavedAnswer(userId, answerKey('GET /api/careers'));
  return ((careers ?? []) as Answer<'GET /api/careers'>).map(({ id }) => answerKey(CAREER, { careerId: id }));
}

export async function readSavedCareers(userId: string): Promise<Answer<typeof CAREER>[]> {
  const read = (await careerKeys(userId)).map((key) => readSavedAnswer(userId, key));
  return (await Promise.all(read)).filter((career) => career !== undefined) as Answer<typeof CAREER>[];
}

/** The keys of everything that belongs to no single course: cleaning up leaves them. */
export async function offlineAnswerKeys(userId: string): Promise<QueryKey[]> {
  const endpoints = [...ownEndpoints('daily'), ...ownEndpoints('monthly')];
  return [...endpoints.map((endpoint) => answerKey(endpoint)), ...(await careerKeys(userId))];
}

/** What the next save fetches of it. */
export async function weighOfflineAnswers(userId: string): Promise<number> {
  async function weigh(freshness: Freshness, bytes: number): Promise<number> {
    const [first] = ownEndpoints(freshness);
    const isHere = first && (await savedAnswerAgeMs(userId, answerKey(first))) <= LASTS_MS[freshness];
    return isHere ? 0 : bytes;
  }
  return (
    (await weigh('daily', OFFLINE_ANSWERS_BYTES.daily)) +
    (await weigh('monthly', OFFLINE_ANSWERS_BYTES.monthly))
  );
}

/** Answers that fail are fetched the next time, and hold up no lesson. */
export async function saveOfflineAnswers(userId: string, signal: AbortSignal): Promise<void> {
  const isOlder = async (key: QueryKey, freshness: Freshness) =>
    (await savedAnswerAgeMs(userId, key)) > LASTS_MS[freshness];
  try {
    for (const freshness of ['daily', 'monthly'] as const)
      for (const endpoint of ownEndpoints(freshness)) {
        const key = answerKey(endpoint);
        if (await isOlder(key, freshness))
          await storeSavedAnswer(userId, key, await call(endpoint, {}, { signal }));
      }
    for (const key of await careerKeys(userId)) {
      if (!(await isOlder(key, 'monthly'))) continue;
      const career = key[1] as { readonly careerId: string };
      await storeSavedAnswer(userId, key, await call(CAREER, career, { signal }));
    }
  } catch {
    // Reported by the lessons, which have the same connection and the same room.
  }
}
