import { shownDiscountPercent } from './early-enrolment.ts';
import type { Quote } from './quote.ts';

/** 2§3: a number, or the price to pay now and the one before. */
type Pricing = number | { readonly currentPrice: number; readonly originalPrice: number };

export type ShownPrice = Pick<Quote, 'price' | 'was' | 'percent'>;

/**
 * The price to pay for a registration: the course's pricing if it has one, else its quote (2§3). No response carries a
 * pricing: the quote is the one price (decision 20).
 */
export function registrationPrice(pricing: Pricing | undefined, quote: ShownPrice): ShownPrice {
  if (pricing === undefined) return quote;
  const [price, was] =
    typeof pricing === 'number' ? [pricing, pricing] : [pricing.currentPrice, pricing.originalPrice];
  return { price, was, percent: shownDiscountPercent(was, price) };
}

/** Anything above 0 is paid (2§4). */
export function isPaid({ price }: Pick<ShownPrice, 'price'>): boolean {
  return price > 0;
}
