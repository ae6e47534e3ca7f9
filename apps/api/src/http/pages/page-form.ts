import type { Endpoint } from '@academy/contract/endpoint';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type TObject, type TProperties } from 'typebox';
import type { AnyHandler } from '../endpoints/call.ts';
import type { Gate } from '../endpoints/gate.ts';
import { logOutcome, logRefusal } from '../endpoints/log-outcome.ts';
import { RequestCall } from '../endpoints/request-call.ts';
import { schemasOfParts } from '../endpoints/request-checks/request-parts.ts';
import { withinLimit } from '../endpoints/time-limit.ts';
import { problemOf } from '../problems/error-handler.ts';
import { filledIn, PROBLEMS, type Problem, RequestProblem } from '../problems/problem.ts';

/** An endpoint that a page's own form also reaches, with its handler. */
export interface FormEndpoint {
  readonly endpoint: Endpoint & { readonly body: TObject };
  readonly handler: AnyHandler;
}

export type Fields = Readonly<Record<string, string>>;
type Sent = FastifyReply | Promise<FastifyReply>;

export interface PageForm extends FormEndpoint {
  readonly path: string;
  /** Fields for the page only: the endpoint does not see them. */
  readonly ownFields?: TProperties;
  /** For fields that the endpoint's schema refuses; their names mean nothing to a person. */
  readonly notFilledIn: string;
  readonly notAForm: string;
  readonly sendAnswer: (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: unknown,
    fields: Fields,
  ) => Sent;
  readonly sendProblem: (
    request: FastifyRequest,
    reply: FastifyReply,
    problem: Problem,
    fields: Fields,
  ) => Sent;
}

const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 10_000;

/** A duplicate name is refused, as in JSON. */
function fieldsOf(body: string, required: readonly string[]): Fields | null {
  const entries = [...new URLSearchParams(body)];
  if (new Set(entries.map(([name]) => name)).size !== entries.length) return null;
  // A form sends all its fields; an empty optional one is treated as absent.
  return Object.fromEntries(entries.filter(([name, value]) => value !== '' || required.includes(name)));
}

const ENTITIES: Fields = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const asHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

function asProblem(error: FastifyError, { notFilledIn, notAForm }: PageForm): Problem {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return { status: 415, code: 'not-a-form', sentence: notAForm };
  const problem = problemOf(error);
  return problem.code === 'invalid-request' ? { ...problem, sentence: notFilledIn } : problem;
}

/**
 * A page's own form, used until its script has loaded. The rules of the endpoint apply (own site, limits, logging),
 * and the response is a page.
 */
export function servePageForm(app: FastifyInstance, gate: Gate, form: PageForm): void {
  const { path, endpoint, handler, ownFields = {}, sendAnswer, sendProblem } = form;
  const body = Type.Object({ ...endpoint.body.properties, ...ownFields }, { additionalProperties: false });
  const required: readonly string[] = body.required ?? [];

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, text, done) => {
      const fields = text.includes('%00') ? null : fieldsOf(text.toString(), required);
      done(fields === null ? new RequestProblem(PROBLEMS.malformedText) : null, fields);
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = asProblem(error, form);
      if (problem.status >= 500) request.log.error({ requestId: request.id, err: error }, 'request failed');
      logRefusal(gate, request, problem);
      return sendProblem(request, reply, problem, (request.body ?? {}) as Fields);
    });
    scope.post<{ Body: Fields }>(
      path,
      { schema: schemasOfParts({ ...endpoint, body }, 'POST') },
      async (request, reply) => {
        const fields = request.body;
        const isEndpoints = ([name]: [string, string]) => !(name in ownFields);
        request.body = Object.fromEntries(Object.entries(fields).filter(isEndpoints));
        const call = new RequestCall(gate, request, reply);
        const result = await withinLimit(Promise.resolve(handler(call)), gate.limitMs, () => call.timeOut());
        logOutcome(gate, endpoint, result, request);
        if (result.ok) return sendAnswer(request, reply, result.value, fields);
        const { code, retryAfterSeconds, values } = result.refusal;
        const answer = endpoint.refusals[code];
        if (!answer) throw new Error(`The contract does not know the refusal ${code}.`);
        request.log.info({ requestId: request.id, code }, 'request refused');
        const problem = { code, status: answer.status, sentence: filledIn(answer.sentence, values) };
        return sendProblem(
          request,
          reply,
          retryAfterSeconds === undefined ? problem : { ...problem, retryAfterSeconds },
          fields,
        );
      },
    );
  });
}
