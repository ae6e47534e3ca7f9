import { MAIL_KINDS, type MailKind } from '@academy/domain/academy/mail-kinds';
import { useState } from 'react';
import { useAnswer, useAnswers } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { preferenceFailed } from './mail-messages.ts';

// 2§2: three checkboxes; the finer ones are behind a button.
const FIRST_KINDS: readonly MailKind[] = ['course-updates', 'achievements', 'promotions'];

/** Which mails somebody gets; a tick is saved at once. */
export function MailPreferences() {
  return (
    <PageSection
      title="E-mail notifications"
      action={<MoreLink href="/settings/quiet-hours">Quiet hours</MoreLink>}
      description="Emails about your account, bookings and payments are always sent. The rest is up to you."
    >
      <Choices />
    </PageSection>
  );
}

function Choices() {
  const { data, isPending, refetch } = useAnswer('GET /api/mail-preferences');
  if (isPending)
    return (
      <SkeletonGroup label="Loading your choices" count={4} className="grid gap-2">
        <Skeleton shape="block" measure="h-14 w-full" />
      </SkeletonGroup>
    );
  if (!data)
    return (
      <p>
        We could not load your choices.{' '}
        <Button variant="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  return (
    <Card as="div" className="grid gap-2">
      <ChoiceList preferences={data.preferences.filter(({ kind }) => FIRST_KINDS.includes(kind))} />
      <details>
        <summary className="flex min-h-touch w-fit items-center font-semibold text-accent-text">
          More kinds of email
        </summary>
        <div className="grid gap-2">
          <ChoiceList preferences={data.preferences.filter(({ kind }) => !FIRST_KINDS.includes(kind))} />
        </div>
      </details>
    </Card>
  );
}

function ChoiceList({ preferences }: { preferences: readonly { kind: MailKind; isWanted: boolean }[] }) {
  return preferences.map((preference) => <Choice key={preference.kind} {...preference} />);
}

function Choice({ kind, isWanted }: { kind: MailKind; isWanted: boolean }) {
  const { write } = useWrite('PUT /api/mail-preferences/:kind');
  const answers = useAnswers();
  // The cache is updated a moment later, and until then the box would jump back.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const show = (isOn: boolean) =>
    answers.change('GET /api/mail-preferences', {}, ({ preferences }) => ({
      preferences: preferences.map((each) => (each.kind === kind ? { kind, isWanted: isOn } : each)),
    }));

  async function choose(isOn: boolean) {
    setChosen(isOn);
    show(isOn);
    const result = await write({ kind, isWanted: isOn });
    setChosen(null);
    if (result?.ok !== false) return;
    show(!isOn);
    toast(preferenceFailed(result.failure));
  }

  const { name, description } = MAIL_KINDS[kind];
  return (
    <Checkbox
      label={name}
      hint={description}
      checked={chosen ?? isWanted}
      onChange={(event) => void choose(event.target.checked)}
    />
  );
}
