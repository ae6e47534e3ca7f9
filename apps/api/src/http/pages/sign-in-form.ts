import { isOwnPath } from '@academy/domain/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Gate } from '../endpoints/gate.ts';
import { type CompressedText, chooseEncoding, compressText } from '../endpoints/responses/compressed-text.ts';
import type { Problem } from '../problems/problem.ts';
import type { Page } from './built-page.ts';
import { asHtml, type FormEndpoint, servePageForm } from './page-form.ts';

/** Escaped for a Location header, and on this site. */
function locationOf(returnPath: string | undefined): string {
  if (!returnPath || !isOwnPath(returnPath)) return '/';
  const { pathname, search, hash } = new URL(returnPath, 'http://own.invalid');
  return `${pathname}${search}${hash}`;
}

const ASKS_FOR_CODE: readonly string[] = ['second-factor-needed', 'wrong-code'];

/** Only people with a second factor see its field. */
const withCodeField = (html: string) => html.replace('<div data-code="" hidden="">', '<div data-code="">');

/** The page with the sentence in its panel; there are few sentences, so each page is compressed once. */
function createPageWriter(readPage: () => Promise<Page>) {
  const written = new WeakMap<Page, Map<string, CompressedText>>();
  return async (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
    const page = await readPage();
    const ofPage = written.get(page) ?? new Map<string, CompressedText>();
    written.set(page, ofPage);
    const { status, code, sentence, retryAfterSeconds } = problem;
    const html = ASKS_FOR_CODE.includes(code) ? withCodeField(page.html) : page.html;
    const body = ofPage.get(sentence) ?? compressText(html.replace('<!--problem-->', () => asHtml(sentence)));
    ofPage.set(sentence, body);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return reply
      .status(status)
      .headers({ ...page.headers, 'cache-control': 'no-store', vary: 'Accept-Encoding' })
      .type('text/html; charset=utf-8')
      .send(chooseEncoding(body, request, reply));
  };
}

/** `POST /login`: signing in with the page's own form. */
export function serveSignInForm(
  app: FastifyInstance,
  gate: Gate,
  readPage: () => Promise<Page>,
  endpoint: FormEndpoint,
): void {
  servePageForm(app, gate, {
    ...endpoint,
    path: '/login',
    ownFields: { returnPath: Type.Optional(Type.String()) },
    notFilledIn: 'Please fill in both fields.',
    notAForm: 'Please sign in on our own page.',
    sendAnswer: (_request, reply, _answer, { returnPath }) => reply.redirect(locationOf(returnPath), 303),
    sendProblem: createPageWriter(readPage),
  });
}
