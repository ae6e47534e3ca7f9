import type { Queryable } from '../../../database/connect.ts';
import { deleteAccount, findAccount } from '../../accounts/identity/index.ts';
import { type ModuleContext, personalTablesOf } from '../../define-module.ts';
import { dueErasures, lockDueErasure, recordRemoval } from './erasures.store.ts';
import { type Person, PersonRows } from './person-rows.store.ts';

/**
 * Rows that reference the account are deleted with it (foreign keys). Rows that name the person by an address or a name
 * are deleted first: later nobody could find them. The register says what stays, and a test looks for it in the whole
 * database.
 */
async function erase(context: ModuleContext, tx: Queryable, person: Person): Promise<void> {
  const rowsOf = new PersonRows(personalTablesOf(context.modules));
  const before = await rowsOf.count(tx, person);
  for (const { erase } of context.modules) await erase?.release?.(context, tx, person);
  for (const { erase } of context.modules) await erase?.forget?.(context, tx, person);
  await deleteAccount(tx, person.id);
  for (const { erase } of context.modules) await erase?.afterAccount?.(context, tx, person);
  const after = await rowsOf.count(tx, person);
  const removed = Object.fromEntries(
    Object.entries(before).map(([name, rows]) => [name, rows - (after[name] ?? 0)]),
  );
  await recordRemoval(tx, { cause: 'erasure', ranAt: context.clock(), removed });
}

/** Each account in a separate transaction: a failure does not stop the others from being erased. */
export async function eraseDueAccounts(context: ModuleContext): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const faults: unknown[] = [];
  for (const userId of await dueErasures(db, now)) {
    try {
      await db.transaction(async (tx) => {
        const account = await findAccount(tx, userId);
        if (account && (await lockDueErasure(tx, userId, now)))
          await erase({ ...context, clock: () => now }, tx, account);
      });
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Not every account that is due was erased.');
}
