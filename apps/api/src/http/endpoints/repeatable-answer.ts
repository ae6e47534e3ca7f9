import { createHash } from 'node:crypto';
import type { Endpoint, EndpointKey } from '@academy/contract/endpoint';
import type { FastifyReply } from 'fastify';
import type { Queryable } from '../../database/connect.ts';
import { PROBLEMS, RequestProblem } from '../problems/problem.ts';
import type { AnyHandler, Outcome } from './call.ts';
import { claimAnswer, recordAnswer, releaseAnswer } from './repeatable-answers.store.ts';
import type { RequestCall } from './request-call.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

interface RepeatableCall {
  readonly key: EndpointKey;
  readonly endpoint: Endpoint;
  readonly repeatKey: string | string[];
  readonly call: RequestCall;
  readonly now: Date;
  readonly handler: AnyHandler;
  readonly reply: FastifyReply;
}

/** What the caller asked for, without the secrets in it: a fingerprint of a password could be guessed. */
function fingerprint({ body }: Endpoint, input: object): Buffer {
  const secrets = Object.entries(body?.properties ?? {}).flatMap(([name, schema]) =>
    'writeOnly' in schema && schema.writeOnly ? [name] : [],
  );
  const open = Object.entries(input).filter(([name]) => !secrets.includes(name));
  return createHash('sha256').update(JSON.stringify(open)).digest();
}

/**
 * Runs the handler in the transaction that also stores its answer under the key: a repeated request waits for
 * the first one and gets its answer, and a crash in between leaves neither effect nor answer.
 */
export async function answerOnce(repeatable: RepeatableCall): Promise<Outcome> {
  const { key, endpoint, repeatKey, call, now, handler, reply } = repeatable;
  if (typeof repeatKey !== 'string' || !KEY.test(repeatKey)) throw new RequestProblem(PROBLEMS.malformedKey);
  const scope = `${key} ${call.actor?.userId ?? 'anyone'}`;
  const print = fingerprint(endpoint, call.input as object);

  return call.db.transaction(async (tx: Queryable): Promise<Outcome> => {
    const earlier = await claimAnswer(tx, { scope, key: repeatKey, fingerprint: print, now });
    if (earlier === null) {
      const outcome = await handler(call.within(tx));
      // "Wait a moment" is no answer to keep: the same request may be made again when the moment has passed.
      const mustWait = !outcome.ok && outcome.refusal.retryAfterSeconds !== undefined;
      if (mustWait) await releaseAnswer(tx, { scope, key: repeatKey });
      else await recordAnswer(tx, { scope, key: repeatKey }, outcome);
      return outcome;
    }
    if (!earlier.fingerprint.equals(print)) throw new RequestProblem(PROBLEMS.otherRequest);
    reply.header('idempotent-replayed', 'true');
    return earlier.outcome;
  });
}
