import type { SeenPerson } from '@academy/domain/accounts/profiles';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { users } from '../../../accounts/identity/tables.ts';
import { profiles } from '../../../accounts/profiles/tables.ts';
import type { Submission } from '../submissions.store.ts';
import { peerReviews, projectSubmissions } from '../tables.ts';

export type PeerReviewRow = typeof peerReviews.$inferSelect;

/** The learner's last submission, locked: serialises asking for readers with a judgement. */
export async function lockNewest(tx: Queryable, userId: string, projectId: string) {
  const [newest] = await tx
    .select()
    .from(projectSubmissions)
    .where(and(eq(projectSubmissions.userId, userId), eq(projectSubmissions.projectId, projectId)))
    .orderBy(sql`${projectSubmissions.handedInAt} desc`)
    .limit(1)
    .for('update');
  return newest ?? null;
}

export async function markPeerReviewsRequested(
  tx: Queryable,
  submissionId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(projectSubmissions)
    .set({ peersAskedAt: now })
    .where(and(eq(projectSubmissions.id, submissionId), isNull(projectSubmissions.peersAskedAt)));
}

interface Readers {
  readonly projectId: string;
  readonly reviewerId: string;
}

export interface GivenReview {
  readonly review: PeerReviewRow;
  readonly submission: Pick<Submission, 'reviewedAt' | 'peersAskedAt'> & { readonly hasPlace: boolean };
}

/** What somebody reads, or has read, of a project, and its outcome. */
export async function givenBy(db: Queryable, { projectId, reviewerId }: Readers): Promise<GivenReview[]> {
  return db
    .select({
      review: peerReviews,
      submission: {
        reviewedAt: projectSubmissions.reviewedAt,
        peersAskedAt: projectSubmissions.peersAskedAt,
        hasPlace: sql<boolean>`exists (select from enrolments e
          where e.user_id = ${projectSubmissions.userId} and e.course_id = ${projectSubmissions.courseId})`,
      },
    })
    .from(peerReviews)
    .innerJoin(projectSubmissions, eq(projectSubmissions.id, peerReviews.submissionId))
    .where(and(eq(peerReviews.projectId, projectId), eq(peerReviews.reviewerId, reviewerId)))
    .orderBy(asc(peerReviews.offeredAt));
}

/** Serialises taking projects of the same course: each transaction sees the places that are left. */
export async function lockOffers(tx: Queryable, projectId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('peer-offers'), hashtext(${projectId}))`);
}

/** Of a submission `s` by a review `p`: sent for this version, or still in time with the author's wish unchanged. */
const holdsPlace = (lapsedBefore: Date) =>
  sql`case when p.sent_at is null then p.offered_at > ${lapsedBefore} and p.offered_at >= s.peers_asked_at
           else p.handed_in_at = s.handed_in_at end`;

/** The project that has waited longest, of another learner, with a place left; locked, so nobody judges it now. */
async function lockLongestWaiting(
  tx: Queryable,
  { projectId, reviewerId }: Readers,
  lapsedBefore: Date,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select s.id from project_submissions s
     where s.project_id = ${projectId} and s.reviewed_at is null and s.peers_asked_at is not null
       and s.user_id <> ${reviewerId}
       and exists (select from enrolments e where e.user_id = s.user_id and e.course_id = s.course_id)
       and not exists (select from peer_reviews p where p.submission_id = s.id and p.reviewer_id = ${reviewerId}
                          and (p.sent_at is not null or p.offered_at >= s.peers_asked_at))
       and (select count(*) from peer_reviews p where p.submission_id = s.id and ${holdsPlace(lapsedBefore)}) < 2
     order by s.peers_asked_at, s.id limit 1 for update of s`);
  return rows[0]?.id ?? null;
}

/** Under the lock of `lockOffers`. Null when nothing waits. */
export async function takeOffer(
  tx: Queryable,
  reading: Readers,
  { offeredAt, lapsedBefore }: { readonly offeredAt: Date; readonly lapsedBefore: Date },
): Promise<string | null> {
  const submissionId = await lockLongestWaiting(tx, reading, lapsedBefore);
  if (submissionId === null) return null;
  await tx.execute(sql`
    update peer_reviews p set place = null from project_submissions s
     where s.id = ${submissionId} and p.submission_id = s.id and not ${holdsPlace(lapsedBefore)}`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into peer_reviews (submission_id, place, learner_id, reviewer_id, project_id, offered_at)
    select s.id, free.place, s.user_id, ${reading.reviewerId}::uuid, s.project_id, ${offeredAt}::timestamptz
      from project_submissions s, generate_series(1, 2) as free (place)
     where s.id = ${submissionId}
       and not exists (select from peer_reviews p where p.submission_id = s.id and p.place = free.place)
     order by free.place limit 1
    on conflict (submission_id, reviewer_id) do update set place = excluded.place, offered_at = excluded.offered_at
    returning id`);
  return rows[0]?.id ?? null;
}

export async function findPeerReview(db: Queryable, reviewId: string): Promise<PeerReviewRow | null> {
  const [review] = await db.select().from(peerReviews).where(eq(peerReviews.id, reviewId));
  return review ?? null;
}

/** A caller that also locks its submission does that first. */
export async function lockPeerReview(tx: Queryable, reviewId: string): Promise<PeerReviewRow | null> {
  const [review] = await tx.select().from(peerReviews).where(eq(peerReviews.id, reviewId)).for('update');
  return review ?? null;
}

type Sent = Required<Pick<PeerReviewRow, 'sentAt' | 'handedInAt' | 'comment' | 'criteria'>>;

export async function storePeerReview(tx: Queryable, reviewId: string, sent: Sent): Promise<void> {
  await tx.update(peerReviews).set(sent).where(eq(peerReviews.id, reviewId));
}

export async function markReported(tx: Queryable, reviewId: string, reportedAt: Date): Promise<void> {
  await tx.update(peerReviews).set({ reportedAt }).where(eq(peerReviews.id, reviewId));
}

export async function settleReport(
  tx: Queryable,
  reviewId: string,
  settledAt: Date,
  hiddenAt: Date | null,
): Promise<void> {
  await tx.update(peerReviews).set({ settledAt, hiddenAt }).where(eq(peerReviews.id, reviewId));
}

export interface ReceivedReview {
  readonly review: PeerReviewRow;
  readonly reviewer: SeenPerson;
}

const SEEN = { fullName: users.fullName, isNameShown: sql<boolean>`coalesce(${profiles.isNameShown}, true)` };

/** What was sent, the earliest first. */
async function sentReviews(db: Queryable, of: SQL | undefined): Promise<ReceivedReview[]> {
  return db
    .select({ review: peerReviews, reviewer: SEEN })
    .from(peerReviews)
    .innerJoin(users, eq(users.id, peerReviews.reviewerId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(of, isNotNull(peerReviews.sentAt)))
    .orderBy(asc(peerReviews.sentAt));
}

/** Reviews of all of a learner's submissions for a project. */
export const receivedBy = (db: Queryable, learnerId: string, projectId: string) =>
  sentReviews(db, and(eq(peerReviews.learnerId, learnerId), eq(peerReviews.projectId, projectId)));

export const receivedFor = (db: Queryable, submissionId: string) =>
  sentReviews(db, eq(peerReviews.submissionId, submissionId));

/** As fellow learners see them; nothing of an erased account. */
export async function seenLearner(db: Queryable, userId: string): Promise<SeenPerson> {
  const [learner] = await db
    .select(SEEN)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  return learner ?? { fullName: null, isNameShown: false };
}
