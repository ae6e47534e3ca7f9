import type { Answer } from '@academy/contract';
import { sastDateTime } from '@academy/domain/kernel';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from 'wouter';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { prepareHeadingFocus } from '../../../lib/pages/focus-heading.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { FormError } from './form-error.tsx';
import { disowningProblem } from './identity-messages.ts';
import { ChangePasswordForm } from './passwords/change-password-form.tsx';

type SignIn = Answer<'GET /api/auth/sessions'>[number];
type Disowned = Answer<'POST /api/auth/sessions/:signInId/disowning'>;

const NOTHING_CHOSEN = 'Please choose the device that you don’t know in the list under Security.';
const THIS_DEVICE =
  'This is the device that you are using now. If somebody else may know your password, please change it under Security.';

/** A sign-in that its owner does not recognise: it is ended first, then the intruder has to be kept from coming back. */
export function DisownPage() {
  usePageTitle('That was not me');
  const signInId = new URLSearchParams(useSearch()).get('device') ?? '';
  const { data: signIns, isPending, refetch } = useAnswer('GET /api/auth/sessions');
  const [disowned, setDisowned] = useState<Disowned | null>(null);
  const signIn = signIns?.find(({ id }) => id === signInId);
  return (
    <div className="grid max-w-read gap-stack">
      <PageSection
        title={disowned ? 'What happened' : 'That was not me'}
        description={disowned ? undefined : 'Somebody else may know your password.'}
        action={<MoreLink href="/settings?tab=security">Security</MoreLink>}
      >
        <Card as="div" className="grid gap-4">
          {disowned ? (
            <WhatHappened {...disowned} />
          ) : (
            <>
              {isPending && (
                <SkeletonGroup label="Loading the device" count={1}>
                  <SkeletonRow />
                </SkeletonGroup>
              )}
              {!isPending && !signIns && (
                <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
                  Your devices did not load.
                </EmptyState>
              )}
              {signIns && <DisownQuestion signIn={signIn} isChosen={signInId !== ''} onDone={setDisowned} />}
            </>
          )}
        </Card>
      </PageSection>
      {disowned && <ChangePasswordForm />}
    </div>
  );
}

interface DisownQuestionProps {
  signIn: SignIn | undefined;
  isChosen: boolean;
  onDone: (disowned: Disowned) => void;
}

function DisownQuestion({ signIn, isChosen, onDone }: DisownQuestionProps) {
  if (!signIn) return <p>{isChosen ? 'This sign-in has already ended.' : NOTHING_CHOSEN}</p>;
  if (signIn.isCurrent) return <p>{THIS_DEVICE}</p>;
  return (
    <>
      <p>
        <strong>{signIn.device}</strong>, signed in {sastDateTime(new Date(signIn.createdAt))}, last used{' '}
        {sastDateTime(new Date(signIn.lastSeenAt))}.
      </p>
      <p className="text-ink-2">
        We end this sign-in at once, remove passkeys that were added by it, and tell you by email. Then you
        choose a new password.
      </p>
      <Disown signInId={signIn.id} onDone={onDone} />
    </>
  );
}

function Disown({ signInId, onDone }: { signInId: string; onDone: (disowned: Disowned) => void }) {
  const { write, isPending } = useWrite('POST /api/auth/sessions/:signInId/disowning');
  const [problem, setProblem] = useState<string | null>(null);
  async function disown({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setProblem(null);
    const goToHeading = prepareHeadingFocus(currentTarget);
    const result = await write({ signInId });
    if (result?.ok) {
      flushSync(() => onDone(result.answer));
      goToHeading();
    } else if (result) setProblem(disowningProblem(result.failure));
  }
  return (
    <>
      <FormError sentence={problem} />
      <Button
        variant="danger"
        className="justify-self-start"
        isPending={isPending}
        onClick={(event) => void disown(event)}
      >
        It was not me: sign it out
      </Button>
    </>
  );
}

function WhatHappened({ device, signedInAt, removedPasskeys }: Disowned) {
  return (
    <div role="status" className="grid gap-3">
      <p>
        <strong>{device}</strong>, which signed in {sastDateTime(new Date(signedInAt))}, is signed out.
      </p>
      {removedPasskeys.length > 0 && (
        <p>These passkeys were added by it, and are removed: {removedPasskeys.join(', ')}.</p>
      )}
      <p>Whoever it was may know your password. Please choose a new one now.</p>
    </div>
  );
}
