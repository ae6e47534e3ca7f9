import type { operationsEndpoints } from '@academy/contract/operations';
import { accept, refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import type { Services } from '../../services.ts';
import { answersInTime } from './database-probe.store.ts';

export function operationsHandlers({ pool, readiness }: Services): Handlers<typeof operationsEndpoints> {
  return {
    'GET /api/health': () => accept({ status: 'ok' } as const),
    async 'GET /api/ready'() {
      const isReady = readiness.isReady && (await answersInTime(pool));
      return isReady ? accept({ status: 'ready' } as const) : refuse('not-ready');
    },
  };
}
