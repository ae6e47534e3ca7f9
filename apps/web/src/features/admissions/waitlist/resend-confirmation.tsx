import type { Registration } from '@academy/domain/admissions/waitlist';
import { useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { resendProblem } from './waitlist-messages.ts';

/** Registering again takes no second place; if the first one is still unconfirmed, the mail is sent again. */
export function ResendConfirmation({ registration }: { registration: Registration }) {
  const { write, isPending } = useWrite('POST /api/waitlist/register');
  const [result, setResult] = useState<{ readonly isSent: boolean; readonly sentence: string } | null>(null);

  async function repeat() {
    const outcome = await write(registration);
    if (outcome === null) return;
    const problem = outcome.ok ? null : resendProblem(outcome.failure);
    setResult({
      isSent: problem === null,
      sentence: problem ?? 'We have sent it again. It can take a few minutes.',
    });
  }

  return (
    <>
      <p role="status" className="text-ink-2 empty:hidden">
        {result?.sentence}
      </p>
      {!result?.isSent && (
        <Button variant="quiet" isPending={isPending} onClick={() => void repeat()} className="-ml-3">
          Send it again
        </Button>
      )}
    </>
  );
}
