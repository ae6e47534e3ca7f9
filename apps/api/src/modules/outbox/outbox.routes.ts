import type { outboxEndpoints } from '@academy/contract/outbox';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import { mailsOnPage, type StoredMail } from './outbox.store.ts';

function shown({ id, recipient, subject, body, createdAt, sentAt, lastError }: StoredMail) {
  return {
    id,
    recipient,
    subject,
    text: body,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    lastError,
  };
}

export function outboxHandlers(): Handlers<typeof outboxEndpoints> {
  return {
    async 'GET /api/admin/outbox'({ input, db }) {
      const { mails, total } = await mailsOnPage(db, input.page ?? 1);
      return accept({ mails: mails.map(shown), total });
    },
  };
}
