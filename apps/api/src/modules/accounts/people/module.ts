import { peopleEndpoints } from '@academy/contract/accounts/people';
import { defineModule } from '../../define-module.ts';
import { peopleHandlers } from './people.routes.ts';

export const people = defineModule({
  endpoints: peopleEndpoints,
  handlers: peopleHandlers,
});
