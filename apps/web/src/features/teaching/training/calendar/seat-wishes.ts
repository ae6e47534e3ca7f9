import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import type { DeviceStorage } from '../../../../lib/device/device-store.ts';
import { type BookingToBe, bookingPlace, refusedBookingPlace } from '../../../../lib/work/bookings-to-be.ts';

/** The second press of a double click finds the button for taking back where the one for asking was. */
const DOUBLE_PRESS_MS = 1000;

type Session = Pick<SessionAnswer, 'id' | 'title'>;

/** The seats that one person has asked for without a connection, and what came of it. */
export function seatWishesOf(userId: string, storage?: DeviceStorage | null) {
  const wanted = bookingPlace(userId, storage);
  const refused = refusedBookingPlace(userId, storage);
  return {
    wishFor: ({ id }: Session): BookingToBe | null => wanted.read(id),
    refusalOf: ({ id }: Session): string | null => refused.read(id)?.sentence ?? null,
    /** False where the device has no room: then nothing waits. */
    want({ id, title }: Session, orWait: boolean, repeatKey: string): boolean {
      refused.drop(id);
      return wanted.keep({ title, orWait, repeatKey, wantedAt: new Date().toISOString() }, id);
    },
    /** Not wanted any more; false where it was asked for only just now. */
    takeBack({ id }: Session): boolean {
      const ageMs = Date.now() - Date.parse(wanted.read(id)?.wantedAt ?? '');
      if (ageMs >= 0 && ageMs < DOUBLE_PRESS_MS) return false;
      wanted.drop(id);
      return true;
    },
    /** Booked. */
    settle({ id }: Session): void {
      wanted.drop(id);
      refused.drop(id);
    },
  };
}

export type SeatWishes = ReturnType<typeof seatWishesOf>;
