import { learningEndpoints } from '@academy/contract/learning/learning-log';
import { defineModule } from '../../define-module.ts';
import { learningHandlers } from './learning.routes.ts';

export const learningLog = defineModule({
  endpoints: learningEndpoints,
  handlers: learningHandlers,
});
