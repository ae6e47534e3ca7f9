// The only road of a request: access, shape in, use case, shape out. What a module serves is a table of the
// contract and one handler for each of its rows; a missing row does not compile.
import type { Endpoint, EndpointKey, EndpointTable } from '@academy/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { filledIn, PROBLEMS, RequestProblem, sendProblem } from '../problems/problem.ts';
import { type Actor, mayCall } from './actor.ts';
import type { AnyHandler, Handlers, Outcome } from './call.ts';
import type { Gate } from './gate.ts';
import { noteOutcome } from './note-outcome.ts';
import { answerOnce } from './repeatable-answer.ts';
import { RequestCall } from './request-call.ts';
import { schemasOfParts } from './request-parts.ts';
import { sendJson } from './send-json.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** The path of the endpoint; asking Fastify for it builds an object each time. */
    endpointPath: string | null;
  }
}

function send(
  endpoint: Endpoint,
  result: Outcome,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (result.ok) {
    if (result.etag !== undefined) {
      // The browser keeps the answer, and asks each time whether it still holds.
      reply.headers({ etag: result.etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] === result.etag) return reply.status(304).send();
    }
    reply.status(endpoint.status);
    if (endpoint.answer === null) return reply.send();
    return sendJson(result.json ?? String(reply.serialize(result.value as object)), request, reply);
  }
  const { code, retryAfterSeconds, values } = result.refusal;
  const answer = endpoint.refusals[code];
  if (!answer) throw new Error(`The contract does not know the refusal ${code}.`);
  request.log.info({ requestId: request.id, code }, 'request refused');
  const sentence = filledIn(answer.sentence, values);
  const problem = {
    code,
    ...answer,
    sentence,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
  return sendProblem(request, reply, problem);
}

/** A write that has no answer by then is told to try again; under its key it does not take effect twice. */
export const WRITE_LIMIT_MS = 15_000;

function serveEndpoint(
  app: FastifyInstance,
  gate: Gate,
  key: EndpointKey,
  endpoint: Endpoint,
  handler: AnyHandler,
): void {
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  // Probes ask how ready the house is, so they are answered while it is not.
  const isProbe = url === '/api/health' || url === '/api/ready';
  app.route({
    method,
    url,
    // A timer per request costs a read too much; the limits of the database bound reads well enough.
    ...(method !== 'GET' && { handlerTimeout: WRITE_LIMIT_MS }),
    schema: {
      ...schemasOfParts(endpoint, method),
      ...(endpoint.answer && { response: { [endpoint.status]: endpoint.answer } }),
    },
    // A callback: a public endpoint has nothing to wait for.
    onRequest(request, _reply, done) {
      request.endpointPath = url;
      if (gate.services.readiness.state === 'starting' && !isProbe) {
        done(new RequestProblem(PROBLEMS.resting));
        return;
      }
      if (endpoint.access === 'public') {
        done();
        return;
      }
      const token = gate.cookie.read(request);
      if (token === null) {
        done(new RequestProblem(PROBLEMS.notSignedIn));
        return;
      }
      gate.readActor(token).then((actor) => {
        request.actor = actor;
        if (actor === null) done(new RequestProblem(PROBLEMS.notSignedIn));
        else if (!mayCall(endpoint.access, actor)) done(new RequestProblem(PROBLEMS.notAllowed));
        else done();
      }, done);
    },
    // An answer that is ready is sent at once: a promise for each request costs too much where answers come from memory.
    handler(request, reply) {
      const call = new RequestCall(gate, request, reply);
      const repeatKey = endpoint.isRepeatable ? request.headers['idempotency-key'] : undefined;
      const result =
        repeatKey === undefined
          ? handler(call)
          : answerOnce({ key, endpoint, repeatKey, call, now: gate.services.clock(), handler, reply });
      // What is answered at once comes from memory, and nothing of it concerns the security log.
      if (!(result instanceof Promise)) return send(endpoint, result, request, reply);
      return result.then((outcome) => {
        noteOutcome(gate, endpoint, outcome, request);
        return send(endpoint, outcome, request, reply);
      });
    },
  });
}

export function serveEndpoints<const Table extends EndpointTable>(
  app: FastifyInstance,
  gate: Gate,
  table: Table,
  handlers: Handlers<Table>,
): void {
  for (const key of Object.keys(table) as EndpointKey[]) {
    const endpoint = table[key];
    if (endpoint) serveEndpoint(app, gate, key, endpoint, handlers[key] as AnyHandler);
  }
}
