import { countPrivate, hasPrivate, onKept, type PrivateKind } from '../device/device-store.ts';
import { refreshKeyIndex } from '../device/key-index.ts';

/** Kept on the device until the server has it. Drafts that nobody has sent yet are not included. */
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

/** Calls back when something starts or stops waiting. */
export const onUnsentWork = (listener: () => void) =>
  onKept((kind) => SENT_LATER.some((each) => each === kind) && listener());

/** Includes refused work and unsent reviews, which exist nowhere else. */
const HERE_ALONE: readonly PrivateKind[] = [...SENT_LATER, 'refused-text', 'peer-review', 'project-review'];
/** Logging out deletes it, so what another tab has stored just now counts too. */
export function hasWorkHereAlone(userId: string): boolean {
  refreshKeyIndex();
  return hasPrivate(userId, HERE_ALONE);
}

export const hasUnsentEvents = (userId: string) => hasPrivate(userId, ['learning-event']);
