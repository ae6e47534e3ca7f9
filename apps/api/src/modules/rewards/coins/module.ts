import { coinEndpoints } from '@academy/contract/rewards/coins';
import { defineModule } from '../../define-module.ts';
import { coinHandlers } from './coins.routes.ts';
import { serveStatement } from './serve-statement.ts';

export const coins = defineModule({
  endpoints: coinEndpoints,
  handlers: coinHandlers,
  pages: serveStatement,
});
