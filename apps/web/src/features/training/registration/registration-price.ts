import { LIST_PRICE_IN_RAND } from '@academy/domain/pricing';

/** 2§3: a number, or what is to be paid now beside what it was. */
type Pricing = number | { readonly currentPrice: number; readonly originalPrice: number };

export interface Priced {
  readonly price: number | null;
  readonly pricing?: Pricing | undefined;
}

export interface RegistrationPrice {
  readonly currentInRand: number;
  readonly originalInRand: number;
}

/** TRAIN-23: the price to pay; without a pricing it is the course's own, else the list price. */
export function registrationPrice({ pricing, price }: Priced): RegistrationPrice {
  if (typeof pricing === 'object')
    return { currentInRand: pricing.currentPrice, originalInRand: pricing.originalPrice };
  const inRand = pricing ?? price ?? LIST_PRICE_IN_RAND;
  return { currentInRand: inRand, originalInRand: inRand };
}

/** TRAIN-24: anything above 0 is paid. */
export function isPaid({ currentInRand }: RegistrationPrice): boolean {
  return currentInRand > 0;
}
