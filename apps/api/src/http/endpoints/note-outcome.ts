import type { Endpoint } from '@academy/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { routeName } from '../observing/route-name.ts';
import type { Outcome } from './call.ts';
import type { Gate } from './gate.ts';

/** Tells the security log what matters to it: limits, refused access and what staff have changed. */
export function noteOutcome(
  { services }: Gate,
  { access, refusals }: Endpoint,
  outcome: Outcome,
  request: FastifyRequest,
): void {
  const userId = request.actor?.userId ?? null;
  const line = { requestId: request.id, route: `${request.method} ${routeName(request)}` };
  if (!outcome.ok) {
    const { code } = outcome.refusal;
    const status = refusals[code]?.status;
    if (status === 429) services.securityLog({ ...line, event: 'limit-reached', userId, status, code });
    if (status === 403) services.securityLog({ ...line, event: 'access-refused', userId, status, code });
    return;
  }
  const isOfStaff = access === 'trainer' || access === 'administrator';
  if (isOfStaff && userId !== null && request.method !== 'GET')
    services.securityLog({ ...line, event: 'staff-act', userId, subject: request.params });
}
