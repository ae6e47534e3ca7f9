import { type DeviceStorage, unsentEntry } from '../../../../../lib/device/device-store.ts';

/** A seat that was requested offline, under the id of its session. */
export interface QueuedBooking {
  readonly title: string;
  readonly orWait: boolean;
  /** The idempotency key, made on the device: however often it is sent, it books once. */
  readonly repeatKey: string;
  readonly wantedAt: string;
}

export const queuedBookingEntry = (userId: string, storage?: DeviceStorage | null) =>
  unsentEntry(userId, 'booking', (stored) => stored as QueuedBooking | null, storage);
