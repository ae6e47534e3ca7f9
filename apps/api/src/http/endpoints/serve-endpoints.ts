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
import { withinLimit } from './time-limit.ts';
import { VersionedTexts } from './versioned.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** The path of the endpoint; asking Fastify for it builds an object each time. */
    endpointPath: string | null;
  }
}

interface Served {
  readonly endpoint: Endpoint;
  readonly texts: VersionedTexts;
}

function send(
  { endpoint, texts }: Served,
  result: Outcome,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (result.ok) {
    reply.status(endpoint.status);
    if (endpoint.answer === null) return reply.send();
    const value = result.value as object;
    if (!result.isVersioned) return sendJson(String(reply.serialize(value)), request, reply);
    const { text, etag } = texts.of(value, (known) => String(reply.serialize(known)));
    // The browser keeps the answer, and asks each time whether it still holds.
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return sendJson(text, request, reply);
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
  const served: Served = { endpoint, texts: new VersionedTexts() };
  app.route({
    method,
    url,
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
          : answerOnce({ gate, key, endpoint, repeatKey, call, handler, reply });
      // What is answered at once comes from memory, and nothing of it concerns the security log.
      if (!(result instanceof Promise)) return send(served, result, request, reply);
      return withinLimit(result, gate.limitMs, () => call.giveUp()).then((outcome) => {
        noteOutcome(gate, endpoint, outcome, request);
        return send(served, outcome, request, reply);
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
