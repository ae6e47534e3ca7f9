import type { Endpoint } from '@academy/contract/endpoint';
import { isOwnPath } from '@academy/domain/access';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type TObject } from 'typebox';
import type { AnyHandler } from '../endpoints/call.ts';
import { type CompressedText, chooseEncoding, compressText } from '../endpoints/compressed-text.ts';
import type { Gate } from '../endpoints/gate.ts';
import { noteOutcome } from '../endpoints/note-outcome.ts';
import { RequestCall } from '../endpoints/request-call.ts';
import { schemasOfParts } from '../endpoints/request-parts.ts';
import { withinLimit } from '../endpoints/time-limit.ts';
import { problemOf } from '../problems/error-handler.ts';
import { filledIn, PROBLEMS, type Problem, RequestProblem } from '../problems/problem.ts';
import type { Page } from './built-page.ts';

/** The endpoint that signs people in, with its handler: the form is another way of reaching it. */
export interface SignInForm {
  readonly endpoint: Endpoint & { readonly body: TObject };
  readonly handler: AnyHandler;
}

const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 10_000;
const NOT_FILLED_IN: Problem = {
  status: 400,
  code: 'invalid-request',
  sentence: 'Please fill in both fields.',
};
const NOT_A_FORM: Problem = { status: 415, code: 'not-a-form', sentence: 'Please sign in on our own page.' };

/** A name that comes twice is refused, as it is in JSON. */
function fieldsOf(body: string): Record<string, string> | null {
  const entries = [...new URLSearchParams(body)];
  return new Set(entries.map(([name]) => name)).size === entries.length ? Object.fromEntries(entries) : null;
}

/** As a Location may say it: escaped, and on this site. */
function locationOf(returnPath: string | undefined): string {
  if (!returnPath || !isOwnPath(returnPath)) return '/';
  const { pathname, search, hash } = new URL(returnPath, 'http://own.invalid');
  return `${pathname}${search}${hash}`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asHtml = (text: string) => text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '');

/** The page with the sentence in its panel; sentences are few, so each page is compressed once. */
function createPageWriter(page: Page) {
  const written = new Map<string, CompressedText>();
  return (request: FastifyRequest, reply: FastifyReply, { status, sentence, retryAfterSeconds }: Problem) => {
    const body =
      written.get(sentence) ?? compressText(page.html.replace('<!--problem-->', () => asHtml(sentence)));
    written.set(sentence, body);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return reply
      .status(status)
      .headers({ ...page.headers, 'cache-control': 'no-store', vary: 'Accept-Encoding' })
      .type('text/html; charset=utf-8')
      .send(chooseEncoding(body, request, reply));
  };
}

function asProblem(error: FastifyError): Problem {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return NOT_A_FORM;
  const problem = problemOf(error);
  // Names of fields mean nothing to a person.
  return problem.code === NOT_FILLED_IN.code ? NOT_FILLED_IN : problem;
}

/**
 * `POST /login`: signing in with the page's own form, while its script has not come or never will. It is the only
 * address that takes a form; the rules of the endpoint hold (own site, limits, what is logged), and the answer is a page.
 */
export function serveSignInForm(
  app: FastifyInstance,
  gate: Gate,
  page: Page | undefined,
  { endpoint, handler }: SignInForm,
): void {
  if (!page) return;
  const sendPage = createPageWriter(page);
  const body = Type.Object(
    { ...endpoint.body.properties, returnPath: Type.Optional(Type.String()) },
    { additionalProperties: false },
  );

  void app.register(async (form) => {
    form.removeAllContentTypeParsers();
    form.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, text, done) => {
      const fields = text.includes('%00') ? null : fieldsOf(text.toString());
      done(fields === null ? new RequestProblem(PROBLEMS.malformedText) : null, fields);
    });
    form.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = asProblem(error);
      if (problem.status >= 500) request.log.error({ requestId: request.id, err: error }, 'request failed');
      return sendPage(request, reply, problem);
    });
    form.post<{ Body: { returnPath?: string } }>(
      '/login',
      {
        schema: schemasOfParts({ ...endpoint, body }, 'POST'),
        onRequest(_request, _reply, done) {
          if (gate.services.readiness.state === 'starting') done(new RequestProblem(PROBLEMS.resting));
          else done();
        },
      },
      async (request, reply) => {
        const { returnPath, ...input } = request.body;
        request.body = input;
        const call = new RequestCall(gate, request, reply);
        const result = await withinLimit(Promise.resolve(handler(call)), gate.limitMs, () => call.giveUp());
        noteOutcome(gate, endpoint, result, request);
        if (result.ok) return reply.redirect(locationOf(returnPath), 303);
        const { code, retryAfterSeconds, values } = result.refusal;
        const answer = endpoint.refusals[code];
        if (!answer) throw new Error(`The contract does not know the refusal ${code}.`);
        request.log.info({ requestId: request.id, code }, 'request refused');
        return sendPage(request, reply, {
          code,
          status: answer.status,
          sentence: filledIn(answer.sentence, values),
          ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
        });
      },
    );
  });
}
