import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { contains, findPeopleNamed, wordsOf } from '../people-search/index.ts';
import { auditLog } from './tables.ts';

interface StaffAction {
  /** Null: the operator of the server. */
  readonly actorId: string | null;
  readonly action:
    | 'invite'
    | 'withdraw-invitation'
    | 'remove-entry'
    | 'create-session'
    | 'move-session'
    | 'cancel-session'
    | 'edit-session'
    | 'record-attendance'
    | 'withdraw-attendance'
    | 'message-student'
    | 'assign-instructor'
    | 'hold-project'
    | 'review-project'
    | 'hide-peer-review'
    | 'keep-peer-review'
    | 'answer-ticket'
    | 'close-ticket'
    | 'set-joining-link'
    | 'revoke-certificate'
    | 'accept-redemption'
    | 'fulfil-redemption'
    | 'return-redemption'
    | 'refund-order'
    | 'create-content'
    | 'update-content'
    | 'delete-content'
    | 'restore-content'
    | 'archive-content'
    | 'offer-content'
    | 'take-update'
    | 'leave-update'
    | 'upload-image'
    | 'begin-draft'
    | 'write-draft'
    | 'discard-draft'
    | 'restore-draft'
    | 'submit-draft'
    | 'withdraw-draft'
    | 'return-draft'
    | 'publish-draft'
    | 'import-course'
    | 'make-vouchers'
    | 'take-voucher-codes'
    | 'withdraw-vouchers'
    | 'make-administrator'
    | 'make-trainer'
    | 'make-learner'
    | 'lock-account'
    | 'unlock-account'
    | 'end-sign-ins'
    | 'send-password-link'
    | 'remove-second-factor'
    | 'change-setting';
  readonly subject: string;
  readonly reason?: string;
  readonly now: Date;
}

/** Written in the same transaction: what staff did to other people's data can be looked up later. */
export async function recordStaffAction(db: Queryable, { now, ...action }: StaffAction): Promise<void> {
  await db.insert(auditLog).values({ ...action, happenedAt: now });
}

interface AuditSearch {
  readonly before?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly words?: string | undefined;
}

const PAGE_SIZE = 100;

const PERSON_OF_SUBJECT = sql`
  case when a.subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.subject::uuid end`;

const nameOf = (id: SQL) =>
  sql`(select concat_ws(' ', p.full_name, p.username) from users p where p.id = ${id})`;

/** A word may be in the entry, or in a name of who did it or to whom. Each of the three is found by an index. */
async function wordCondition(db: Queryable, word: string): Promise<SQL> {
  const people = await findPeopleNamed(db, word);
  const isNamed =
    people === null
      ? sql`${contains(nameOf(sql`a.actor_id`), word)} or ${contains(nameOf(PERSON_OF_SUBJECT), word)}`
      : sql`a.actor_id = any(${sql.param(people)}::uuid[]) or a.subject = any(${sql.param(people)}::text[])`;
  return sql`(${contains(sql`(a.action || ' ' || a.subject)`, word)} or ${isNamed})`;
}

async function conditionOf(db: Queryable, { before, from, to, words }: AuditSearch): Promise<SQL> {
  const inSast = (day: SQL) => sql`${day}::timestamp at time zone 'Africa/Johannesburg'`;
  const conditions: SQL[] = [];
  for (const word of wordsOf(words)) conditions.push(await wordCondition(db, word));
  if (before !== undefined) conditions.push(sql`a.id < ${before}`);
  if (from !== undefined) conditions.push(sql`a.happened_at >= ${inSast(sql`${from}::date`)}`);
  if (to !== undefined) conditions.push(sql`a.happened_at < ${inSast(sql`(${to}::date + 1)`)}`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

interface AuditRow extends Record<string, unknown> {
  readonly id: number;
  readonly happenedAt: string;
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectName: string | null;
  readonly reason: string | null;
}

/** The newest first; `next` is where the following page begins. */
export async function readAudit(db: Queryable, search: AuditSearch) {
  const { rows } = await db.execute<AuditRow>(sql`
    select a.id::float8 as id, a.happened_at as "happenedAt", coalesce(actor.full_name, actor.username) as actor,
           a.action, a.subject, coalesce(person.full_name, person.username) as "subjectName", a.reason
      from (select * from audit_log a where ${await conditionOf(db, search)}
             order by a.id desc limit ${PAGE_SIZE + 1}) a
      left join users actor on actor.id = a.actor_id
      left join users person on person.id = ${PERSON_OF_SUBJECT}
     order by a.id desc`);
  const entries = rows
    .slice(0, PAGE_SIZE)
    .map(({ happenedAt, ...entry }) => ({ ...entry, happenedAt: new Date(happenedAt).toISOString() }));
  return { entries, next: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null };
}

/** Of an erased account the log keeps only its number. */
export async function forgetReasonsAbout(tx: Queryable, personId: string): Promise<void> {
  await tx
    .update(auditLog)
    .set({ reason: null })
    .where(and(eq(auditLog.subject, personId), isNotNull(auditLog.reason)));
}
