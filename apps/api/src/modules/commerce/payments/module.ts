import { bookkeepingEndpoints } from '@academy/contract/commerce/bookkeeping';
import { paymentEndpoints } from '@academy/contract/commerce/payments';
import { RETENTION_DAYS } from '@academy/domain/product';
import { defineModule } from '../../define-module.ts';
import { runReconciliation } from './bookkeeping/request-reconciliation.ts';
import { bookkeepingHandlers } from './bookkeeping.routes.ts';
import { forgetBuyer, forgetOldBuyers } from './orders/forget-buyer.store.ts';
import { paymentHandlers } from './payments.routes.ts';
import { personalData } from './personal-data.ts';
import { forgetPaymentEventsBefore } from './provider-news/payment-events.store.ts';
import { pollPayments } from './provider-news/poll-payments.ts';
import { processPaymentEvent } from './provider-news/process-payment-event.ts';
import { readDenial } from './provider-news/provider-denials.store.ts';
import { serveWebhook, WEBHOOK_PATH } from './provider-news/serve-webhook.ts';
import { forgetPapersDrawnBefore } from './receipts/drawn-papers.store.ts';
import { RECEIPT, servePapers } from './receipts/serve-papers.ts';
import { sendRefund } from './refunds/settle-refund.ts';
import * as tables from './tables.ts';

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    /** What the provider has sent us, in the inbox. */
    'take-payment-event': { readonly eventId: string };
    'send-refund': { readonly refundId: string };
    'poll-payments': Record<string, never>;
    'reconcile-payments': { readonly reconciliationId: string };
  }
}

export const payments = defineModule({
  tables,
  personalData,
  endpoints: { ...bookkeepingEndpoints, ...paymentEndpoints },
  handlers: (context) => ({ ...bookkeepingHandlers(context), ...paymentHandlers(context) }),
  pages(app, gate, context) {
    serveWebhook(app, context);
    servePapers(app, gate, context);
  },
  drawings: [RECEIPT],
  signedPaths: [WEBHOOK_PATH],
  jobs: {
    'take-payment-event': {
      handler:
        (context) =>
        ({ eventId }) =>
          processPaymentEvent(context, eventId),
    },
    'send-refund': {
      handler:
        (context) =>
        ({ refundId }) =>
          sendRefund(context, refundId),
    },
    'poll-payments': {
      // One at a time: a slow provider must not occupy all workers.
      cron: '* * * * * ?queue=payments&max=1',
      handler: (context) => () => pollPayments(context),
    },
    'reconcile-payments': {
      handler:
        (context) =>
        ({ reconciliationId }) =>
          runReconciliation(context, reconciliationId),
    },
  },
  retention: {
    payment_events: ({ db, daysAgo }) => forgetPaymentEventsBefore(db, daysAgo(RETENTION_DAYS.paymentEvents)),
    payment_orders: ({ db, now }) => forgetOldBuyers(db, now),
    drawn_payment_papers: ({ db, daysAgo }) =>
      forgetPapersDrawnBefore(db, daysAgo(RETENTION_DAYS.drawnPapers)),
  },
  erase: { forget: (_context, tx, { id }) => forgetBuyer(tx, id) },
  health: async ({ paystack }, db) => ({
    takesPayments: paystack !== null,
    providerDenial: (await readDenial(db))?.status ?? null,
  }),
});
