import { type DeviceStorage, privatePlace } from '../device/device-store.ts';

/** A seat that somebody asked for without a connection, under the id of its session. */
export interface BookingToBe {
  readonly title: string;
  readonly orWait: boolean;
  /** Made on the device: however often it is sent, it books once. */
  readonly repeatKey: string;
  readonly wantedAt: string;
}

/** One that the academy could not give, with the reason. */
interface RefusedBooking {
  readonly title: string;
  readonly orWait: boolean;
  readonly sentence: string;
}

export const bookingPlace = (userId: string, storage?: DeviceStorage | null) =>
  privatePlace(userId, 'booking', (stored) => stored as BookingToBe | null, storage);

export const refusedBookingPlace = (userId: string, storage?: DeviceStorage | null) =>
  privatePlace(userId, 'refused-booking', (stored) => stored as RefusedBooking | null, storage);
