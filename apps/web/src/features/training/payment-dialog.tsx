import type { ShownPrice } from '@academy/domain/pricing';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PriceTag } from '../catalogue/index.ts';

/** What there is to do without paying: take a place in early access, or use the place one has. */
export type FreeAccess =
  | { kind: 'early'; isPending: boolean; onTake: () => void }
  | { kind: 'owned'; href: string };

interface PaymentDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  price: ShownPrice;
  access: FreeAccess;
}

/** PAY-01, PAY-02: without payment keys nothing can be paid, which the dialog says; early access needs no payment. */
export function PaymentDialog({ isOpen, onClose, title, description, price, access }: PaymentDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Complete Payment"
      footer={
        <Button variant="primary" disabled isWide>
          Payment Not Configured
        </Button>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h3>{title}</h3>
          <p className="text-ink-2">{description}</p>
        </div>
        <PriceTag quote={price} />
        <Card tone="sun" padding="tight" className="grid justify-items-start gap-3">
          <p>{accessText(access)}</p>
          {access.kind === 'early' ? (
            <Button variant="sun" isPending={access.isPending} onClick={access.onTake}>
              Take your free early-access place
            </Button>
          ) : (
            <Button variant="sun" href={access.href} onClick={onClose}>
              Open the lessons
            </Button>
          )}
        </Card>
      </div>
    </Dialog>
  );
}

function accessText(access: FreeAccess): string {
  return access.kind === 'early'
    ? 'We are not taking payments yet. In early access your place is free.'
    : 'We are not taking payments yet, and you already have a place in this course.';
}
