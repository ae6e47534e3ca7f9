import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import {
  isInstructor,
  lockStaff,
  removeInstructorAccount,
  saveInstructorAccount,
  teachesAsAnother,
} from './instructor-accounts.store.ts';

interface Assignment {
  readonly instructorId: string;
  /** Null: the instructor has no account any more. */
  readonly personId: string | null;
}

/** From now on this account, and no other trainer, manages the instructor's courses, sessions and learners. */
export async function assignInstructor(
  { clock }: Pick<Services, 'clock'>,
  db: Queryable,
  actor: Actor,
  { instructorId, personId }: Assignment,
) {
  return db.transaction(async (tx) => {
    const now = clock();
    if (!(await isInstructor(tx, instructorId))) return refuse('unknown-instructor');
    if (personId === null) await removeInstructorAccount(tx, instructorId);
    else {
      if (!(await lockStaff(tx, personId))) return refuse('not-a-trainer');
      if (await teachesAsAnother(tx, personId, instructorId)) return refuse('teaches-as-another');
      await saveInstructorAccount(tx, { instructorId, userId: personId, assignedAt: now });
    }
    await recordStaffAction(tx, {
      actorId: actor.userId,
      action: 'assign-instructor',
      subject: instructorId,
      now,
    });
    return accept(null);
  });
}
