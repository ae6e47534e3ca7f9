import type { OrderAnswer } from '@academy/contract/commerce/payments';
import type { ShownPrice } from '@academy/domain/catalogue/pricing';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { isCharged, type PlaceAccess, PriceTag, type Purchase } from '../../catalogue/courses/index.ts';
import { FreePlace } from './free-place.tsx';
import { PayButtons } from './pay-buttons.tsx';
import { StartConsent } from './start-consent.tsx';
import { usePayment } from './use-payment.ts';
import { SponsoredCard } from './vouchers/sponsored-card.tsx';
import type { SponsoredPart } from './vouchers/sponsored-part.ts';
import { VoucherField } from './vouchers/voucher-field.tsx';

/** A module of a course that has its own price while nothing can be paid (2§9). */
export interface CoursePart {
  readonly title: string;
  readonly description: string;
  readonly price: ShownPrice;
}

export interface PaymentDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Undefined while the course of a part is loading. */
  purchase: Purchase | undefined;
  part?: CoursePart | undefined;
  access: PlaceAccess;
  /** Called once the server has confirmed the payment and everything shown agrees with it. */
  onPaid: (order: OrderAnswer) => void;
}

/** PAY-01: the only dialog in which a course is bought, on any page. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { isOpen, onClose, purchase, part } = props;
  if (purchase && isCharged(purchase.course.quote) && props.access.kind !== 'owned')
    return <PaidDialog {...props} purchase={purchase} />;
  const quote = purchase?.course.quote;
  const freeBecause = quote ? quote.freeBecause : null;
  const about = part ?? purchase?.course;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Complete Payment"
      footer={freeBecause === 'early-access' && <NotConfigured />}
    >
      <div className="grid gap-4">
        <About title={about?.title} description={about?.description} />
        {quote ? (
          <PriceTag quote={part ? { ...part.price, freeBecause } : quote} />
        ) : (
          <Skeleton measure="h-8 w-32" />
        )}
        {part && purchase && (
          <p className="text-ink-2">
            “{part.title}” is part of “{purchase.course.title}”. Your place is in the whole course.
          </p>
        )}
        {quote && <FreePlace freeBecause={freeBecause} access={props.access} onLeave={onClose} />}
      </div>
    </Dialog>
  );
}

/** PAY-02: depends on the configuration (R4). */
function NotConfigured() {
  return (
    <Button variant="primary" disabled isWide>
      Payment Not Configured
    </Button>
  );
}

function About({ title, description }: { title: string | undefined; description: string | undefined }) {
  return (
    <div className="grid gap-1">
      <h3>{title}</h3>
      <p className="text-ink-2">{description}</p>
    </div>
  );
}

function PaidDialog({
  isOpen,
  onClose,
  purchase,
  part,
  onPaid,
}: PaymentDialogProps & { purchase: Purchase }) {
  const [startsAtOnce, setStartsAtOnce] = useState(false);
  const [sponsored, setSponsored] = useState<SponsoredPart | null>(null);
  const { step, method, pay } = usePayment({ purchase, onPaid, sponsored });
  const { course } = purchase;
  return (
    <Dialog
      // The provider's window cannot be above a modal dialog, so ours closes for it.
      isOpen={isOpen && step !== 'away'}
      onClose={step === 'idle' ? onClose : () => undefined}
      title="Complete Payment"
      footer={
        <PayButtons
          price={sponsored?.restInRand ?? course.quote.price}
          method={step === 'idle' ? null : method}
          onPay={(by) => void pay(by, startsAtOnce)}
        />
      }
    >
      <div className="grid gap-4">
        <About title={course.title} description={course.description} />
        {part && (
          <Card tone="info" padding="tight">
            “{part.title}” is part of this course. You buy the whole course.
          </Card>
        )}
        <PriceTag quote={course.quote} />
        <StartConsent isGiven={startsAtOnce} onChange={setStartsAtOnce} isDisabled={step !== 'idle'} />
        {sponsored ? (
          <SponsoredCard part={sponsored} isDisabled={step !== 'idle'} onRemove={() => setSponsored(null)} />
        ) : (
          <VoucherField
            courseId={course.id}
            isDisabled={step !== 'idle'}
            onRedeemed={onClose}
            onPart={setSponsored}
          />
        )}
      </div>
    </Dialog>
  );
}
