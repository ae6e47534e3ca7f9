import type { StudyPlanAnswer } from '@academy/contract/learning/study-plans';
import { dayInWords } from '@academy/domain/kernel';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { PlanForm, proposedPlan } from './plan-form.tsx';
import { hoursInWords, paceWords } from './plan-words.ts';
import { droppingFailed } from './study-plan-messages.ts';
import { WeekList } from './week-list.tsx';

const PLACE = 'study-plan';

/** On Learning Path: the plan with its days, or the form to make one. */
export function PlanSection() {
  const { data, isPending, isError, refetch } = useAnswer(
    'GET /api/study-plan',
    {},
    { refetchOnMount: 'always' },
  );
  const [isProposed] = useState(() => proposedPlan() !== null);
  const [isChanging, setIsChanging] = useState(isProposed);
  const isThere = data !== undefined;
  // A link with a proposal leads here, and on a phone this is three screens down.
  useEffect(() => {
    if (isProposed && isThere) document.getElementById(PLACE)?.scrollIntoView();
  }, [isProposed, isThere]);
  const plan = data?.plan ?? null;
  function made() {
    // The proposal has become the plan: going back here shows the plan.
    history.replaceState(history.state, '', location.pathname);
    setIsChanging(false);
  }
  return (
    <PageSection title="Study plan" id={PLACE} className="scroll-mt-20">
      {isPending && <Skeleton shape="block" measure="h-40 w-full" />}
      {isError && !data && (
        <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
          We could not load your plan.
        </EmptyState>
      )}
      {data && (!plan || isChanging) && (
        <Card className="grid gap-4">
          <p className="text-ink-2">
            Say how many hours a week you have and what you would like to complete. You get a day for the end
            of each module, here and in your calendar.
          </p>
          <PlanForm plan={plan} onMade={made} />
        </Card>
      )}
      {plan && !isChanging && <Plan plan={plan} onChange={() => setIsChanging(true)} />}
    </PageSection>
  );
}

function Plan({ plan, onChange }: { plan: StudyPlanAnswer; onChange: () => void }) {
  const { write, isPending } = useWrite('DELETE /api/study-plan');
  async function drop() {
    const result = await write({});
    if (result && !result.ok) toast(droppingFailed(result.failure));
  }
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <p className="font-semibold">
          {plan.courseTitle ?? 'All my courses'}, {hoursInWords(plan.hoursPerWeek)}
        </p>
        <p>{paceWords(plan)}</p>
      </div>
      {plan.thisWeek.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-base">This week</h3>
          <WeekList parts={plan.thisWeek} />
        </div>
      )}
      {plan.modules.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-base">When each module ends</h3>
          <ol className="grid gap-2">
            {plan.modules.map(({ id, title, courseTitle, endsOn }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0">
                  {title}
                  {plan.courseId === null && <span className="text-ink-2"> · {courseTitle}</span>}
                </span>
                <time dateTime={endsOn} className="text-ink-2">
                  {dayInWords(endsOn)}
                </time>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onChange}>Change the plan</Button>
        <Button variant="quiet" isPending={isPending} onClick={() => void drop()}>
          Delete the plan
        </Button>
      </div>
      <p className="text-ink-2">
        It is in your calendar feed too, under <a href="/training?view=calendar">Training, Calendar</a>.
      </p>
    </Card>
  );
}
