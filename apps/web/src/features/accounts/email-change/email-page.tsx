import { sastDateTime } from '@academy/domain/kernel';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { prepareHeadingFocus } from '../../../lib/pages/focus-heading.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { emailChangeProblem, takeBackProblem, WISH_TAKEN_BACK } from './email-words.ts';

/** A new address takes effect once the link mailed to it was used; the present address gets a mail with a link to undo it. */
export function EmailPage() {
  usePageTitle('Email address');
  const { data, isPending, refetch } = useAnswer(
    'GET /api/auth/email-change',
    {},
    { refetchOnMount: 'always' },
  );
  if (isPending)
    return (
      <SkeletonGroup label="Loading your address" count={2} className="grid gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  if (!data)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your address did not load.
      </EmptyState>
    );
  return (
    <div className="grid max-w-read gap-stack">
      <PageSection
        title="Email address"
        description="Where we write to, and what you can sign in with."
        action={<MoreLink href="/settings">Account</MoreLink>}
      >
        <Card as="div" className="grid gap-5">
          {data.email === null ? (
            <p>We don’t have an email address for you yet.</p>
          ) : (
            <p>
              We write to <strong className="wrap-anywhere">{data.email}</strong>.
            </p>
          )}
          {data.pending && <Pending {...data.pending} />}
          <AskForm />
        </Card>
      </PageSection>
    </div>
  );
}

function Pending({ email, expiresAt }: { email: string; expiresAt: string }) {
  const { write, isPending } = useWrite('DELETE /api/auth/email-change');
  const [problem, setProblem] = useState('');
  async function takeBack({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setProblem('');
    const goToHeading = prepareHeadingFocus(currentTarget);
    const result = await write({});
    if (result?.ok) {
      toast(WISH_TAKEN_BACK);
      goToHeading();
    } else if (result) setProblem(takeBackProblem(result.failure));
  }
  return (
    <div role="status" className="grid gap-3 rounded-lg border border-line p-4">
      <p>
        We have emailed a link to <strong className="wrap-anywhere">{email}</strong>. Open it before{' '}
        {sastDateTime(new Date(expiresAt))}, and we write to the new address from then on.
      </p>
      <Problem>{problem}</Problem>
      <Button className="justify-self-start" isPending={isPending} onClick={(event) => void takeBack(event)}>
        Keep my current address
      </Button>
    </div>
  );
}

function AskForm() {
  const { write, isPending } = useWrite('POST /api/auth/email-change');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ place: 'email' | 'password'; sentence: string }>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (email.trim() === '') return setProblem({ place: 'email', sentence: 'Please enter the new address.' });
    if (password === '') return setProblem({ place: 'password', sentence: 'Please enter your password.' });
    setProblem(undefined);
    const result = await write({ email, password });
    if (!result) return;
    if (!result.ok) return setProblem(emailChangeProblem(result.failure));
    setEmail('');
    setPassword('');
  }

  const errorAt = (place: 'email' | 'password') => (problem?.place === place ? problem.sentence : undefined);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-140 gap-5">
      <TextField
        label="New email address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        error={errorAt('email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Your password"
        value={password}
        error={errorAt('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" isPending={isPending} className="justify-self-start">
        Email a link to the new address
      </Button>
    </form>
  );
}
