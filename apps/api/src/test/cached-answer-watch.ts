import { isDeepStrictEqual } from 'node:util';
import type { CachedAnswerWatch } from '../services.ts';
import type { TestDatabase } from './databases/test-database.ts';

/**
 * Fails a request whose answer came from memory and is out of date: a write changed what the answer is made from and did not
 * raise the version of the learner's record (decision 30). What another request has raised meanwhile is no fault.
 */
export function watchCachedAnswers({ pool }: Pick<TestDatabase, 'pool'>): CachedAnswerWatch {
  return async (actor, about, cached, fresh) => {
    if (isDeepStrictEqual(cached, fresh)) return;
    const { rows } = await pool.query('select version from learner_tallies where user_id = $1', [
      actor.userId,
    ]);
    if ((rows[0]?.version ?? 0) !== actor.recordVersion) return;
    throw new Error(
      `An answer kept in memory ("${about}") is out of date. What wrote last has to raise the version of the learner's record: ` +
        `lockLearner in its transaction (docs/decisions/0030-learner-record-version.md).\n` +
        `In memory: ${JSON.stringify(cached)}\nNow: ${JSON.stringify(fresh)}`,
    );
  };
}
