import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';

interface JobState {
  /** Due for ten minutes, and no worker has started it. */
  readonly late: number;
  /** All retries are used up. */
  readonly failed: number;
}

// The clock of the database, which the worker uses.
const jobState = statement<JobState, []>(
  'operations-jobs',
  `select count(*) filter (where attempts < max_attempts and locked_at is null
                             and run_at < now() - interval '10 minutes') as late,
          count(*) filter (where attempts >= max_attempts) as failed
     from graphile_worker.jobs`,
);

export async function readJobState(db: Queryable): Promise<JobState> {
  return (await jobState.row(db)) ?? { late: 0, failed: 0 };
}
