import type { StudyPlanAnswer } from '@academy/contract/learning/study-plans';
import { LEAST_HOURS, MOST_HOURS } from '@academy/domain/learning/study-plans';
import { type FormEvent, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { planningProblem } from './study-plan-messages.ts';

const USUAL_HOURS = 3;

/** The assistant's proposal, from the address; nothing is saved until the learner submits it. */
export function proposedPlan() {
  const query = new URLSearchParams(location.search);
  const hours = query.get('hours');
  return hours === null ? null : { hours, courseId: query.get('course') ?? '' };
}

/** The courses that can be planned, by name. */
function useOpenCourses() {
  const { data: progress } = useAnswer('GET /api/progress/user');
  const { data: courses } = useAnswer('GET /api/courses');
  const open = progress?.courses.filter(({ isEnrolled, completedAt }) => isEnrolled && completedAt === null);
  const ids = new Set(open?.map(({ courseId }) => courseId));
  return (courses ?? [])
    .filter(({ id }) => ids.has(id))
    .map(({ id, title }) => ({ value: id, label: title }));
}

interface PlanFormProps {
  plan: StudyPlanAnswer | null;
  onMade: () => void;
}

/** Turns hours a week and a goal into the plan. */
export function PlanForm({ plan, onMade }: PlanFormProps) {
  const courses = useOpenCourses();
  const [wished] = useState(proposedPlan);
  const [hours, setHours] = useState(wished?.hours ?? String(plan?.hoursPerWeek ?? USUAL_HOURS));
  const [courseId, setCourseId] = useState(wished ? wished.courseId : (plan?.courseId ?? ''));
  const [problem, setProblem] = useState<string>();
  const { write, isPending } = useWrite('PUT /api/study-plan');

  async function make(event: FormEvent) {
    event.preventDefault();
    const hoursPerWeek = Math.round(Number(hours.replace(',', '.')) * 2) / 2;
    if (!(hoursPerWeek >= LEAST_HOURS && hoursPerWeek <= MOST_HOURS))
      return setProblem(`Please enter between half an hour and ${MOST_HOURS} hours.`);
    setProblem(undefined);
    const result = await write({ hoursPerWeek, courseId: courseId === '' ? null : courseId });
    if (!result) return;
    if (result.ok) onMade();
    else setProblem(planningProblem(result.failure));
  }

  return (
    <form noValidate onSubmit={(event) => void make(event)} className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Hours a week"
        inputMode="decimal"
        required
        value={hours}
        error={problem}
        onChange={(event) => setHours(event.target.value)}
      />
      <SelectField
        label="What would you like to complete?"
        placeholder="All my courses"
        options={courses}
        value={courseId}
        onChange={(event) => setCourseId(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isPending}>
          {plan ? 'Make a new plan' : 'Make my plan'}
        </Button>
      </div>
    </form>
  );
}
