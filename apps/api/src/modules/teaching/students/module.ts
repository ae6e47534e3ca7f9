import { teachingEndpoints } from '@academy/contract/teaching/students';
import { defineModule } from '../../define-module.ts';
import { teachingHandlers } from './teaching.routes.ts';

export const students = defineModule({
  endpoints: teachingEndpoints,
  handlers: teachingHandlers,
});
