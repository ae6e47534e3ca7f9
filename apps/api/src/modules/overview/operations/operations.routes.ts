import type { operationsEndpoints } from '@academy/contract/overview/operations';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { ModuleContext } from '../../define-module.ts';
import { readFigures } from './figures/read-figures.ts';
import { isReady, probeHandlers } from './health/probes.ts';
import { readHealth } from './health/read-health.ts';
import { readInsights } from './read-insights.ts';
import { readOverview } from './read-overview.ts';

export function operationsHandlers(context: ModuleContext): Handlers<typeof operationsEndpoints> {
  const { clock, config } = context;
  return {
    ...probeHandlers(context),
    'GET /api/admin/operations': ({ input, db }) => readFigures(context, db, input),
    'GET /api/admin/insights': ({ input, db }) => readInsights(context, db, input),
    'GET /api/admin/health': async ({ db }) => accept(await readHealth(context, db)),
    async 'GET /api/admin/overview'({ db }) {
      const { oddPayments, ...overview } = await readOverview(db, clock());
      return accept({
        ...overview,
        payments: { isConfigured: config.payments !== null, odd: oddPayments },
        sendsMail: config.SMTP_URL !== null,
        isReady: await isReady(context),
      });
    },
  };
}
