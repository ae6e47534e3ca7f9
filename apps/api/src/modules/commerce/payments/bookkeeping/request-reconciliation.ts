import type { ReconciliationAnswer } from '@academy/contract/commerce/bookkeeping';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import { addJob } from '../../../../job-queue/add-job.store.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { periodOf, type RequestedDays } from './period.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import {
  addReconciliation,
  endReconciliation,
  failStaleReconciliations,
  findReconciliation,
  forgetOtherReconciliations,
  latestReconciliation,
  type StoredReconciliation,
} from './reconciliations.store.ts';

/** Longer than the longest list takes. After this time another comparison may be requested. */
const LONGEST_MS = 30 * 60 * 1000;

function answerOf(stored: StoredReconciliation): ReconciliationAnswer {
  const { fromDay, toDay, state, askedAt, endedAt, result } = stored;
  return {
    from: fromDay,
    to: toDay,
    state,
    askedAt: askedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    result,
  };
}

/** Requests a comparison, which the job makes. A request while one is running returns the running one. */
export async function requestReconciliation(context: PaymentsContext, tx: Queryable, days: RequestedDays) {
  if (context.paystack === null) return refuse('payments-not-configured');
  if (!periodOf(days)) return refuse('bad-period');
  const now = context.clock();
  await failStaleReconciliations(tx, new Date(now.getTime() - LONGEST_MS), now);
  const added = await addReconciliation(tx, { fromDay: days.from, toDay: days.to, askedAt: now });
  if (added) {
    await forgetOtherReconciliations(tx, added.id);
    await addJob(tx, 'reconcile-payments', { reconciliationId: added.id });
  }
  const stored = added ?? (await latestReconciliation(tx));
  if (!stored) throw new Error('A comparison that runs is there.');
  return accept(answerOf(stored));
}

export async function readReconciliation(db: Queryable) {
  const stored = await latestReconciliation(db);
  return accept({ reconciliation: stored && answerOf(stored) });
}

/** The job. It ends when the provider cannot be reached: staff see that and can request another comparison. */
export async function runReconciliation(context: PaymentsContext, id: string): Promise<void> {
  const { db, clock, log } = context;
  const requested = await findReconciliation(db, id);
  if (requested?.state !== 'running') return;
  const compared = await reconcilePayments(context, db, { from: requested.fromDay, to: requested.toDay });
  if (!compared.ok) log.warn({ code: compared.refusal.code }, 'the books could not be compared');
  await endReconciliation(
    db,
    id,
    compared.ok
      ? { state: 'done', endedAt: clock(), result: compared.value }
      : { state: 'failed', endedAt: clock(), result: null },
  );
}
