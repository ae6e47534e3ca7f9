import type { StaffPeerReview } from '@academy/contract/learning/project-reviews';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { Problem } from '../../../../ui/feedback/problem.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { settleProblem } from '../review-messages.ts';
import { useDisappearingButton } from '../use-disappearing-button.ts';
import { PeerCard } from './peer-card.tsx';

/** Fellow learners' reviews, for those who teach: a reported one can be hidden from the learner. */
export function PeerReports({ reviews }: { reviews: readonly StaffPeerReview[] }) {
  return (
    <PageSection
      title="What fellow learners say"
      description="A help for the learner; the judgement is yours."
    >
      {reviews.map((review) => (
        <PeerCard key={review.id} review={review}>
          {review.isReported && <Report review={review} />}
        </PeerCard>
      ))}
    </PageSection>
  );
}

function Report({ review: { id, isOpen, isHidden } }: { review: StaffPeerReview }) {
  const { press, isPending, problem } = useDisappearingButton(
    'PUT /api/project-reviews/peer-reviews/:reviewId',
    settleProblem,
  );
  const state = isOpen
    ? 'Reported by the learner'
    : isHidden
      ? 'Hidden from the learner'
      : 'Reported, and left as it is';
  return (
    <div className="grid gap-3 border-t pt-4">
      <p role="status">
        <Badge tone={isOpen ? 'danger' : 'sun'}>{state}</Badge>
      </p>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        {!isHidden && (
          <Button
            variant="danger"
            isPending={isPending}
            onClick={(event) => void press(event, { reviewId: id, isHidden: true })}
          >
            Hide it
          </Button>
        )}
        {(isOpen || isHidden) && (
          <Button
            isPending={isPending}
            onClick={(event) => void press(event, { reviewId: id, isHidden: false })}
          >
            {isHidden ? 'Show it again' : 'Leave it'}
          </Button>
        )}
      </div>
    </div>
  );
}
