import { formatRand } from '@academy/domain/kernel';
import { shownDiscountPercent } from '@academy/domain/pricing';
import { Badge } from '../../ui/brand/badge.tsx';
import type { RegistrationPrice } from './registration/registration-price.ts';

/** What is to be paid; beside it, where there is a discount, what it was and how much less it is (PAY-26). */
export function PriceTag({ price }: { price: RegistrationPrice }) {
  const { currentInRand, originalInRand } = price;
  const discountPercent = shownDiscountPercent(originalInRand, currentInRand);
  return (
    <p className="flex flex-wrap items-center gap-x-2.5">
      <b className="font-bold font-heading text-lg">
        {currentInRand === 0 ? 'Free' : formatRand(currentInRand)}
      </b>
      {discountPercent > 0 && (
        <>
          <s className="text-ink-3">
            <span className="sr-only">instead of </span>
            {formatRand(originalInRand)}
          </s>
          <Badge tone="sun">{discountPercent}% off</Badge>
        </>
      )}
    </p>
  );
}
