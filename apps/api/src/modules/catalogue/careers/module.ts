import { careerEndpoints } from '@academy/contract/catalogue/careers';
import { defineModule } from '../../define-module.ts';
import { careerHandlers } from './careers.routes.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const careers = defineModule({
  tables,
  personalData,
  endpoints: careerEndpoints,
  handlers: careerHandlers,
});
