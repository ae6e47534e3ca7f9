import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../test/mail-server.ts';
import { createPostOffice } from './post-office.ts';

const LETTER = {
  id: 'a',
  recipient: 'thandi@example.co.za',
  subject: 'Welcome',
  body: 'Hello',
  unsubscribeUrl: null,
};

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

/** The SMTP envelope's recipients, and the names of the letter's headers. */
async function sent(changes: Partial<typeof LETTER>) {
  const before = { letters: server.received.length, recipients: server.recipients.length };
  const postOffice = createPostOffice(server.url, 'Academy <academy@example.co.za>');
  await postOffice?.send({ ...LETTER, ...changes }).catch(() => undefined);
  postOffice?.close();
  const letters = server.received.slice(before.letters);
  return {
    recipients: server.recipients.slice(before.recipients),
    headers: letters.flatMap((letter) =>
      [...(letter.split('\r\n\r\n', 1)[0] ?? '').matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name),
    ),
  };
}

describe('a letter', () => {
  it('goes to its recipient alone, with the headers that we write', async () => {
    const { recipients, headers } = await sent({});
    expect(recipients).toEqual(['thandi@example.co.za']);
    expect(headers).toEqual(expect.arrayContaining(['From', 'To', 'Subject', 'Message-ID']));
  });

  it.each(['\r\n', '\n', '\r', '\r\n\r\n', '\u2028', '\0\r\n'])(
    'gets no header and no recipient out of a name in its subject: %j',
    async (lineBreak) => {
      const plain = await sent({});
      const hostile = await sent({
        subject: `Thandi${lineBreak}Bcc: mallory@example.org${lineBreak}X-Injected: 1 asks for help`,
      });
      expect(hostile).toEqual(plain);
    },
  );

  it.each([
    'thandi@example.co.za\r\nBcc: mallory@example.org',
    'thandi@example.co.za>\r\nRCPT TO:<mallory@example.org',
    'thandi@example.co.za\nX-Injected: 1',
    'thandi@example.co.za, mallory@example.org',
    'thandi@example.co.za <mallory@example.org>',
    'team: thandi@example.co.za, mallory@example.org;',
  ])('reaches nobody else by an address that is more than one: %j', async (recipient) => {
    const { recipients, headers } = await sent({ recipient });
    expect(recipients).not.toContain('mallory@example.org');
    expect(headers).not.toContain('Bcc');
    expect(headers).not.toContain('X-Injected');
  });
});
