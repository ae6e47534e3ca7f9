export {
  ENTRY_STATES,
  type EntryState,
  entryState,
  INVITATION_LIFETIME_MS,
  INVITATION_STATES,
  type Invitation,
  type InvitationState,
  invitationState,
} from './invitation-state.ts';
