import type { AttemptAnswer, AttemptResultAnswer } from '@academy/contract/learning/assessments';
import { useState } from 'react';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';
import '../../../styles/lessons/lesson.css';
import '../../../styles/lessons/prose.css';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { AssessmentStart } from './assessment-start.tsx';
import { AttemptResult } from './attempts/attempt-result.tsx';
import { AttemptView } from './attempts/attempt-view.tsx';
import { CourseProblem } from './course-problem.tsx';
import { useAssessment } from './use-assessment.ts';

export function AssessmentPage() {
  const { data: user } = useCurrentUser();
  const { id: courseId, assessmentId } = useRouteParams('/course/:id/assessment/:assessmentId');
  if (!user) return null;
  return <AssessmentOf key={assessmentId} courseId={courseId} assessmentId={assessmentId} userId={user.id} />;
}

type Stage =
  | { name: 'start' }
  | { name: 'attempt'; attempt: AttemptAnswer }
  | { name: 'result'; result: AttemptResultAnswer };

function AssessmentOf({
  courseId,
  assessmentId,
  userId,
}: Record<'courseId' | 'assessmentId' | 'userId', string>) {
  const { assessment, state, problem, retry } = useAssessment(courseId, assessmentId);
  const [stage, setStage] = useState<Stage>({ name: 'start' });
  usePageTitle(assessment?.title);

  if (problem !== null) return <CourseProblem courseId={courseId} problem={problem} onRetry={retry} />;
  if (assessment === undefined)
    return (
      <SkeletonGroup label="Loading the assessment" count={3} className="grid max-w-read gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );

  switch (stage.name) {
    case 'start':
      return (
        <AssessmentStart
          assessment={assessment}
          state={state}
          courseId={courseId}
          userId={userId}
          onStarted={(attempt) => setStage({ name: 'attempt', attempt })}
        />
      );
    case 'attempt':
      return (
        <AttemptView
          attempt={stage.attempt}
          userId={userId}
          onResult={(result) => {
            setStage({ name: 'result', result });
            scrollTo({ top: 0, behavior: 'instant' });
          }}
        />
      );
    case 'result':
      return (
        <AttemptResult
          title={assessment.title}
          courseId={courseId}
          result={stage.result}
          onAgain={() => setStage({ name: 'start' })}
        />
      );
  }
}
