import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface MailServer {
  readonly url: string;
  /** Letters as they were received. */
  readonly received: readonly string[];
  /** The envelope's recipients of each letter. */
  readonly recipients: readonly string[];
  readonly close: () => Promise<void>;
}

/** A mail server that accepts everything and delivers nothing. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      let mail = '';
      stream.on('data', (chunk) => {
        mail += chunk;
      });
      stream.on('end', () => {
        received.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    recipients,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
