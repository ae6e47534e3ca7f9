// The user of this device between visits. Only the server says who is signed in; this is how the device reacts to that.
import { forgetSignIn, markSignedIn } from '../device/device-caches.ts';
import { forgetKind, sharedEntry } from '../device/device-store.ts';

const place = () => sharedEntry('last-person', (stored) => (typeof stored === 'string' ? stored : null));

/** Whose answers the next visit starts with; null where nobody was signed in at the end of the last. */
export const lastPerson = (): string | null => place().read();

/** The server has said who is signed in. Nothing of a previous user is shown any more. */
export async function recordSignedIn(userId: string): Promise<void> {
  const before = lastPerson();
  if (before !== null && before !== userId) await recordSignedOut();
  place().store(userId);
  await markSignedIn();
}

/** The server has said that nobody is signed in. Unsent work stays until its owner returns. */
export async function recordSignedOut(): Promise<void> {
  const before = lastPerson();
  if (before !== null) for (const kind of ['answer', 'known-notices'] as const) forgetKind(before, kind);
  place().drop();
  // The list of saved courses is removed too: it would promise lessons that do not open.
  for (const userId of await forgetSignIn()) forgetKind(userId, 'saved-course');
}
