import type { Answer } from '@academy/contract';
import { CONTACT_EMAIL } from '@academy/domain/product';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { type CommonFailure, call, type Failure } from '../../../lib/answers/api-client.ts';
import { wantSignIn } from '../../../lib/pages/return-path.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AcceptForm } from './accept-form.tsx';
import { ExpiredInvitation } from './expired-invitation.tsx';

type Look = Answer<'POST /api/invitations/look'>;

function goToSignIn() {
  wantSignIn();
  location.assign('/');
}

/** Opening the link does not use it up: a mail scanner that opens it, or a second tab, does no harm. */
function useInvitation(token: string) {
  const [look, setLook] = useState<Look | 'unknown' | 'unreachable' | null>(token === '' ? 'unknown' : null);
  useEffect(() => {
    if (token === '') return;
    call('POST /api/invitations/look', { token }).then(
      setLook,
      (failure: Failure<'POST /api/invitations/look'>) => setLook(lookedInVain(failure)),
    );
  }, [token]);
  return look;
}

/** Only the server can say that a link is invalid; other failures may be temporary. */
function lookedInVain(failure: Failure<'POST /api/invitations/look'>): 'unknown' | 'unreachable' {
  switch (failure.code) {
    case 'link-not-valid':
    case 'invalid-request':
      return 'unknown';
    case 'too-many-tries':
      return 'unreachable';
    default:
      failure satisfies CommonFailure;
      return 'unreachable';
  }
}

export function InvitationCard() {
  const [token] = useState(() => location.hash.slice(1));
  const look = useInvitation(token);
  if (look === null) return <Spinner label="Checking your invitation" />;
  return (
    <Card as="section" className="mx-auto grid w-full max-w-112 gap-4">
      <Contents look={look} token={token} />
    </Card>
  );
}

/** The specified address until the academy's own has loaded. */
function AskForInvitation() {
  const { data } = useAnswer('GET /api/waitlist/stats', {});
  const address = data?.academy?.generalEmail ?? CONTACT_EMAIL;
  return <Button href={`mailto:${address}?subject=A%20new%20invitation`}>Ask for a new invitation</Button>;
}

function Contents({ look, token }: { look: Look | 'unknown' | 'unreachable'; token: string }) {
  if (look === 'unreachable')
    return (
      <>
        <h2>No connection</h2>
        <p>Your invitation is still good. Please open the link again when you are online.</p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </>
    );
  if (look === 'unknown' || look.state === 'revoked')
    return (
      <>
        <h2>This invitation is not valid</h2>
        <p>
          It was withdrawn, or a newer one has taken its place. Please use the latest email from us, or ask
          for a new invitation.
        </p>
        <AskForInvitation />
      </>
    );
  switch (look.state) {
    case 'open':
      return <AcceptForm token={token} name={look.name} email={look.email} />;
    case 'expired':
      return <ExpiredInvitation token={token} />;
    case 'used':
      return (
        <>
          <h2>This invitation has been used</h2>
          <p>
            You are already a learner. Sign in with {look.email}. If you have forgotten your password, you can
            ask for a new one there.
          </p>
          <Button variant="primary" onClick={goToSignIn}>
            Sign in
          </Button>
        </>
      );
  }
}
