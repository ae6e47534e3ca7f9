import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import type { ComponentType } from 'react';

/** What is being bought. */
export interface Purchase {
  readonly course: Pick<CourseAnswer, 'id' | 'title' | 'description' | 'quote'>;
  /** From the training hub (PAY-07). */
  readonly isRegistration?: boolean | undefined;
}

/** The alternative to paying: enrol where it is free, or use an existing place. */
export type PlaceAccess =
  | { readonly kind: 'none'; readonly isPending: boolean; readonly onTake: () => void }
  | { readonly kind: 'owned'; readonly href: string };

/**
 * The payment dialog as the catalogue needs it. It belongs to commerce, which the catalogue cannot import: the page
 * that composes both passes it down.
 */
export type PurchaseDialog = ComponentType<{
  isOpen: boolean;
  onClose: () => void;
  purchase: Purchase;
  access: PlaceAccess;
  /** Called once the server has confirmed the payment and everything shown agrees with it. */
  onPaid: () => void;
}>;

/** Whether the course has to be paid before its lessons open. */
export function isCharged({
  price,
  freeBecause,
}: Pick<CourseAnswer['quote'], 'price' | 'freeBecause'>): boolean {
  return price > 0 && freeBecause === null;
}
