import type { Answer, Input } from '@academy/contract';
import { EVENT_REFUSALS } from '@academy/contract/learning';
import type { EventRefusal } from '@academy/domain/learning';
import type { Queryable } from '../../database/connect.ts';
import { appendReports, completedBy } from './append-to-log.ts';
import type { LearningContext } from './enrol.ts';
import { readStreak } from './streaks.store.ts';

type Reports = Input<'POST /api/learning-events'>['events'];

const refusal = (id: string, code: EventRefusal) => ({ id, code, sentence: EVENT_REFUSALS[code] });

/** Records what a device reports. Each report is judged by itself; what was reported before counts once. */
export async function recordReports(
  context: LearningContext,
  db: Queryable,
  userId: string,
  reports: Reports,
): Promise<Answer<'POST /api/learning-events'>> {
  const catalogue = await context.catalogue.read();
  return db.transaction(async (tx) => {
    const learner = { userId, catalogue, now: context.clock() };
    const effect = await appendReports(tx, learner, reports);
    const { accepted, recorded, known, refused } = effect;
    // Between the look at the ids and the writing another learner may have taken one.
    const taken = accepted.filter((event) => !recorded.includes(event));
    return {
      recorded: recorded.length,
      known,
      refused: [
        ...refused.map(({ id, code }) => refusal(id, code)),
        ...taken.map(({ id }) => refusal(id, 'id-taken')),
      ],
      completed: completedBy(effect),
      streak: await readStreak(tx, userId, learner.now),
    };
  });
}
