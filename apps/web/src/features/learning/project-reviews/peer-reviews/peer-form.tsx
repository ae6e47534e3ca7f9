import type { OfferedProject } from '@academy/contract/learning/project-reviews';
import { sastDateTime } from '@academy/domain/kernel';
import { type MouseEvent, useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { prepareHeadingFocus } from '../../../../lib/pages/focus-heading.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Problem } from '../../../../ui/feedback/problem.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { judgedCriteria } from '../review-form/review-draft.ts';
import { RubricFields } from '../review-form/rubric-fields.tsx';
import { useReviewDraft } from '../review-form/use-review-draft.ts';
import { peerProblem, peerReviewSent } from '../review-messages.ts';

interface PeerFormProps {
  offered: OfferedProject;
  userId: string;
}

/** A fellow learner's project and its list. A draft stays on the device until it is sent. */
export function PeerForm({ offered, userId }: PeerFormProps) {
  const { reviewId, learner, parts, checklist, handedInAt, endsAt } = offered;
  const { draft, change, drop } = useReviewDraft(userId, 'peer-review', reviewId);
  const [problem, setProblem] = useState('');
  const { write, isPending } = useWrite('POST /api/peer-reviews/:reviewId/decision');

  function edit(next: typeof draft) {
    setProblem('');
    change(next);
  }

  async function send({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setProblem('');
    const goToHeading = prepareHeadingFocus(currentTarget);
    const { comment } = draft;
    const outcome = await write({ reviewId, handedInAt, comment, criteria: judgedCriteria(offered, draft) });
    if (outcome === null) return;
    if (!outcome.ok) return setProblem(peerProblem(outcome.failure));
    drop();
    toast(peerReviewSent(learner));
    goToHeading();
  }

  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {learner} reads what you write. Say what works, and what would make it better. The project is yours to
        review until {sastDateTime(new Date(endsAt))}.
      </p>
      {parts.map(({ id, ask, text }) => (
        <Card key={id} padding="tight" className="grid gap-1">
          <h3 className="text-base">{ask}</h3>
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
        </Card>
      ))}
      <RubricFields checklist={checklist} draft={draft} onChange={edit} />
      <Problem>{problem}</Problem>
      <Button
        variant="primary"
        isPending={isPending}
        onClick={(event) => void send(event)}
        className="justify-self-start"
      >
        Send the review
      </Button>
    </div>
  );
}
