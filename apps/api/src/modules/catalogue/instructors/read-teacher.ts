import type { Teacher } from '@academy/domain/catalogue/instructors';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { instructorsOf } from './instructor-accounts.store.ts';

/** What the actor manages as a teacher. Only a trainer's answer depends on the linked instructor. */
export async function readTeacher(db: Queryable, { userId, user }: Actor): Promise<Teacher> {
  const instructorIds = user.role === 'trainer' ? await instructorsOf(db, userId) : new Set<string>();
  return { role: user.role, instructorIds };
}
