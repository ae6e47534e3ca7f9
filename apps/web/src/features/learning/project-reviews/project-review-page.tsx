import type { ProjectSubmissionDetail } from '@academy/contract/learning/project-reviews';
import { sastDateTime } from '@academy/domain/kernel';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { ArrivalDetails } from './arrival-details.tsx';
import { PeerReports } from './peer-reviews/peer-reports.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form/review-form.tsx';
import { holdProblem, loadProblem } from './review-messages.ts';
import { ReviewStateBadge } from './review-state.tsx';

/** A submitted project, for its reviewers. */
export function ProjectReviewPage() {
  const { data: user } = useCurrentUser();
  const { id } = useRouteParams('/project-reviews/:id');
  const {
    data: submission,
    isPending,
    error,
    refetch,
  } = useAnswer('GET /api/project-reviews/:submissionId', { submissionId: id }, { refetchOnMount: 'always' });
  usePageTitle(submission && `${submission.projectTitle}, ${submission.learner}`);
  if (isPending || !user) return <Spinner label="Loading the project" />;
  if (!submission) {
    const problem = error && loadProblem(error);
    return (
      <MessageCard
        mark="lost"
        title={problem ? 'We could not load the project' : 'Project not found'}
        headingLevel={2}
        action={
          problem ? (
            <Button onClick={() => void refetch()}>Try again</Button>
          ) : (
            <Button href="/project-reviews">Project reviews</Button>
          )
        }
      >
        {problem ?? 'It is not among the projects that are yours to review.'}
      </MessageCard>
    );
  }
  return <Review key={submission.handedInAt} submission={submission} reviewerId={user.id} />;
}

interface ReviewProps {
  submission: ProjectSubmissionDetail;
  reviewerId: string;
}

function Review({ submission, reviewerId }: ReviewProps) {
  const { projectTitle, learner, courseTitle, handedInAt, round, state, reviews, isMine } = submission;
  return (
    <div className="mx-auto grid w-full max-w-180 gap-stack">
      <div className="grid gap-3">
        <div>
          <Button variant="quiet" icon={ArrowLeft} href="/project-reviews">
            Project reviews
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading level={2} className="min-w-0 wrap-anywhere">
            {projectTitle}
          </Heading>
          <ReviewStateBadge state={state} />
        </div>
        <p className="text-ink-2">
          {learner} · {courseTitle} · handed in {sastDateTime(new Date(handedInAt))}
          {round > 1 && ` · version ${round}`}
        </p>
      </div>
      <PageSection title="What was handed in">
        {submission.parts.map(({ id, ask, text }) => (
          <Card key={id} padding="tight" className="grid gap-1">
            <h3 className="text-base">{ask}</h3>
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          </Card>
        ))}
      </PageSection>
      <ArrivalDetails facts={submission.arrival} />
      {submission.peerReviews.length > 0 && <PeerReports reviews={submission.peerReviews} />}
      {state === 'handed-in' && <StartReview submission={submission} />}
      {state === 'in-review' &&
        (isMine ? (
          <ReviewForm submission={submission} reviewerId={reviewerId} />
        ) : (
          <Card tone="info">
            {submission.reviewer} is reviewing this project at the moment. If no answer comes within an hour,
            you can take it over.
          </Card>
        ))}
      {reviews.length > 0 && (
        <PageSection title={reviews.length === 1 ? 'Review' : 'Reviews, the newest first'}>
          {reviews.map((review) => (
            <ReviewCard key={review.reviewedAt} review={review} />
          ))}
        </PageSection>
      )}
    </div>
  );
}

function StartReview({ submission }: { submission: ProjectSubmissionDetail }) {
  const { write, isPending } = useWrite('POST /api/project-reviews/:submissionId/hold');
  const [problem, setProblem] = useState('');
  async function start() {
    const outcome = await write({ submissionId: submission.id });
    if (outcome !== null) setProblem(outcome.ok ? '' : holdProblem(outcome.failure));
  }
  return (
    <Card tone="sun" className="grid justify-items-start gap-3">
      <p>
        {submission.checklist.length} points to judge. While you review, nobody else can, and{' '}
        {submission.learner} cannot change what you are reading.
      </p>
      <Problem>{problem}</Problem>
      <Button variant="primary" isPending={isPending} onClick={() => void start()}>
        Start the review
      </Button>
    </Card>
  );
}
