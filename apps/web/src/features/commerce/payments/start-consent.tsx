import { CANCEL_DAYS } from '@academy/domain/commerce/payments';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';

interface StartConsentProps {
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  isDisabled: boolean;
}

/** ECT Act, s 42 and s 44: the right in plain words, and the separate tick that waives it. */
export function StartConsent({ isGiven, onChange, isDisabled }: StartConsentProps) {
  return (
    <Card padding="tight" className="grid gap-2">
      <p className="text-ink-2">
        You may change your mind for {CANCEL_DAYS} days after you have paid, without a reason, and get all
        your money back. A button under “Orders and receipts” does it.
      </p>
      <Checkbox
        checked={isGiven}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        label={`I want to start straight away. Once I open a lesson, I give up these ${CANCEL_DAYS} days.`}
        hint="You can learn without ticking this."
      />
    </Card>
  );
}
