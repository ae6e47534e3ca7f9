import { trainingEndpoints } from '@academy/contract/teaching/training';
import { defineModule } from '../../define-module.ts';
import { trainingHandlers } from './training.routes.ts';

export const training = defineModule({
  endpoints: trainingEndpoints,
  handlers: trainingHandlers,
});
