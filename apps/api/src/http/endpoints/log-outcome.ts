import type { Endpoint } from '@academy/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { routeName } from '../observing/route-name.ts';
import type { Problem } from '../problems/problem.ts';
import type { Outcome } from './call.ts';
import type { Gate } from './gate.ts';

/** Fastify answers HEAD wherever it answers GET. */
export const isRead = ({ method }: Pick<FastifyRequest, 'method'>) => method === 'GET' || method === 'HEAD';

const lineOf = (request: FastifyRequest) => ({
  requestId: request.id,
  route: `${request.method} ${routeName(request)}`,
});

/** A trainer or an administrator has changed something: logs who, where and the ids in the path. */
export function logStaffAct({ services }: Gate, request: FastifyRequest): void {
  if (request.actor)
    services.securityLog({
      ...lineOf(request),
      event: 'staff-act',
      userId: request.actor.userId,
      subject: request.params,
    });
}

/** Limits and refused access. A 401 without a token is only a person who has not signed in yet. */
export function logRefusal(
  { services, cookie }: Pick<Gate, 'services' | 'cookie'>,
  request: FastifyRequest,
  { status, code }: Pick<Problem, 'status' | 'code'>,
): void {
  const isEnded = status === 401 && cookie.read(request) !== null;
  if (status !== 429 && status !== 403 && !isEnded) return;
  services.securityLog({
    ...lineOf(request),
    event: status === 429 ? 'limit-reached' : 'access-refused',
    userId: request.actor?.userId ?? null,
    status,
    code,
  });
}

/** Writes the security events: limits, refused access and changes by staff. */
export function logOutcome(
  gate: Gate,
  { access, refusals }: Endpoint,
  outcome: Outcome,
  request: FastifyRequest,
): void {
  const isOfStaff = access === 'trainer' || access === 'administrator';
  // Nearly every response.
  if (outcome.ok && !isOfStaff) return;
  if (outcome.ok) {
    if (!isRead(request)) logStaffAct(gate, request);
    return;
  }
  const { code } = outcome.refusal;
  const status = refusals[code]?.status;
  // A 401 here is a failed sign-in, which has a separate log line.
  if (status !== undefined && status !== 401) logRefusal(gate, request, { status, code });
}
