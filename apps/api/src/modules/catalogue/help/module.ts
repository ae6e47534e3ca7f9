import { helpEndpoints } from '@academy/contract/catalogue/help';
import { defineModule } from '../../define-module.ts';
import { helpHandlers } from './help.routes.ts';

export const help = defineModule({
  endpoints: helpEndpoints,
  handlers: helpHandlers,
});
