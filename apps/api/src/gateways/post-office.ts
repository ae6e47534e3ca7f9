import { createTransport } from 'nodemailer';

interface Letter {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The address for one-click unsubscription from this kind (RFC 8058). */
  readonly unsubscribeUrl: string | null;
}

function unsubscribeHeaders(url: string | null) {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

export interface PostOffice {
  readonly send: (letter: Letter) => Promise<void>;
  readonly close: () => void;
}

/** Null when no mail server is configured. */
export function createPostOffice(smtpUrl: string | null, from: string): PostOffice | null {
  if (smtpUrl === null) return null;
  const transport = createTransport(smtpUrl, { from });
  return {
    async send({ id, recipient, subject, body, unsubscribeUrl }) {
      // The same id at every try lets the receiver detect a mail that was sent twice.
      await transport.sendMail({
        // As a structured address and not a line to be parsed: a comma or a line break in it must add no recipient.
        to: { name: '', address: recipient },
        subject,
        text: body,
        messageId: `<${id}@nexusai-academy>`,
        headers: unsubscribeHeaders(unsubscribeUrl),
      });
    },
    close: () => transport.close(),
  };
}
