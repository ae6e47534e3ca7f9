import { operationsEndpoints } from '@academy/contract/overview/operations';
import { defineModule } from '../../define-module.ts';
import { flushCountersRegularly } from './daily-counts/daily-counters.ts';
import { rollUpFigures } from './daily-counts/roll-up-figures.ts';
import { readMachineFacts } from './health/read-machine-facts.ts';
import { operationsHandlers } from './operations.routes.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    'roll-up-figures': Record<string, never>;
  }
}

export const operations = defineModule({
  tables,
  personalData,
  endpoints: operationsEndpoints,
  handlers: operationsHandlers,
  replicated: ['GET /api/admin/insights', 'GET /api/admin/operations', 'GET /api/admin/overview'],
  pages(app, _gate, context) {
    const { counters } = context;
    app.addHook('onClose', flushCountersRegularly(counters, context));
    app.addHook('onResponse', (_request, reply, done) => {
      if (reply.statusCode >= 500) counters.add('errors');
      done();
    });
  },
  jobs: {
    'roll-up-figures': {
      // One run too many is better than old figures: a server that was down counts when it is back. One at a time.
      cron: '35 * * * * ?queue=figures&fill=1h&max=2',
      handler: (context) => () => rollUpFigures(context),
    },
  },
  health: readMachineFacts,
});
