// What a learner opens beside the lessons when there is no network: plan, path, cards, careers and help. It comes with
// what is saved, so that nobody has to think of opening each page before the data is gone.
import type { Answer } from '@academy/contract';
import { BESIDE_LESSONS_BYTES } from '@academy/domain/learning/offline-packs';
import type { QueryKey } from '@tanstack/react-query';
import { answerKey } from '../answers/answers.ts';
import { call, type ReadEndpoint } from '../answers/api-client.ts';
import { keepSavedAnswer, readSavedAnswer, savedAnswerAgeMs } from './saved-cache.ts';

/** Where the learner stands. */
const OWN = [
  'GET /api/study-plan',
  'GET /api/learning-tracks',
  'GET /api/progress/user',
  'GET /api/progress/skills',
  'GET /api/achievements/user/details',
  'GET /api/reviews/today',
] as const satisfies readonly ReadEndpoint[];
/** The same for everybody, and most of the weight. */
const TEXTS = [
  'GET /api/help',
  'GET /api/courses',
  'GET /api/careers',
] as const satisfies readonly ReadEndpoint[];
const CAREER = 'GET /api/careers/:careerId';

// Who saves a course module by module pays for each once.
const DAY_MS = 24 * 60 * 60 * 1000;
const TEXTS_LAST_MS = 30 * DAY_MS;

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

/** The places of all of it: tidying leaves them. */
export async function keysBesideLessons(userId: string): Promise<QueryKey[]> {
  return [...[...OWN, ...TEXTS].map((endpoint) => answerKey(endpoint)), ...(await careerKeys(userId))];
}

/** What the next saving brings of it. */
export async function weighBesideLessons(userId: string): Promise<number> {
  const [own, text] = [answerKey(OWN[0]), answerKey(TEXTS[0])];
  return (
    ((await savedAnswerAgeMs(userId, own)) > DAY_MS ? BESIDE_LESSONS_BYTES.own : 0) +
    ((await savedAnswerAgeMs(userId, text)) > TEXTS_LAST_MS ? BESIDE_LESSONS_BYTES.texts : 0)
  );
}

/** What does not come of this is asked for the next time, and holds up no lesson. */
export async function keepBesideLessons(userId: string, signal: AbortSignal): Promise<void> {
  async function keep(endpoint: (typeof OWN | typeof TEXTS)[number], lastsMs: number): Promise<void> {
    const key = answerKey(endpoint);
    if ((await savedAnswerAgeMs(userId, key)) > lastsMs)
      await keepSavedAnswer(userId, key, await call(endpoint, {}, { signal }));
  }
  try {
    for (const endpoint of OWN) await keep(endpoint, DAY_MS);
    for (const endpoint of TEXTS) await keep(endpoint, TEXTS_LAST_MS);
    for (const key of await careerKeys(userId)) {
      if ((await savedAnswerAgeMs(userId, key)) <= TEXTS_LAST_MS) continue;
      const asked = key[1] as { readonly careerId: string };
      await keepSavedAnswer(userId, key, await call(CAREER, asked, { signal }));
    }
  } catch {
    // Told by the lessons, which meet the same line and the same room.
  }
}
