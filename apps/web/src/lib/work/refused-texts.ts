import { type DeviceStorage, privatePlace } from '../device/device-store.ts';

/** A text that the server has refused. It exists nowhere else, so it stays until its owner removes it. */
export interface RefusedText {
  readonly text: string;
  readonly sentence: string;
}

export const refusedTextPlace = (userId: string, storage?: DeviceStorage | null) =>
  privatePlace(userId, 'refused-text', (stored) => stored as RefusedText | null, storage);
