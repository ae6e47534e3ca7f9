import type { ProjectSubmissionDetail } from '@academy/contract/learning/project-reviews';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Problem } from '../../../../ui/feedback/problem.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { decided, decisionProblem } from '../review-messages.ts';
import { judgedCriteria } from './review-draft.ts';
import { RubricFields } from './rubric-fields.tsx';
import { useReviewDraft } from './use-review-draft.ts';

interface ReviewFormProps {
  submission: ProjectSubmissionDetail;
  reviewerId: string;
}

/** The rubric, point by point, and the two possible results of a review. A draft stays on the device until it is sent. */
export function ReviewForm({ submission, reviewerId }: ReviewFormProps) {
  const { id, checklist, handedInAt, learner } = submission;
  const { draft, change, drop } = useReviewDraft(reviewerId, 'project-review', id);
  const [problem, setProblem] = useState('');
  const { write, isPending } = useWrite('POST /api/project-reviews/:submissionId/decision');

  function edit(next: typeof draft) {
    setProblem('');
    change(next);
  }

  async function decide(isPassed: boolean) {
    setProblem('');
    const criteria = judgedCriteria(submission, draft);
    const { comment } = draft;
    const outcome = await write({ submissionId: id, handedInAt, isPassed, comment, criteria });
    if (outcome === null) return;
    if (!outcome.ok) return setProblem(decisionProblem(outcome.failure));
    drop();
    toast(decided(learner, isPassed));
  }

  return (
    <PageSection title="Your review" description={`${learner} reads what you write here.`}>
      <RubricFields checklist={checklist} draft={draft} onChange={edit} />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" isPending={isPending} onClick={() => void decide(true)}>
          Passed
        </Button>
        <Button isPending={isPending} onClick={() => void decide(false)}>
          Once more
        </Button>
      </div>
    </PageSection>
  );
}
