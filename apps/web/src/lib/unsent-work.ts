import { hasPrivate, type PrivateKind } from './device-store.ts';

/** Kept on the device until the server has it. Drafts that nobody has sent yet are not among them. */
const SENT_LATER: readonly PrivateKind[] = ['learning-event', 'writing', 'project'];

/** Whether a lost connection or a closed tab has left something behind. */
export const hasUnsentWork = (userId: string) => hasPrivate(userId, SENT_LATER);

export const hasUnsentEvents = (userId: string) => hasPrivate(userId, ['learning-event']);
