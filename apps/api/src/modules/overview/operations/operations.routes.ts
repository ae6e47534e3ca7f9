import type { operationsEndpoints } from '@academy/contract/overview/operations';
import { accept, refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { ModuleContext } from '../../define-module.ts';
import { readFigures } from './figures/read-figures.ts';
import { answersInTime } from './health/database-probe.store.ts';
import { readHealth } from './health/read-health.ts';
import { readInsights } from './read-insights.ts';
import { readOverview } from './read-overview.ts';

export function operationsHandlers(context: ModuleContext): Handlers<typeof operationsEndpoints> {
  const { pool, readiness, clock, config } = context;
  const isReady = async () => readiness.isReady && (await answersInTime(pool));
  return {
    'GET /api/health': () => accept({ status: 'ok' } as const),
    async 'GET /api/ready'() {
      return (await isReady()) ? accept({ status: 'ready' } as const) : refuse('not-ready');
    },
    'GET /api/admin/operations': ({ input, db }) => readFigures(context, db, input),
    'GET /api/admin/insights': ({ input, db }) => readInsights(context, db, input),
    'GET /api/admin/health': async ({ db }) => accept(await readHealth(context, db)),
    async 'GET /api/admin/overview'({ db }) {
      const { oddPayments, ...overview } = await readOverview(db, clock());
      return accept({
        ...overview,
        payments: { isConfigured: config.payments !== null, odd: oddPayments },
        sendsMail: config.SMTP_URL !== null,
        isReady: await isReady(),
      });
    },
  };
}
