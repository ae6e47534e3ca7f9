import { coinEndpoints } from '@academy/contract/rewards/coins';
import { defineModule } from '../../define-module.ts';
import { coinHandlers } from './coins.routes.ts';
import { personalData } from './personal-data.ts';
import { serveStatement } from './serve-statement.ts';
import * as tables from './tables.ts';

export const coins = defineModule({
  tables,
  personalData,
  endpoints: coinEndpoints,
  handlers: coinHandlers,
  pages: serveStatement,
});
