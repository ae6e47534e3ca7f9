import { useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { renewProblem } from './invitation-messages.ts';

export function ExpiredInvitation({ token }: { token: string }) {
  const { write, isPending } = useWrite('POST /api/invitations/renew');
  const [outcome, setOutcome] = useState<string | null>(null);

  async function renew() {
    const result = await write({ token });
    if (result)
      setOutcome(result.ok ? 'A new link is on its way to your inbox.' : renewProblem(result.failure));
  }

  return (
    <>
      <h2>This invitation has expired</h2>
      <p>Your place is still yours. We can email a new link to the same address.</p>
      <p role="status">{outcome}</p>
      <Button variant="primary" isPending={isPending} onClick={() => void renew()}>
        Send me a new link
      </Button>
    </>
  );
}
