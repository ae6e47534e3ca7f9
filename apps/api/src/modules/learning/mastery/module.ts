import { masteryEndpoints } from '@academy/contract/learning/mastery';
import { defineModule } from '../../define-module.ts';
import { masteryHandlers } from './mastery.routes.ts';

export const mastery = defineModule({
  endpoints: masteryEndpoints,
  handlers: masteryHandlers,
});
