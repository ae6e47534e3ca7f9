import { searchEndpoints } from '@academy/contract/catalogue/search';
import { defineModule } from '../../define-module.ts';
import { searchHandlers } from './search.routes.ts';

export const search = defineModule({
  endpoints: searchEndpoints,
  handlers: searchHandlers,
});
