import { operationsEndpoints } from '@academy/contract/overview/operations';
import { accept, refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../../../http/endpoints/call.ts';
import type { Services } from '../../../../services.ts';
import { answersInTime } from './database-probe.store.ts';

const { 'GET /api/health': health, 'GET /api/ready': ready } = operationsEndpoints;
/** For monitors and load balancers. */
export const probeEndpoints = { 'GET /api/health': health, 'GET /api/ready': ready };

type ProbeContext = Pick<Services, 'pool' | 'readiness'>;
export const isReady = async ({ pool, readiness }: ProbeContext) =>
  readiness.isReady && (await answersInTime(pool));

export const probeHandlers = (context: ProbeContext): Handlers<typeof probeEndpoints> => ({
  'GET /api/health': () => accept({ status: 'ok' } as const),
  async 'GET /api/ready'() {
    return (await isReady(context)) ? accept({ status: 'ready' } as const) : refuse('not-ready');
  },
});
