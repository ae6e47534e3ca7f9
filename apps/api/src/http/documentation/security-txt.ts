import type { FastifyInstance } from 'fastify';

const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

interface SecurityTxtDeps {
  readonly clock: () => Date;
  readonly readSupportEmail: () => Promise<string>;
  /** `PUBLIC_URL`. */
  readonly publicUrl: string | null;
}

/** The end of a day, so that the file changes once a day and can be cached for one. */
function expiryAfter(now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS) + VALID_DAYS;
  return new Date(day * DAY_MS).toISOString().replace('.000Z', 'Z');
}

function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** Where to report a weakness, for researchers and their tools (RFC 9116). SECURITY.md has the same for people. */
export function serveSecurityTxt(app: FastifyInstance, deps: SecurityTxtDeps): void {
  const { clock, readSupportEmail, publicUrl } = deps;
  // This file's address has to be https. No `Policy`: no page of the academy shows SECURITY.md.
  const canonical = publicUrl?.startsWith('https:') ? [`Canonical: ${new URL(PATH, publicUrl).href}`] : [];
  app.get(PATH, async (_request, reply) => {
    const lines = [
      `Contact: ${mailto(await readSupportEmail())}`,
      `Expires: ${expiryAfter(clock())}`,
      ...canonical,
      'Preferred-Languages: en',
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
