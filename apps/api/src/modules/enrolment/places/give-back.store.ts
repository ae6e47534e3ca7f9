import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';
import { addingJobs } from '../../../job-queue/add-job.store.ts';

const queued = statement<{ id: string }, [userId: string, courseId: string]>(
  'queue-give-back',
  addingJobs(
    'give-back',
    { userId: 'user_id', courseId: 'course_id' },
    'from take_backs where user_id = $1 and course_id = $2 and given_back_at is null',
  ),
);

/**
 * If a refund of the course had taken something, a job gives it back. A separate statement after the place exists: the
 * statement that waits for a refund to end the earlier place does not see what that has taken.
 */
export async function queueGiveBack(tx: Queryable, userId: string, courseId: string): Promise<void> {
  await queued.rows(tx, userId, courseId);
}
