import { countPrivate, hasPrivate, onKept, type PrivateKind } from '../device/device-store.ts';
import { readKeysAgain } from '../device/key-index.ts';

/** Kept on the device until the server has it. Drafts that nobody has sent yet are not among them. */
const SENT_LATER: readonly PrivateKind[] = [
  'learning-event',
  'writing',
  'project',
  'attempt-answers',
  'booking',
];

/** Whether a lost connection or a closed tab has left something behind. */
export const hasUnsentWork = (userId: string) => hasPrivate(userId, SENT_LATER);

export const countUnsentWork = (userId: string) => countPrivate(userId, SENT_LATER);

/** Calls back when something has begun or ceased to wait. */
export const onUnsentWork = (listener: () => void) =>
  onKept((kind) => SENT_LATER.some((each) => each === kind) && listener());

/** Also what the server would not take, and reviews that are not sent yet: they are nowhere else. */
const HERE_ALONE: readonly PrivateKind[] = [...SENT_LATER, 'refused-text', 'peer-review', 'project-review'];
/** Logging out removes it, so what another tab has kept in this moment counts. */
export function hasWorkHereAlone(userId: string): boolean {
  readKeysAgain();
  return hasPrivate(userId, HERE_ALONE);
}

export const hasUnsentEvents = (userId: string) => hasPrivate(userId, ['learning-event']);
