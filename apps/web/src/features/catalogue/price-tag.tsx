import { formatRand } from '@academy/domain/kernel';
import type { CourseOffer } from '@academy/domain/pricing';
import { classNames } from '../../ui/class-names.ts';

interface PriceTagProps {
  offer: CourseOffer;
  size?: 'base' | 'xl';
  className?: string;
}

/** PAY-26: without a discount there is no struck price. */
export function PriceTag({ offer, size = 'xl', className }: PriceTagProps) {
  const { originalInRand, currentInRand, discountPercent } = offer;
  return (
    <p className={classNames('flex flex-wrap items-baseline gap-x-2', className)}>
      <span className={size === 'xl' ? 'font-bold font-heading text-xl' : undefined}>
        {discountPercent > 0 && <span className="sr-only">Now </span>}
        {currentInRand === 0 ? 'Free' : formatRand(currentInRand)}
      </span>
      {discountPercent > 0 && (
        <s className="font-normal text-ink-3">
          <span className="sr-only">instead of </span>
          {formatRand(originalInRand)}
        </s>
      )}
    </p>
  );
}
