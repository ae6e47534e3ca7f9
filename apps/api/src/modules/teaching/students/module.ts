import { teachingEndpoints } from '@academy/contract/teaching/students';
import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';
import { teachingHandlers } from './teaching.routes.ts';

export const students = defineModule({
  tables,
  personalData,
  endpoints: teachingEndpoints,
  handlers: teachingHandlers,
  replicated: ['GET /api/my-courses', 'GET /api/students'],
});
