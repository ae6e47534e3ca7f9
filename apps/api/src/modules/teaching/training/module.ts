import { trainingEndpoints } from '@academy/contract/teaching/training';
import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';
import { trainingHandlers } from './training.routes.ts';

export const training = defineModule({
  tables,
  personalData,
  endpoints: trainingEndpoints,
  handlers: trainingHandlers,
});
