import type { Consent } from '@academy/contract/privacy/own-data';
import { sastDateTime } from '@academy/domain/kernel';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { DataCopy } from './data-copy.tsx';
import { Erasure } from './erasure.tsx';
import { consentTitle } from './privacy-words.ts';

const SKELETONS = 4;
const LOOK_AGAIN_MS = 2000;

/** People's rights regarding their own data (POPIA, sections 23 to 25). */
export function PrivacyPage() {
  usePageTitle('Privacy and my data');
  const { data, isPending, refetch } = useAnswer(
    'GET /api/privacy',
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.export.state === 'preparing' ? LOOK_AGAIN_MS : false),
    },
  );
  if (isPending)
    return (
      <SkeletonGroup label="Loading your privacy settings" count={SKELETONS} className="grid gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  if (!data)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your privacy settings did not load.
      </EmptyState>
    );
  return (
    <div className="grid max-w-read gap-stack">
      <DataCopy copy={data.export} />
      <Consents consents={data.consents} />
      <CorrectOrObject />
      <Erasure dueAt={data.erasureDueAt} stays={data.stays} />
    </div>
  );
}

function Consents({ consents }: { consents: readonly Consent[] }) {
  return (
    <PageSection
      title="What you have agreed to"
      description="Everything that you have said yes or no to, the latest first."
      action={<MoreLink href="/settings?tab=preferences">Change it</MoreLink>}
    >
      {consents.length === 0 ? (
        <EmptyState>You have not been asked for anything yet.</EmptyState>
      ) : (
        <Card padding="tight">
          <ul className="grid divide-y">
            {consents.map(({ kind, isGiven, saidAt }) => (
              <li
                key={`${kind} ${saidAt}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
              >
                <div className="min-w-0">
                  <p className="font-semibold">{consentTitle(kind)}</p>
                  <p className="text-ink-2">{sastDateTime(new Date(saidAt))}</p>
                </div>
                <Badge tone={isGiven ? 'success' : 'neutral'}>{isGiven ? 'Yes' : 'No'}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </PageSection>
  );
}

function CorrectOrObject() {
  return (
    <PageSection title="Correct or object">
      <Card as="div" className="grid gap-4">
        <p>
          Is something about you wrong? Would you like us to stop using it for something? Write to us. A
          person reads it and answers within 30 days, and it costs nothing.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button href="/tickets">Write to the academy</Button>
          <Button href="/privacy">How we use your data</Button>
        </div>
      </Card>
    </PageSection>
  );
}
