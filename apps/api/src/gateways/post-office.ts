import { createTransport } from 'nodemailer';

interface Letter {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The address that ends mails of this kind by one click (RFC 8058). */
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
      // The same id at every try lets the receiving side recognise a mail that was sent twice.
      await transport.sendMail({
        // As an address and not as a line to be read: a comma or a line break in it must name nobody else.
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
