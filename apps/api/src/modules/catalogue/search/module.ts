import { searchEndpoints } from '@academy/contract/catalogue/search';
import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import { searchHandlers } from './search.routes.ts';
import * as tables from './tables.ts';

export const search = defineModule({
  tables,
  personalData,
  endpoints: searchEndpoints,
  handlers: searchHandlers,
  replicated: ['GET /api/search'],
});
