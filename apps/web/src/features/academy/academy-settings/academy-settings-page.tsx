import { sastDateTime } from '@academy/domain/kernel';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { SettingsForm } from './settings-form.tsx';

const SKELETONS = 6;

/** The administrators' settings: the launch, places, default prices, contacts and links. */
export function AcademySettingsPage() {
  usePageTitle('Academy settings');
  const { data, error, isPending, refetch } = useAnswer(
    'GET /api/admin/settings',
    {},
    { refetchOnMount: 'always' },
  );
  return (
    <PageSection
      title="Academy settings"
      description={
        data && data.changedAt !== null
          ? `Last changed by ${data.changedBy ?? 'somebody who has left'} on ${sastDateTime(new Date(data.changedAt))}.`
          : 'Nobody has changed these yet.'
      }
      action={<MoreLink href="/admin/audit">Audit log</MoreLink>}
    >
      {isPending && (
        <SkeletonGroup label="Loading the settings" count={SKELETONS} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {error && !data && (
        <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.sentence}
        </EmptyState>
      )}
      {data && <SettingsForm kept={data} />}
    </PageSection>
  );
}
