import { createTransport } from 'nodemailer';

interface Letter {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
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
    async send({ id, recipient, subject, body }) {
      // The same id at every try lets the receiving side recognise a mail that was sent twice.
      await transport.sendMail({ to: recipient, subject, text: body, messageId: `<${id}@nexusai-academy>` });
    },
    close: () => transport.close(),
  };
}
