import { invitationEndpoints } from '@academy/contract/admissions/invitations';
import { defineModule } from '../../define-module.ts';
import { invitationHandlers } from './invitations.routes.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const invitations = defineModule({
  tables,
  personalData,
  endpoints: invitationEndpoints,
  handlers: invitationHandlers,
});
