import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import type { ComponentType } from 'react';

/** What is bought. */
export interface Purchase {
  readonly course: Pick<CourseAnswer, 'id' | 'title' | 'description' | 'quote'>;
  /** From the training hub (PAY-07). */
  readonly isRegistration?: boolean | undefined;
}

/** What there is to do without paying: take a place where it is free, or use the place one has. */
export type PlaceAccess =
  | { readonly kind: 'none'; readonly isPending: boolean; readonly onTake: () => void }
  | { readonly kind: 'owned'; readonly href: string };

/**
 * The dialog in which a course is bought, as the catalogue needs it. It belongs to commerce, which stands above the
 * catalogue: the page that is composed of both hands it down.
 */
export type PurchaseDialog = ComponentType<{
  isOpen: boolean;
  onClose: () => void;
  purchase: Purchase;
  access: PlaceAccess;
  /** Once the server has confirmed the payment and everything shown agrees with it. */
  onPaid: () => void;
}>;

/** Whether the course is paid for before its lessons open. */
export function isCharged({
  price,
  freeBecause,
}: Pick<CourseAnswer['quote'], 'price' | 'freeBecause'>): boolean {
  return price > 0 && freeBecause === null;
}
