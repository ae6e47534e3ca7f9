import type { operationsEndpoints } from '@academy/contract/operations';
import { accept, refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import type { Services } from '../../services.ts';
import { answersInTime } from './database-probe.store.ts';
import { readOverview } from './read-overview.ts';

export function operationsHandlers({
  pool,
  readiness,
  clock,
  config,
}: Services): Handlers<typeof operationsEndpoints> {
  const isReady = async () => readiness.isReady && (await answersInTime(pool));
  return {
    'GET /api/health': () => accept({ status: 'ok' } as const),
    async 'GET /api/ready'() {
      return (await isReady()) ? accept({ status: 'ready' } as const) : refuse('not-ready');
    },
    async 'GET /api/admin/overview'({ db }) {
      const overview = await readOverview(db, clock());
      return accept({ ...overview, sendsMail: config.SMTP_URL !== null, isReady: await isReady() });
    },
  };
}
