import { catalogueEndpoints } from '@academy/contract/catalogue/courses';
import { defineModule } from '../../define-module.ts';
import { catalogueHandlers } from './catalogue.routes.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const courses = defineModule({
  tables,
  personalData,
  endpoints: catalogueEndpoints,
  handlers: catalogueHandlers,
});
