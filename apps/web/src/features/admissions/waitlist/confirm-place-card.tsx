import { WAITLIST_CAPACITY } from '@academy/domain/product';
import { useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { confirmingProblem } from './waitlist-messages.ts';

type Outcome =
  | { readonly kind: 'confirmed'; readonly position: number; readonly places?: number | undefined }
  | { readonly kind: 'not-valid' }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Opened by the mailed link. Opening it does nothing, because mail programs open links too; people press a button. */
export function ConfirmPlaceCard() {
  const [token] = useState(() => location.hash.slice(1));
  const [outcome, setOutcome] = useState<Outcome | null>(token === '' ? { kind: 'not-valid' } : null);
  const { write, isPending } = useWrite('POST /api/waitlist/confirm');

  async function confirm() {
    const result = await write({ token });
    if (result?.ok) setOutcome({ kind: 'confirmed', ...result.answer });
    if (result?.ok !== false) return;
    const sentence = confirmingProblem(result.failure);
    setOutcome(sentence === null ? { kind: 'not-valid' } : { kind: 'failed', sentence });
  }

  return (
    <Card as="section" className="mx-auto grid w-full max-w-112 gap-4" aria-live="polite">
      {outcome?.kind === 'confirmed' ? (
        <>
          <h2>Your place is confirmed</h2>
          <p>
            You have early-access place #{outcome.position} of {outcome.places ?? WAITLIST_CAPACITY}. When it
            opens, we will email your invitation to the same address.
          </p>
          <Button variant="primary" href="/">
            Go to the front page
          </Button>
        </>
      ) : outcome?.kind === 'not-valid' ? (
        <>
          <h2>This link is no longer valid</h2>
          <p>
            We hold a place for 48 hours. After that it goes to somebody else. If there are places left, you
            can join the list again.
          </p>
          <Button variant="primary" href="/">
            Back to the waiting list
          </Button>
        </>
      ) : (
        <>
          <h2>Keep your place</h2>
          <p className="text-ink-2">One tap and your early-access place is yours.</p>
          <Problem>{outcome?.sentence}</Problem>
          <Button variant="primary" isPending={isPending} onClick={() => void confirm()}>
            Confirm my place
          </Button>
        </>
      )}
    </Card>
  );
}
