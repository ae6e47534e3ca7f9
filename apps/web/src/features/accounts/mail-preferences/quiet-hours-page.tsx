import { hourText, type QuietHours, USUAL_QUIET_HOURS } from '@academy/domain/accounts/mail-preferences';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { prepareHeadingFocus } from '../../../lib/pages/focus-heading.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { QUIET_HOURS_OFF, QUIET_HOURS_SAVED, quietHoursProblem } from './mail-messages.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));

/** Hours in which less urgent emails are held back; the bell shows everything at once. */
export function QuietHoursPage() {
  usePageTitle('Quiet hours');
  const { data, isFetchedAfterMount, refetch } = useAnswer(
    'GET /api/quiet-hours',
    {},
    { refetchOnMount: 'always' },
  );
  // The form keeps its first values: an outdated answer would be saved again.
  if (!isFetchedAfterMount)
    return (
      <SkeletonGroup label="Loading your quiet hours" count={2} className="grid gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  if (!data)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your quiet hours did not load.
      </EmptyState>
    );
  return (
    <div className="grid max-w-read gap-stack">
      <PageSection
        title="Quiet hours"
        description="Emails that can wait are sent when your quiet hours are over. What your account, a booking or a payment needs comes at once, and the bell in the academy still rings as usual."
        action={<MoreLink href="/settings?tab=preferences">Preferences</MoreLink>}
      >
        <Card as="div" className="grid gap-4">
          <p role="status">
            {data.quietHours === null
              ? 'You have no quiet hours. Emails come at any hour.'
              : `These emails wait from ${hourText(data.quietHours.fromHour)} to ${hourText(data.quietHours.toHour)}, South African time.`}
          </p>
          <HoursForm quietHours={data.quietHours} />
        </Card>
      </PageSection>
    </div>
  );
}

function HoursForm({ quietHours }: { quietHours: QuietHours | null }) {
  const { write, isPending } = useWrite('PUT /api/quiet-hours');
  const [chosen, setChosen] = useState(quietHours ?? USUAL_QUIET_HOURS);
  const [problem, setProblem] = useState<string>();

  async function save(hours: QuietHours | null) {
    setProblem(undefined);
    const result = await write({ quietHours: hours });
    if (result?.ok) toast(hours === null ? QUIET_HOURS_OFF : QUIET_HOURS_SAVED);
    else if (result) setProblem(quietHoursProblem(result.failure));
    return result?.ok;
  }
  async function turnOff({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const goToHeading = prepareHeadingFocus(currentTarget);
    if (await save(null)) goToHeading();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void save(chosen);
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-140 gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="From"
          options={HOURS}
          value={String(chosen.fromHour)}
          onChange={(event) => setChosen({ ...chosen, fromHour: Number(event.target.value) })}
        />
        <SelectField
          label="To"
          options={HOURS}
          value={String(chosen.toHour)}
          error={problem}
          onChange={(event) => setChosen({ ...chosen, toHour: Number(event.target.value) })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isPending={isPending}>
          Save quiet hours
        </Button>
        {quietHours !== null && (
          <Button isPending={isPending} onClick={(event) => void turnOff(event)}>
            Turn off
          </Button>
        )}
      </div>
    </form>
  );
}
