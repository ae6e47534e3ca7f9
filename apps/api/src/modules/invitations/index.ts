export { invitationHandlers } from './invitations.routes.ts';
