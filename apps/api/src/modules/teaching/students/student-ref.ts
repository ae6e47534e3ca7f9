import { createHmac } from 'node:crypto';
import type { Queryable } from '../../../database/connect.ts';
import { readGrantKey } from '../../../http/documents/grant-key.store.ts';

interface Enrolled {
  readonly userId: string;
  readonly courseId: string;
}

/**
 * An opaque reference to a learner in a list: valid only for the person who requested the list, so that it reveals
 * no id (TRAIN-49).
 */
export async function studentRefs(db: Queryable, teacherId: string) {
  const key = await readGrantKey(db);
  return ({ userId, courseId }: Enrolled) =>
    createHmac('sha256', key).update(`student ${teacherId} ${userId} ${courseId}`).digest('base64url');
}
