import { afterLeaving, afterTaking, type ContentType, hasProposal } from '@academy/domain/catalogue/content';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { type EntryRow, lockEntry, saveEntry } from '../../catalogue/content-entries/index.ts';
import { lockCourse } from '../../catalogue/courses/index.ts';
import { countEnrolments } from '../../enrolment/places/index.ts';
import { notifyRegistered } from '../../teaching/events/index.ts';
import { projectEntry } from './entry-rows.ts';
import type { StudioContext } from './studio-context.ts';
import { changedBy } from './write-entry.ts';

interface Entry {
  readonly type: ContentType;
  readonly id: string;
}
type Action = Parameters<typeof recordStaffAction>[1]['action'];

async function save(db: Queryable, actor: Actor, entry: EntryRow, action: Action) {
  await saveEntry(db, entry);
  await projectEntry(db, entry);
  const subject = `${entry.type}:${entry.id}`;
  await recordStaffAction(db, { actorId: actor.userId, action, subject, now: entry.changedAt });
  return accept(null);
}

const newsOf = ({ id, version }: EntryRow) => ({ eventId: id, version });

const inWords = (learners: number) => (learners === 1 ? '1 learner has' : `${learners} learners have`);

/** Learners' work depends on a course: once a place is taken it can be archived, never deleted. */
async function refuseWithLearners(db: Queryable, { type, id }: Entry) {
  if (type !== 'course') return null;
  await lockCourse(db, id);
  const learners = await countEnrolments(db, id);
  if (learners === 0) return null;
  const { refusal } = refuse('has-enrolments');
  return { ok: false, refusal: { ...refusal, values: { learners: inWords(learners) } } } as const;
}

export async function deleteEntry(
  { clock, publicUrl }: StudioContext,
  db: Queryable,
  actor: Actor,
  { type, id }: Entry,
) {
  const known = await lockEntry(db, type, id);
  if (!known || known.deletedAt !== null) return refuse('unknown-entry');
  const refused = await refuseWithLearners(db, { type, id });
  if (refused) return refused;
  const now = clock();
  const deleted = { ...changedBy(actor, known, now), deletedAt: now };
  const saved = await save(db, actor, deleted, 'delete-content');
  // An event that nobody could see is not announced as cancelled.
  if (type === 'event' && known.archivedAt === null)
    await notifyRegistered(db, { ...newsOf(deleted), kind: 'event-cancelled', publicUrl: publicUrl(), now });
  return saved;
}

/** Restoring what is not deleted changes nothing. */
export async function restoreEntry(
  { clock, publicUrl }: StudioContext,
  db: Queryable,
  actor: Actor,
  { type, id }: Entry,
) {
  const known = await lockEntry(db, type, id);
  if (!known) return refuse('unknown-entry');
  if (known.deletedAt === null) return accept(null);
  const now = clock();
  const restored = { ...changedBy(actor, known, now), deletedAt: null };
  const saved = await save(db, actor, restored, 'restore-content');
  if (type === 'event' && known.archivedAt === null)
    await notifyRegistered(db, { ...newsOf(restored), kind: 'event-restored', publicUrl: publicUrl(), now });
  return saved;
}

export async function archiveEntry(
  { clock }: StudioContext,
  db: Queryable,
  actor: Actor,
  { type, id, isArchived }: Entry & { readonly isArchived: boolean },
) {
  const known = await lockEntry(db, type, id);
  if (!known || known.deletedAt !== null) return refuse('unknown-entry');
  if ((known.archivedAt !== null) === isArchived) return accept(null);
  const now = clock();
  const entry = { ...changedBy(actor, known, now), archivedAt: isArchived ? now : null };
  return save(db, actor, entry, isArchived ? 'archive-content' : 'offer-content');
}

/** Takes the files' version, after which the entry follows them again, or keeps the studio's version. */
export async function decideProposal(
  { clock }: StudioContext,
  db: Queryable,
  actor: Actor,
  { type, id, decision, version }: Entry & { readonly decision: 'take' | 'leave'; readonly version: number },
) {
  const known = await lockEntry(db, type, id);
  if (!known || known.deletedAt !== null) return refuse('unknown-entry');
  if (version !== known.version) return refuse('changed-meanwhile');
  if (!hasProposal(type, known)) return refuse('no-proposal');
  const now = clock();
  const changed = changedBy(actor, known, now);
  if (decision === 'leave') return save(db, actor, afterLeaving(changed), 'leave-update');
  // Accepts that the files no longer have it.
  const removedAt = known.fileFields === null ? now : null;
  const refused = removedAt && (await refuseWithLearners(db, { type, id }));
  if (refused) return refused;
  return save(db, actor, { ...afterTaking(changed), removedAt }, 'take-update');
}
