import { collectionEndpoints } from '@academy/contract/catalogue/collections';
import { defineModule } from '../../define-module.ts';
import { collectionHandlers } from './collections.routes.ts';

export const collections = defineModule({
  endpoints: collectionEndpoints,
  handlers: collectionHandlers,
});
