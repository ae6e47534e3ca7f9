import { formatRand } from '@academy/domain/kernel';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { SponsoredPart } from './sponsored-part.ts';

interface SponsoredCardProps {
  part: SponsoredPart;
  isDisabled: boolean;
  onRemove: () => void;
}

/** Who pays which part, before anything is paid: the code is redeemed together with the payment of the rest. */
export function SponsoredCard({ part, isDisabled, onRemove }: SponsoredCardProps) {
  const { sponsor, paysInRand, restInRand } = part;
  return (
    <Card tone="info" padding="tight" className="grid justify-items-start gap-2">
      <p role="status">
        {sponsor} pays {formatRand(paysInRand)} of it. You pay <b>{formatRand(restInRand)}</b>. The code
        counts once you have paid.
      </p>
      <Button variant="quiet" disabled={isDisabled} onClick={onRemove}>
        Pay without the code
      </Button>
    </Card>
  );
}
