import { invitationEndpoints } from '@academy/contract/admissions/invitations';
import { defineModule } from '../../define-module.ts';
import { invitationHandlers } from './invitations.routes.ts';

export const invitations = defineModule({
  endpoints: invitationEndpoints,
  handlers: invitationHandlers,
});
