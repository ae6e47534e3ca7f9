import type { Answer } from '@academy/contract';
import { sastDateTime } from '@academy/domain/kernel';
import type { HealthCheckId, HealthState } from '@academy/domain/overview/operations';
import { CircleAlert, CircleCheck, CirclePlay, type LucideIcon } from 'lucide-react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { HEALTH_WORDS } from './health-words.ts';

type Health = Answer<'GET /api/admin/health'>;

const SKELETONS = 10;

const STATES: Readonly<
  Record<
    HealthState,
    { readonly icon: LucideIcon; readonly tone: 'success' | 'warning' | 'danger'; readonly word: string }
  >
> = {
  good: { icon: CircleCheck, tone: 'success', word: 'Good' },
  attention: { icon: CirclePlay, tone: 'warning', word: 'Needs attention' },
  bad: { icon: CircleAlert, tone: 'danger', word: 'Act now' },
};

/** The health of the running academy, and what to do about problems. */
export function HealthPage() {
  usePageTitle('Health');
  const { data, isPending, isError, isFetching, refetch } = useAnswer(
    'GET /api/admin/health',
    {},
    { refetchOnMount: 'always' },
  );
  return (
    <PageSection
      title="Health"
      description={data && `Checked on ${sastDateTime(new Date(data.checkedAt))}.`}
      action={
        <Button isPending={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
      }
    >
      {isPending && (
        <SkeletonGroup label="Looking" count={SKELETONS} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {!isPending && !data && <EmptyState>The server did not answer. Please try again.</EmptyState>}
      {data && isError && !isFetching && (
        <Problem>The server did not answer this time. What stands here is from the last check.</Problem>
      )}
      {data && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {data.checks.map((each) => (
            <Check key={each.check} {...each} />
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function Check({ check, state, value }: Health['checks'][number]) {
  const { icon, tone, word } = STATES[state];
  const { title, sentence } = HEALTH_WORDS[check satisfies HealthCheckId];
  return (
    <Card as="li" padding="tight" className="grid content-start gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-base">{title}</h3>
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
      </div>
      <p className="text-ink-2">{sentence(state, value)}</p>
    </Card>
  );
}
