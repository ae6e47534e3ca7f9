import { lessonEndpoints } from '@academy/contract/learning/lessons';
import { defineModule } from '../../define-module.ts';
import { lessonHandlers } from './lessons.routes.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const lessons = defineModule({
  tables,
  personalData,
  endpoints: lessonEndpoints,
  handlers: lessonHandlers,
});
