import { type DeviceStorage, privatePlace } from '../device/device-store.ts';

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

export const queuedBookingPlace = (userId: string, storage?: DeviceStorage | null) =>
  privatePlace(userId, 'booking', (stored) => stored as QueuedBooking | null, storage);

export const refusedBookingPlace = (userId: string, storage?: DeviceStorage | null) =>
  privatePlace(userId, 'refused-booking', (stored) => stored as RefusedBooking | null, storage);
