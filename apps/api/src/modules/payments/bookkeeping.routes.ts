import type { bookkeepingEndpoints } from '@academy/contract/bookkeeping';
import type { Handlers } from '../../http/endpoints/call.ts';
import { listOrders } from './list-orders.ts';
import type { PaymentsContext } from './payments-context.ts';
import { reconcilePayments } from './reconcile-payments.ts';

export function bookkeepingHandlers(context: PaymentsContext): Handlers<typeof bookkeepingEndpoints> {
  return {
    'GET /api/admin/orders': ({ input, db }) => listOrders(context, db, input),
    'GET /api/admin/reconciliation': ({ input, db }) => reconcilePayments(context, db, input),
  };
}
