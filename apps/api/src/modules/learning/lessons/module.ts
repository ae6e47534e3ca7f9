import { lessonEndpoints } from '@academy/contract/learning/lessons';
import { defineModule } from '../../define-module.ts';
import { lessonHandlers } from './lessons.routes.ts';

export const lessons = defineModule({
  endpoints: lessonEndpoints,
  handlers: lessonHandlers,
});
