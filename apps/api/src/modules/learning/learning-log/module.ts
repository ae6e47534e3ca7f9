import { learningEndpoints } from '@academy/contract/learning/learning-log';
import { defineModule } from '../../define-module.ts';
import { learningHandlers } from './learning.routes.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const learningLog = defineModule({
  tables,
  personalData,
  endpoints: learningEndpoints,
  handlers: learningHandlers,
});
