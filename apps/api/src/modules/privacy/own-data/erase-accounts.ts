import type { Queryable } from '../../../database/connect.ts';
import { forgetAnswersOf } from '../../../http/endpoints/repeatable-answers.store.ts';
import { forgetJobsAbout } from '../../../job-queue/add-job.store.ts';
import type { Services } from '../../../services.ts';
import { forgetReasonsAbout } from '../../academy/audit/index.ts';
import { forgetNoticesNaming } from '../../academy/notices/index.ts';
import { forgetMailsTo } from '../../academy/outbox/index.ts';
import {
  CONFIRM_SUBJECT,
  deleteAccount,
  findAccount,
  findAccountByName,
  otherAddresses,
} from '../../accounts/identity/index.ts';
import { forgetPlaceOf } from '../../admissions/waitlist/index.ts';
import { forgetBuyer } from '../../commerce/payments/index.ts';
import { giveSeatsBack } from '../../teaching/sessions/index.ts';
import { forgetAuthor } from '../../teaching/tickets/index.ts';
import { dueErasures, lockDueErasure, noteRemoval } from './erasures.store.ts';
import { countRows, PERSONAL_TABLES, type Person } from './person-rows.store.ts';

type EraseContext = Pick<Services, 'db' | 'clock'> & { readonly publicUrl: string };

async function countedRows(tx: Queryable, person: Person): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const entry of PERSONAL_TABLES) removed[entry.name] = await countRows(tx, entry, person);
  return removed;
}

/** An address that was only asked for may be anybody's: of its mails the letter goes that this person caused. */
async function forgetOtherMails(tx: Queryable, userId: string): Promise<void> {
  const { borne, foreign, asked } = await otherAddresses(tx, userId);
  // Somebody else may have it by now, and mails of their own.
  for (const address of [...borne, ...foreign])
    if (!(await findAccountByName(tx, address.toLowerCase()))) await forgetMailsTo(tx, address);
  for (const address of asked) await forgetMailsTo(tx, address, CONFIRM_SUBJECT);
}

/**
 * What hangs on the account goes with it (foreign keys). First goes what knows the person by an address or a name: later
 * nobody could find it. The register says what stays, and a test looks for it in the whole database.
 */
async function erase(context: EraseContext, tx: Queryable, person: Person, now: Date): Promise<void> {
  const before = await countedRows(tx, person);
  await giveSeatsBack({ clock: () => now, publicUrl: () => context.publicUrl }, tx, person.id);
  await forgetBuyer(tx, person.id);
  await forgetAuthor(tx, person.id);
  await forgetPlaceOf(tx, person);
  if (person.email !== null) await forgetMailsTo(tx, person.email);
  await forgetOtherMails(tx, person.id);
  await forgetNoticesNaming(tx, person.id);
  await forgetAnswersOf(tx, person.id);
  await forgetJobsAbout(tx, person.id);
  await deleteAccount(tx, person.id);
  // The trigger of the log lets a reason go only where the account is gone.
  await forgetReasonsAbout(tx, person.id);
  const after = await countedRows(tx, person);
  const removed = Object.fromEntries(
    Object.entries(before).map(([name, rows]) => [name, rows - (after[name] ?? 0)]),
  );
  await noteRemoval(tx, { cause: 'erasure', ranAt: now, removed });
}

/** Each account in a transaction of its own: one that fails keeps no other from being erased. */
export async function eraseDueAccounts(context: EraseContext): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const faults: unknown[] = [];
  for (const userId of await dueErasures(db, now)) {
    try {
      await db.transaction(async (tx) => {
        const account = await findAccount(tx, userId);
        if (account && (await lockDueErasure(tx, userId, now))) await erase(context, tx, account, now);
      });
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Not every account that is due was erased.');
}
