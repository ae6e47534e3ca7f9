import type { outboxEndpoints } from '@academy/contract/academy/outbox';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { mailsOnPage, type StoredMail } from './outbox.store.ts';

/** What opens somebody's account follows the # of a link. An invitation is the administrators' own. */
const OPENING = /(\/(?!invitation#)[\w-]+#)\S+/g;

function shown({ id, recipient, subject, body, createdAt, sentAt, lastError }: StoredMail, text = body) {
  return {
    id,
    recipient,
    subject,
    text,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    lastError,
  };
}

/** No member of staff reads a link that opens somebody else's account, except in the demonstration, where nobody is real. */
const withoutOpening = (mail: StoredMail) => shown(mail, mail.body?.replaceAll(OPENING, '$1…') ?? null);

export function outboxHandlers({ config }: Pick<Services, 'config'>): Handlers<typeof outboxEndpoints> {
  return {
    async 'GET /api/admin/outbox'({ input, db }) {
      const { mails, total } = await mailsOnPage(db, input.page ?? 1);
      return accept({
        mails: mails.map((mail) => (config.isDemo ? shown(mail) : withoutOpening(mail))),
        total,
      });
    },
  };
}
