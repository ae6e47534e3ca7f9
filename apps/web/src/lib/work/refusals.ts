import { type DeviceStorage, privateEntry } from '../device/device-store.ts';

/** A text that the server has refused. It exists nowhere else, so it stays until its owner removes it. */
export interface RefusedText {
  readonly text: string;
  readonly sentence: string;
}

export const refusedTextEntry = (userId: string, storage?: DeviceStorage | null) =>
  privateEntry(userId, 'refused-text', (stored) => stored as RefusedText | null, storage);
