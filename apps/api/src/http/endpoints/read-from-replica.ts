import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyHandler, Outcome } from './call.ts';
import type { Gate } from './gate.ts';
import { isRead } from './log-outcome.ts';
import { PINNED_BY_STREAM_SECONDS, PINNED_SECONDS, type PinToPrimary } from './pin-to-primary.ts';
import { RequestCall } from './request-call.ts';

/** Whether the response may come from the replica: its reader has written nothing a moment ago. */
export const mayUseReplica = ({ replica, pinToPrimary }: Gate, request: FastifyRequest): boolean =>
  replica !== null && !pinToPrimary.isPinned(request);

/**
 * The response of the replica, or that of the primary where the replica has failed. A refusal is not taken from the replica:
 * what it does not know may have been created a moment ago.
 */
export async function answerFromReplica(
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
  handler: AnyHandler,
  onPrimary: () => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const found = await gate.replica?.read((db) => handler(new RequestCall(gate, request, reply, null, db)));
  return found?.value.ok ? found.value : onPrimary();
}

const isRefused = ({ statusCode }: FastifyReply) => statusCode >= 400 && statusCode < 500;
const isStream = (payload: unknown) => typeof payload === 'object' && payload !== null && 'pipe' in payload;

/** Every write pins, also one that has failed: it may have happened all the same. */
export function pinAfterWrites(app: FastifyInstance, { pin }: PinToPrimary): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isRead(request) && !isRefused(reply))
      pin(reply, isStream(payload) ? PINNED_BY_STREAM_SECONDS : PINNED_SECONDS);
    done(null, payload);
  });
}
