import { type DeviceStorage, privateEntry } from '../../../../lib/device/device-store.ts';

/** A seat that was requested offline, under the id of its session. */
export interface QueuedBooking {
  readonly title: string;
  readonly orWait: boolean;
  /** The idempotency key, made on the device: however often it is sent, it books once. */
  readonly repeatKey: string;
  readonly wantedAt: string;
}

/** A request that the academy refused, with the reason. */
interface RefusedBooking {
  readonly title: string;
  readonly orWait: boolean;
  readonly sentence: string;
}

export const queuedBookingEntry = (userId: string, storage?: DeviceStorage | null) =>
  privateEntry(userId, 'booking', (stored) => stored as QueuedBooking | null, storage);

export const refusedBookingEntry = (userId: string, storage?: DeviceStorage | null) =>
  privateEntry(userId, 'refused-booking', (stored) => stored as RefusedBooking | null, storage);
