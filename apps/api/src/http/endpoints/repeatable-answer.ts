import { createHash, createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, EndpointKey } from '@academy/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { PROBLEMS, RequestProblem } from '../problems/problem.ts';
import type { AnyHandler, Outcome } from './call.ts';
import type { Gate } from './gate.ts';
import { type Claim, claimAnswer, releaseClaim, storeAnswer } from './repeatable-answers.store.ts';
import type { RequestCall } from './request-call.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
/** A claim outlives its request by this: no copy runs while the first one may still pay somebody for its work. */
const CLAIM_OUTLIVES_MS = 1000;
// A copy is then told that the first is in progress, and may ask again under its key.
const WAIT_FOR_ANSWER_MS = 9000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 400;

interface RepeatableCall {
  readonly gate: Gate;
  readonly key: EndpointKey;
  readonly endpoint: Endpoint;
  readonly repeatKey: string | string[];
  readonly call: RequestCall;
  readonly handler: AnyHandler;
  readonly reply: FastifyReply;
}

function secretNames({ body }: Endpoint): string[] {
  return Object.entries(body?.properties ?? {}).flatMap(([name, schema]) =>
    'writeOnly' in schema && schema.writeOnly ? [name] : [],
  );
}

/**
 * The fingerprint of a request. Secrets are hashed under the caller's own key, which is not stored: a reader of the
 * table can neither see a password nor try one out.
 */
function fingerprint(endpoint: Endpoint, input: object, repeatKey: string): Buffer {
  const secrets = secretNames(endpoint);
  const open = Object.entries(input).filter(([name]) => !secrets.includes(name));
  const hidden = Object.entries(input).filter(([name]) => secrets.includes(name));
  const print = createHash('sha256').update(JSON.stringify(open)).digest();
  if (hidden.length === 0) return print;
  return Buffer.concat([print, createHmac('sha256', repeatKey).update(JSON.stringify(hidden)).digest()]);
}

/** Null when we now hold the key; otherwise the stored response, after waiting a moment for a request in progress. */
async function claimOrAwait({ services, limitMs }: Gate, claim: Claim): Promise<Outcome | null> {
  let waitedMs = 0;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const now = services.clock();
    const claimedUntil = new Date(now.getTime() + limitMs + CLAIM_OUTLIVES_MS);
    const found = await claimAnswer(services.db, claim, now, claimedUntil);
    if (found === 'ours') return null;
    if (found !== 'gone') {
      if (!found.fingerprint.equals(claim.fingerprint)) throw new RequestProblem(PROBLEMS.otherRequest);
      if (found.outcome) return found.outcome;
    }
    if (waitedMs >= WAIT_FOR_ANSWER_MS) throw new RequestProblem(PROBLEMS.stillRunning);
    await pause(pauseMs);
    waitedMs += pauseMs;
  }
}

/** Whether an outcome is stored: "wait a moment" is not, nor is an invalid form from a visitor. */
function isKept(outcome: Outcome, isAnonymous: boolean): boolean {
  return outcome.ok || (outcome.refusal.retryAfterSeconds === undefined && !isAnonymous);
}

/**
 * Claims the key, runs the handler and stores its response. No transaction is open meanwhile; a handler with an
 * effect in our database makes effect and response atomic with `call.transaction`.
 */
export async function answerOnce(repeatable: RepeatableCall): Promise<Outcome> {
  const { gate, key, endpoint, repeatKey, call, handler, reply } = repeatable;
  if (typeof repeatKey !== 'string' || !KEY.test(repeatKey)) throw new RequestProblem(PROBLEMS.malformedKey);
  const { db } = gate.services;
  const claim: Claim = {
    id: randomUUID(),
    scope: `${key} ${call.actor?.userId ?? 'anyone'}`,
    keyHash: createHash('sha256').update(repeatKey).digest('hex'),
    fingerprint: fingerprint(endpoint, call.input as object, repeatKey),
  };

  const earlier = await claimOrAwait(gate, claim);
  if (earlier !== null) {
    reply.header('idempotent-replayed', 'true');
    return earlier;
  }
  try {
    call.keepAnswersWith((tx, outcome) => storeAnswer(tx, claim, outcome));
    const outcome = await handler(call);
    if (call.hasStoredAnswer) return outcome;
    if (isKept(outcome, call.actor === null)) await storeAnswer(db, claim, outcome);
    else await releaseClaim(db, claim);
    return outcome;
  } catch (error) {
    // If the database is down too, the claim expires by itself.
    await releaseClaim(db, claim).catch(() => undefined);
    throw error;
  }
}
