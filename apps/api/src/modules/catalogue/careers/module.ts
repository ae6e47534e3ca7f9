import { careerEndpoints } from '@academy/contract/catalogue/careers';
import { defineModule } from '../../define-module.ts';
import { careerHandlers } from './careers.routes.ts';

export const careers = defineModule({
  endpoints: careerEndpoints,
  handlers: careerHandlers,
});
