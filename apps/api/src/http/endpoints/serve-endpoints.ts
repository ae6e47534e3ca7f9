// The only path of a request: access, input schema, use case, response schema.
import type { Endpoint, EndpointKey, EndpointTable } from '@academy/contract/endpoint';
import { isConfirmed } from '@academy/domain/accounts/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { filledIn, PROBLEMS, type Problem, RequestProblem, sendProblem } from '../problems/problem.ts';
import { type Actor, mayCall, withPowers } from './actor.ts';
import type { AnyHandler, Outcome } from './call.ts';
import { EventStream, wantsEvents } from './event-stream.ts';
import type { Gate } from './gate.ts';
import { logOutcome } from './log-outcome.ts';
import { answerFromReplica, mayUseReplica } from './read-from-replica.ts';
import { answerOnce } from './repeatable-answer.ts';
import { RequestCall } from './request-call.ts';
import { schemasOfParts } from './request-checks/request-parts.ts';
import { SerializedBodies, sendJson } from './responses/send-json.ts';
import { VersionedTexts } from './responses/versioned.ts';
import { withinLimit } from './time-limit.ts';

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
  readonly ownTexts: SerializedBodies;
}

function send(
  { endpoint, texts, ownTexts }: Served,
  result: Outcome,
  request: FastifyRequest,
  reply: FastifyReply,
  events: EventStream | null = null,
): FastifyReply | Promise<FastifyReply> {
  if (result.ok) {
    reply.status(endpoint.status);
    if (endpoint.answer === null) return reply.send();
    const value = result.value as object;
    const serialize = (known: object) => String(reply.serialize(known));
    if (events) return events.finish(serialize(value));
    if (result.isKept) {
      const { text, forms } = ownTexts.of(value, serialize);
      return sendJson(text, request, reply, forms);
    }
    if (!result.isVersioned) return sendJson(serialize(value), request, reply);
    const { text, etag, forms } = texts.of(value, serialize);
    // The browser caches the response, and revalidates it each time.
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return sendJson(text, request, reply, forms);
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
  return events?.isOpen ? events.fail(problem) : sendProblem(request, reply, problem);
}

/** After the first event an error can only be sent as another event. */
function failOf(events: EventStream | null) {
  return (error: unknown): FastifyReply => {
    if (!events?.isOpen) throw error;
    return events.fail(error instanceof RequestProblem ? error.problem : PROBLEMS.fault);
  };
}

/** The one place that decides whether somebody may call. */
function whyNot(
  { needsStrongStaff, services }: Gate,
  { access, confirmedFor, confirmedWhen }: Endpoint,
  actor: Actor | null,
): Problem | null {
  if (actor === null) return PROBLEMS.notSignedIn;
  if (!mayCall(access, actor)) return PROBLEMS.notAllowed;
  if (needsStrongStaff && !actor.isStrong && access !== 'signed-in') return PROBLEMS.secondFactorMissing;
  // With `confirmedWhen` the handler asks, as soon as it knows.
  if (confirmedFor && !confirmedWhen && !isConfirmed(actor.confirmedAt, services.clock()))
    return PROBLEMS.confirmationNeeded;
  return null;
}

interface EndpointParts {
  readonly key: EndpointKey;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly isReplicated: boolean;
}

function serveEndpoint(
  app: FastifyInstance,
  gate: Gate,
  { key, endpoint, handler, isReplicated }: EndpointParts,
): void {
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  // Every page asks for its reader first, and the frame comes from the same query.
  const wantsFrame = key === 'GET /api/auth/user';
  const served: Served = { endpoint, texts: new VersionedTexts(), ownTexts: new SerializedBodies() };
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
      if (endpoint.access === 'public') {
        done();
        return;
      }
      const token = gate.cookie.read(request);
      if (token === null) {
        done(new RequestProblem(PROBLEMS.notSignedIn));
        return;
      }
      gate.readActor(token, wantsFrame).then((actor) => {
        request.actor = actor && withPowers(actor, url, gate);
        const problem = whyNot(gate, endpoint, actor);
        if (problem) done(new RequestProblem(problem));
        else done();
      }, done);
    },
    // A ready response is sent at once: a promise per request costs too much when responses come from memory.
    handler(request, reply) {
      const events = wantsEvents(endpoint, request) ? new EventStream(reply) : null;
      const call = new RequestCall(gate, request, reply, events);
      const repeatKey = endpoint.isRepeatable ? request.headers['idempotency-key'] : undefined;
      const answer = () =>
        repeatKey === undefined
          ? handler(call)
          : answerOnce({ gate, key, endpoint, repeatKey, call, handler, reply });
      const result =
        isReplicated && mayUseReplica(gate, request)
          ? answerFromReplica(gate, request, reply, handler, answer)
          : answer();
      if (!(result instanceof Promise)) {
        logOutcome(gate, endpoint, result, request);
        return send(served, result, request, reply, events);
      }
      const answered = withinLimit(result, gate.limitMs, () => call.timeOut()).then((outcome) => {
        logOutcome(gate, endpoint, outcome, request);
        return send(served, outcome, request, reply, events);
      });
      return events ? answered.catch(failOf(events)) : answered;
    },
  });
}

/** Of a module: `defineModule` has ensured that every endpoint has its handler. */
export function serveEndpoints(
  app: FastifyInstance,
  gate: Gate,
  table: EndpointTable,
  handlers: Readonly<Record<EndpointKey, AnyHandler>>,
  replicated: readonly string[] = [],
): void {
  for (const [key, endpoint] of Object.entries(table) as [EndpointKey, Endpoint][])
    serveEndpoint(app, gate, {
      key,
      endpoint,
      handler: handlers[key] as AnyHandler,
      isReplicated: replicated.includes(key),
    });
}
