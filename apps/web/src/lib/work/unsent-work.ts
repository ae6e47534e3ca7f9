import { countPrivate, DRAFT_KINDS, hasPrivate, onKept } from '../device/device-store.ts';
import { refreshKeyIndex } from '../device/key-index.ts';
import { providedFeatures } from '../features/provided-features.ts';

/** The kinds of work that the features send. Drafts that nobody has sent yet are not included. */
const sentKinds = () => Object.keys(providedFeatures().unsentWork);

/** Whether a lost connection or a closed tab has left something behind. */
export const hasUnsentWork = (userId: string) => hasPrivate(userId, sentKinds());

export const countUnsentWork = (userId: string) => countPrivate(userId, sentKinds());

/** Calls back when something starts or stops waiting. */
export const onUnsentWork = (listener: () => void) =>
  onKept((kind) => sentKinds().includes(kind) && listener());

/** Whether "Offline and data" lists some of it; drafts are where they were written. */
export const isWorkListed = (userId: string) => hasPrivate(userId, [...sentKinds(), 'refused-text']);

/** Includes refused work and drafts. Logging out deletes it, so what another tab has stored just now counts too. */
export function hasWorkHereAlone(userId: string): boolean {
  refreshKeyIndex();
  return hasPrivate(userId, [...sentKinds(), ...DRAFT_KINDS]);
}

export const hasUnsentEvents = (userId: string) => hasPrivate(userId, ['learning-event']);
