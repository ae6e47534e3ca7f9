import type { bookkeepingEndpoints } from '@academy/contract/commerce/bookkeeping';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { listOrders } from './bookkeeping/list-orders.ts';
import { readReconciliation, requestReconciliation } from './bookkeeping/request-reconciliation.ts';
import type { PaymentsContext } from './payments-context.ts';

export function bookkeepingHandlers(context: PaymentsContext): Handlers<typeof bookkeepingEndpoints> {
  return {
    'GET /api/admin/orders': ({ input, db }) => listOrders(context, db, input),
    'GET /api/admin/reconciliation': ({ db }) => readReconciliation(db),
    'POST /api/admin/reconciliation': ({ input, transaction }) =>
      transaction((tx) => requestReconciliation(context, tx, input)),
  };
}
