import type { DisplaySettings } from '@academy/domain/accounts/display-settings';
import { call } from '../answers/api-client.ts';
import { privateEntry } from '../device/device-store.ts';
import { showDisplaySettings, shownSettings } from '../device/display-settings.ts';

/** Marks a choice on this device that the account does not have yet. */
const unsentEntry = (userId: string) =>
  privateEntry(userId, 'display-unsent', (stored) => (stored === true ? stored : null));

// One after the other, so that the last choice wins.
let sending: Promise<void> = Promise.resolve();

async function send(userId: string): Promise<void> {
  try {
    const sent = shownSettings();
    await call('PUT /api/display-settings', sent);
    // A choice made meanwhile has not been sent yet.
    if (shownSettings() === sent) unsentEntry(userId).drop();
  } catch {
    // The choice is stored on the device; the next visit sends it.
  }
}

/** A choice made here offline is sent to the account; otherwise this device follows the account. */
export function syncDisplaySettings(userId: string, ofAccount: DisplaySettings | null): void {
  if (unsentEntry(userId).read()) void send(userId);
  else if (ofAccount) showDisplaySettings(ofAccount);
}

/** Sends the choice just made here to the account, now or with the next visit. */
export function saveDisplaySettings(userId: string): void {
  unsentEntry(userId).store(true);
  sending = sending.then(() => send(userId));
}
