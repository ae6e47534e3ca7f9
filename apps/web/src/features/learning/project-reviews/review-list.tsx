import type { ProjectSubmission } from '@academy/contract/learning/project-reviews';
import { sastDateTime } from '@academy/domain/kernel';
import { Card } from '../../../ui/layout/card.tsx';
import { ReviewStateBadge } from './review-state.tsx';

/** Submitted projects, each with a link to its page. */
export function ReviewList({ submissions }: { submissions: readonly ProjectSubmission[] }) {
  return (
    <ul className="grid gap-3">
      {submissions.map((submission) => (
        <Card key={submission.id} as="li" padding="tight" isLifting className="relative grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 className="min-w-0 text-base wrap-anywhere">
              <a href={`/project-reviews/${submission.id}`} className="after:absolute after:inset-0">
                {submission.projectTitle}, {submission.learner}
              </a>
            </h3>
            <ReviewStateBadge state={submission.state} />
          </div>
          <p className="text-ink-2">{noteOf(submission)}</p>
        </Card>
      ))}
    </ul>
  );
}

function noteOf({ courseTitle, handedInAt, round, reviewer, isMine }: ProjectSubmission): string {
  return [
    courseTitle,
    `handed in ${sastDateTime(new Date(handedInAt))}`,
    round > 1 && `version ${round}`,
    reviewer !== null && `with ${isMine ? 'you' : reviewer}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
