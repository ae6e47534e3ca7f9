import { Suspense } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';

const PlanCard = lazyPart(
  () => import('../../learning/study-plans/index.ts'),
  ({ PlanCard }) => PlanCard,
);

/** This week of the study plan; learners without a plan only pay for the request. */
export function WeeklyPlan() {
  const { data } = useAnswer('GET /api/study-plan');
  const plan = data?.plan;
  if (!plan || plan.modules.length === 0) return null;
  return (
    <div className="mb-8">
      <Suspense fallback={null}>
        <PlanCard plan={plan} />
      </Suspense>
    </div>
  );
}
