import type { AttemptAnswer } from '@academy/contract/learning/assessments';
import { sastDateTime } from '@academy/domain/kernel';
import { passMark } from '@academy/domain/learning/questions';
import { Award, CircleHelp, Clock, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { startProblem } from './assessment-messages.ts';
import { hasStoredDrafts } from './attempts/stored-drafts.ts';
import { courseAddress } from './course-address.ts';
import type { AssessmentLine, AssessmentState } from './use-assessment.ts';
import { useIsAhead } from './use-is-ahead.ts';

interface AssessmentStartProps {
  assessment: AssessmentLine;
  /** Undefined before the first attempt. */
  state: AssessmentState | undefined;
  courseId: string;
  userId: string;
  onStarted: (attempt: AttemptAnswer) => void;
}

export function AssessmentStart(props: AssessmentStartProps) {
  const { assessment, state, courseId, userId, onStarted } = props;
  const { write, isPending } = useWrite('POST /api/assessments/:assessmentId/attempts');
  const [problem, setProblem] = useState('');
  const isOpen = hasStoredDrafts(userId, assessment.id);
  const isTooSoon = useIsAhead(state?.nextAttemptAt ?? null) && !isOpen;

  async function start() {
    setProblem('');
    const outcome = await write({ assessmentId: assessment.id });
    if (outcome?.ok) return onStarted(outcome.answer);
    if (outcome) setProblem(startProblem(outcome.failure));
  }

  return (
    <section className="lesson-card max-w-read">
      <div className="grid gap-2">
        <h2 className="text-2xl">{assessment.title}</h2>
        {state?.isPassed && (
          <Badge tone="success" icon={Award} className="justify-self-start">
            Passed with {state.bestPercent}%
          </Badge>
        )}
        {state && !state.isPassed && state.bestPercent !== null && (
          <Badge className="justify-self-start">Best result so far: {state.bestPercent}%</Badge>
        )}
      </div>
      <ul className="grid gap-3">
        <Fact icon={Clock}>You have {assessment.minutes} minutes from when you start.</Fact>
        <Fact icon={CircleHelp}>{assessment.questions} questions, a fresh set for each attempt.</Fact>
        <Fact icon={Award}>You pass with at least {passMark(assessment.questions)} of them right.</Fact>
        <Fact icon={RotateCcw}>You can try as often as you like, one hour apart.</Fact>
      </ul>
      <p className="text-ink-2">
        Your answers are saved as you go. When your time is up, we mark what you have saved.
      </p>
      <Problem>{problem}</Problem>
      {isTooSoon && state?.nextAttemptAt && <NextAttempt at={state.nextAttemptAt} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={isTooSoon} isPending={isPending} onClick={() => void start()}>
          {isOpen ? 'Continue your attempt' : 'Start the assessment'}
        </Button>
        <Button href={courseAddress(courseId)}>Back to the course</Button>
      </div>
    </section>
  );
}

export function NextAttempt({ at }: { at: string }) {
  return <p className="font-semibold">You can try again from {sastDateTime(new Date(at))}.</p>;
}

function Fact({ icon, children }: { icon: typeof Clock; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon icon={icon} className="mt-0.5 text-accent-text" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
