import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { addEnrolment, type NewEnrolment } from './enrolments.store.ts';
import { queueGiveBack } from './give-back.store.ts';

/** The price at which the place was taken. */
interface PlaceQuote {
  readonly id: string;
  /** In rand. */
  readonly price: number;
}

/** The grounds of a place, with its payment. */
type PlaceGrounds =
  | { readonly grounds: 'free'; readonly quote: PlaceQuote | null }
  | { readonly grounds: 'payment'; readonly quote: PlaceQuote; readonly orderId: string }
  | { readonly grounds: 'voucher'; readonly quote: PlaceQuote; readonly voucherCode: string }
  | { readonly grounds: 'coins' };

type NewPlace = PlaceGrounds & {
  readonly userId: string;
  readonly courseId: string;
  readonly enrolledAt: Date;
};

const quoteColumns = ({ id, price }: PlaceQuote) => ({ quoteId: id, quotedPrice: price });

function groundsColumns(place: PlaceGrounds): Omit<NewEnrolment, 'userId' | 'courseId' | 'enrolledAt'> {
  switch (place.grounds) {
    case 'free':
      return { access: 'early-access', ...(place.quote && quoteColumns(place.quote)) };
    case 'payment':
      return { access: 'paid', orderId: place.orderId, ...quoteColumns(place.quote) };
    case 'voucher':
      return { access: 'voucher', voucherCode: place.voucherCode, ...quoteColumns(place.quote) };
    case 'coins':
      return { access: 'coins' };
  }
}

/**
 * Gives the place to a person who was admitted: a moment ago by `checkAdmission`, or when the order now being paid was made,
 * which is honoured even if the course has been archived since.
 */
export async function givePlace(tx: Queryable, place: NewPlace) {
  const { userId, courseId, enrolledAt } = place;
  const isNew = await addEnrolment(tx, { userId, courseId, enrolledAt, ...groundsColumns(place) });
  if (!isNew) return refuse('already-enrolled');
  await queueGiveBack(tx, userId, courseId);
  return accept(null);
}
