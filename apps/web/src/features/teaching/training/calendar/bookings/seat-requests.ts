import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import type { DeviceStorage } from '../../../../../lib/device/device-store.ts';
import { refusalEntry, workId } from '../../../../../lib/work/refusals.ts';
import { type QueuedBooking, queuedBookingEntry } from './queued-bookings.ts';

/** The second click of a double click hits the cancel button, which has replaced the request button. */
const DOUBLE_PRESS_MS = 1000;

type Session = Pick<SessionAnswer, 'id' | 'title'>;

/** The seats that one person has requested offline, and the results. */
export function seatRequestsOf(userId: string, storage?: DeviceStorage | null) {
  const queued = queuedBookingEntry(userId, storage);
  const refusals = refusalEntry(userId, 'refused-request', storage);
  return {
    find: ({ id }: Session): QueuedBooking | null => queued.read(id),
    refusalOf: ({ id }: Session): string | null => refusals.read(workId(queued, id))?.sentence ?? null,
    /** False if the device has no room: then nothing is queued. */
    add({ id, title }: Session, orWait: boolean, repeatKey: string): boolean {
      refusals.drop(workId(queued, id));
      return queued.store({ title, orWait, repeatKey, wantedAt: new Date().toISOString() }, id);
    },
    /** Cancels the request; false if it was made only just now. */
    cancel({ id }: Session): boolean {
      const ageMs = Date.now() - Date.parse(queued.read(id)?.wantedAt ?? '');
      if (ageMs >= 0 && ageMs < DOUBLE_PRESS_MS) return false;
      queued.drop(id);
      return true;
    },
    /** The seat is booked. */
    settle({ id }: Session): void {
      queued.drop(id);
      refusals.drop(workId(queued, id));
    },
  };
}

export type SeatRequests = ReturnType<typeof seatRequestsOf>;
