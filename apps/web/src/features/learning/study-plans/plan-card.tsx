import type { StudyPlanAnswer } from '@academy/contract/learning/study-plans';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { paceWords } from './plan-words.ts';
import { WeekList } from './week-list.tsx';

const SHOWN = 4;

/** On Home: this week of the plan. */
export function PlanCard({ plan }: { plan: StudyPlanAnswer }) {
  return (
    <PageSection title="This week" action={<MoreLink href="/learning-path">Your study plan</MoreLink>}>
      <Card className="grid gap-3">
        <p>{paceWords(plan)}</p>
        <WeekList parts={plan.thisWeek.slice(0, SHOWN)} />
      </Card>
    </PageSection>
  );
}
