import { createHash } from 'node:crypto';
import { parseExactJson } from '../../../../gateways/exact-json.ts';
import { type ProviderNews, readNews } from '../../../../gateways/paystack-answers.ts';
import { addJob } from '../../../../job-queue/add-job.store.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { addEvent } from './payment-events.store.ts';

export function newsOf(body: Buffer): ProviderNews | null {
  try {
    return readNews(parseExactJson(body.toString('utf8')));
  } catch {
    return null;
  }
}

/**
 * Only stored, together with the job that acts on it: the provider waits for the response and repeats the event without one.
 */
export async function receiveWebhook({ db, clock }: PaymentsContext, body: Buffer): Promise<void> {
  const news = newsOf(body);
  if (!news) return;
  await db.transaction(async (tx) => {
    const eventId = await addEvent(tx, {
      event: news.event,
      reference: news.reference,
      bodySha256: createHash('sha256').update(body).digest(),
      body,
      receivedAt: clock(),
    });
    if (eventId !== null) await addJob(tx, 'take-payment-event', { eventId });
  });
}
