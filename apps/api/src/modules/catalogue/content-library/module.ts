import { contentLibraryEndpoints } from '@academy/contract/catalogue/content-library';
import { defineModule } from '../../define-module.ts';
import { contentLibraryHandlers } from './content-library.routes.ts';

export const contentLibrary = defineModule({
  endpoints: contentLibraryEndpoints,
  handlers: contentLibraryHandlers,
});
