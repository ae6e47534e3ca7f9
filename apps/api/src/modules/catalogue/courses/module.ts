import { catalogueEndpoints } from '@academy/contract/catalogue/courses';
import { defineModule } from '../../define-module.ts';
import { catalogueHandlers } from './catalogue.routes.ts';

export const courses = defineModule({
  endpoints: catalogueEndpoints,
  handlers: catalogueHandlers,
});
