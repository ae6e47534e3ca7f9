import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PROVINCES } from '@academy/domain/accounts/profiles';
import { sastDateTime } from '@academy/domain/kernel';
import { WAITLIST_CAPACITY } from '@academy/domain/product';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gate } from '../endpoints/gate.ts';
import { acceptedEncoding } from '../endpoints/responses/compressed-text.ts';
import type { Page } from './built-page.ts';
import { asHtml, type Fields, type FormEndpoint, servePageForm } from './page-form.ts';

const compressed = promisify(gzip);

interface TakenPlace {
  readonly position: number;
  readonly places?: number;
  readonly confirmBy?: string;
}

/** 1§4, and what to do when the place is only held. */
function placeSentence({ position, places = WAITLIST_CAPACITY, confirmBy }: TakenPlace): string {
  const place = `You're on the list! Position #${position} of ${places}.`;
  if (confirmBy === undefined) return place;
  const until = sastDateTime(new Date(confirmBy));
  return `${place} We have sent you an email. Open the link in it to keep your place. We will hold it until ${until}.`;
}

/** Entered values stay in the fields. If the built page has no such field, it is left as it is. */
function withValues(html: string, { name = '', email = '', province = '' }: Fields): string {
  const filled = Object.entries({ name, email }).reduce(
    (page, [field, value]) =>
      page.replace(new RegExp(`<input(?=[^>]* name="${field}")`), (tag) => `${tag} value="${asHtml(value)}"`),
    html,
  );
  if (!PROVINCES.some((known) => known === province)) return filled;
  return filled.replace(`<option value="${province}"`, (tag) => `${tag} selected`);
}

/** The landing page with a sentence in the form's card; it contains people's entries, so no cache may store it. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, html, status }: { page: Page; html: string; status: number },
): Promise<FastifyReply> {
  const isCompressed = acceptedEncoding(request) !== null;
  if (isCompressed) reply.header('content-encoding', 'gzip');
  return reply
    .status(status)
    .headers({ ...page.headers, 'cache-control': 'no-store', vary: 'Accept-Encoding' })
    .type('text/html; charset=utf-8')
    .send(isCompressed ? await compressed(html) : html);
}

/**
 * `POST /`: joining the waiting list with the page's own form. The display time is missing, because only a script
 * could measure it; the honeypot and the limits of the endpoint apply.
 */
export function serveWaitlistForm(
  app: FastifyInstance,
  gate: Gate,
  readPage: () => Promise<Page>,
  endpoint: FormEndpoint,
): void {
  servePageForm(app, gate, {
    ...endpoint,
    path: '/',
    notFilledIn: 'Please check what you typed and try again.',
    notAForm: 'Please use the form on our own page.',
    async sendAnswer(request, reply, answer) {
      const page = await readPage();
      const sentence = asHtml(placeSentence(answer as TakenPlace));
      const html = page.html.replace('<!--waitlist-place-->', () => sentence);
      return sendPage(request, reply, { page, html, status: endpoint.endpoint.status });
    },
    async sendProblem(request, reply, { status, sentence, retryAfterSeconds }, fields) {
      const page = await readPage();
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      const html = withValues(page.html, fields).replace('<!--waitlist-problem-->', () => asHtml(sentence));
      return sendPage(request, reply, { page, html, status });
    },
  });
}
