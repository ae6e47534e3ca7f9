// Who uses the academy on this device, between one visit and the next. The server alone says who is signed in; this is what
// the device does when it hears of it.
import { forgetSignIn, markSignedIn } from '../device/device-caches.ts';
import { forgetKind, sharedPlace } from '../device/device-store.ts';

const place = () => sharedPlace('last-person', (stored) => (typeof stored === 'string' ? stored : null));

/** Whose answers paint first when the next visit begins; null where nobody was signed in at the end of the last. */
export const lastPerson = (): string | null => place().read();

/** The server has said who is signed in. Of somebody else who was here before nothing is shown any more. */
export async function welcomePerson(userId: string): Promise<void> {
  const before = lastPerson();
  if (before !== null && before !== userId) await farewell();
  place().keep(userId);
  await markSignedIn();
}

/** The server has said that nobody is. Work that was not sent yet stays for the day when its owner comes back. */
export async function farewell(): Promise<void> {
  const before = lastPerson();
  if (before !== null) for (const kind of ['answer', 'known-notices'] as const) forgetKind(before, kind);
  place().drop();
  // The list of what was saved goes with it: it would promise lessons that do not open.
  for (const userId of await forgetSignIn()) forgetKind(userId, 'saved-course');
}
