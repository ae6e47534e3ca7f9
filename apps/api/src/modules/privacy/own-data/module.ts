import { privacyEndpoints } from '@academy/contract/privacy/own-data';
import { defineModule } from '../../define-module.ts';
import { eraseDueAccounts } from './erase-accounts.ts';
import { unfinishedTables } from './erasures.store.ts';
import { forgetExports } from './exports.store.ts';
import { forgetOldRows } from './forget-old-rows.ts';
import { personalData } from './personal-data.ts';
import { prepareExport } from './prepare-export.ts';
import { privacyHandlers } from './privacy.routes.ts';
import * as tables from './tables.ts';

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    'prepare-export': { readonly userId: string };
    'forget-old-rows': Record<string, never>;
    'erase-accounts': Record<string, never>;
  }
}

export const ownData = defineModule({
  tables,
  personalData,
  endpoints: privacyEndpoints,
  handlers: privacyHandlers,
  jobs: {
    'prepare-export': {
      handler:
        (context) =>
        ({ userId }) =>
          prepareExport(context, userId),
    },
    // At night in South Africa.
    'forget-old-rows': { cron: '15 0 * * *', handler: (context) => () => forgetOldRows(context) },
    'erase-accounts': { cron: '45 0 * * *', handler: (context) => () => eraseDueAccounts(context) },
  },
  health: async (_context, db) => ({ unfinishedRetention: (await unfinishedTables(db)).length }),
  retention: { data_exports: ({ db, now }) => forgetExports(db, now) },
});
