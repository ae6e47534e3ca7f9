import { createHmac } from 'node:crypto';
import type { Queryable } from '../../../database/connect.ts';
import { readGrantKey } from '../../../http/documents/grant-key.store.ts';

interface Enrolled {
  readonly userId: string;
  readonly courseId: string;
}

/**
 * By what a list of learners names them: it means somebody to the one who asked and to nobody else, so that the list
 * tells no id (TRAIN-49).
 */
export async function studentRefs(db: Queryable, teacherId: string) {
  const key = await readGrantKey(db);
  return ({ userId, courseId }: Enrolled) =>
    createHmac('sha256', key).update(`student ${teacherId} ${userId} ${courseId}`).digest('base64url');
}
