import type { FreeReason, ShownPrice } from '@academy/domain/catalogue/pricing';
import { formatRand } from '@academy/domain/kernel';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';

/** A price, and why it is not charged now. */
type TaggedPrice = ShownPrice & { readonly freeBecause: FreeReason | null };

interface PriceTagProps {
  /** A course's quote, or the price of a part that is sold separately. */
  quote: TaggedPrice;
  size?: 'base' | 'xl';
  /** Lessons are still being written: the later price is not an offer yet, and is not shown (decision 20). */
  isPlanned?: boolean;
  className?: string;
}

/** The only component that shows a price (R14). Without a discount there is no struck price and no badge (PAY-26). */
export function PriceTag({
  quote: { price, was, percent, freeBecause },
  size = 'xl',
  isPlanned = false,
  className,
}: PriceTagProps) {
  if (isPlanned && price > 0)
    return (
      <p className={classNames('font-semibold text-success-text', className)}>{FREE_WORDS['in-writing']}</p>
    );
  return (
    <div className={classNames('grid gap-0.5', className)}>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className={size === 'xl' ? 'font-bold font-heading text-xl' : 'font-semibold'}>
          {percent > 0 && <span className="sr-only">Now </span>}
          {price === 0 ? 'Free' : formatRand(price)}
        </span>
        {percent > 0 && (
          <>
            <s className="font-normal text-ink-3">
              <span className="sr-only">instead of </span>
              {formatRand(was)}
            </s>
            <Badge tone="sun">{percent}% off</Badge>
          </>
        )}
      </p>
      {price > 0 && freeBecause !== null && (
        <p className="font-semibold text-success-text">{FREE_WORDS[freeBecause]}</p>
      )}
    </div>
  );
}

/** R14: the first one is shown with every price while nothing can be paid. */
const FREE_WORDS = {
  'early-access': 'Free in early access',
  'in-writing': 'Free to join early',
} as const satisfies Record<FreeReason, string>;
