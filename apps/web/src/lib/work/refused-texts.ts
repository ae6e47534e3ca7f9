import { type DeviceStorage, privatePlace } from '../device/device-store.ts';

/** Something written that the server will not take. It is nowhere else, so it stays until its owner removes it. */
export interface RefusedText {
  readonly text: string;
  readonly sentence: string;
}

export const refusedTextPlace = (userId: string, storage?: DeviceStorage | null) =>
  privatePlace(userId, 'refused-text', (stored) => stored as RefusedText | null, storage);
