import { VOUCHER_CODE_MAX_LENGTH } from '@academy/domain/commerce/vouchers';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { SponsoredPart } from './sponsored-part.ts';
import { placeSponsored, voucherSentence } from './voucher-messages.ts';

interface VoucherFieldProps {
  courseId: string;
  isDisabled: boolean;
  onRedeemed: () => void;
  /** The code pays only a part. */
  onPart: (part: SponsoredPart) => void;
}

/** For learners whose place a sponsor has paid for. What was typed stays after a refusal. */
export function VoucherField({ courseId, isDisabled, onRedeemed, onPart }: VoucherFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { write, isPending } = useWrite('POST /api/vouchers/redemptions');
  if (!isOpen)
    return (
      <Button
        variant="quiet"
        className="justify-self-start"
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        I have a code from a sponsor
      </Button>
    );

  async function redeem(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return setError('Please type the code.');
    setError(undefined);
    const result = await write({ code, courseId });
    if (!result) return;
    if (!result.ok) return setError(voucherSentence(result.failure));
    const { sponsor, paysInRand, restInRand } = result.answer;
    if (restInRand > 0) return onPart({ code, sponsor, paysInRand, restInRand });
    toast(placeSponsored(result.answer));
    await result.refreshed;
    onRedeemed();
  }

  return (
    <form className="grid gap-3" onSubmit={(event) => void redeem(event)} noValidate>
      <TextField
        label="Code from your sponsor"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        maxLength={VOUCHER_CODE_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        disabled={isDisabled}
      />
      <Button type="submit" className="justify-self-start" isPending={isPending} disabled={isDisabled}>
        Use this code
      </Button>
    </form>
  );
}
