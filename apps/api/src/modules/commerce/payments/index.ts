export { runReconciliation } from './bookkeeping/request-reconciliation.ts';
export { countOdd } from './orders/orders.store.ts';
export { pollPayments } from './provider-news/poll-payments.ts';
export { processPaymentEvent } from './provider-news/process-payment-event.ts';
export { watchProvider } from './provider-news/watch-provider.ts';
export { storeMissingPapers } from './receipts/issue-papers.ts';
export { sendRefund } from './refunds/settle-refund.ts';
