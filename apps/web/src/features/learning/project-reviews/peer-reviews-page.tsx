import type { PeerReview, PeerReviewsAnswer } from '@academy/contract/learning/project-reviews';
import { PEER_REVIEWS_MOST } from '@academy/domain/learning/project-reviews';
import { ArrowLeft } from 'lucide-react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { PeerCard } from './peer-reviews/peer-card.tsx';
import { PeerForm } from './peer-reviews/peer-form.tsx';
import { loadProblem, offerProblem, peerReviewRequestProblem, reportProblem } from './review-messages.ts';
import { useDisappearingButton } from './use-disappearing-button.ts';

/** Learners review each other's projects with the same list, before the trainer does. */
export function PeerReviewsPage() {
  const { data: user } = useCurrentUser();
  const { id: courseId } = useRouteParams('/course/:id/project/peers');
  const { data, isPending, error, refetch } = useAnswer(
    'GET /api/courses/:courseId/peer-reviews',
    { courseId },
    { refetchOnMount: 'always' },
  );
  usePageTitle(data && `Reviews by fellow learners, ${data.projectTitle}`);
  if (isPending || !user) return <Spinner label="Loading the reviews" />;
  if (!data) {
    const problem = error && loadProblem(error);
    return (
      <MessageCard
        mark="lost"
        title={problem ? 'We could not load the reviews' : 'Project not found'}
        headingLevel={2}
        action={
          problem ? (
            <Button onClick={() => void refetch()}>Try again</Button>
          ) : (
            <Button href="/courses">Courses</Button>
          )
        }
      >
        {problem ?? 'It belongs to a course that you have not joined.'}
      </MessageCard>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-180 gap-stack">
      <div className="grid gap-3">
        <div>
          <Button variant="quiet" icon={ArrowLeft} href={`/course/${encodeURIComponent(courseId)}/project`}>
            Your project
          </Button>
        </div>
        <Heading level={2} className="min-w-0 wrap-anywhere">
          Reviews by fellow learners
        </Heading>
        <p className="text-ink-2">
          {data.projectTitle} · {data.courseTitle}
        </p>
      </div>
      <Received courseId={courseId} answer={data} />
      <Given courseId={courseId} answer={data} userId={user.id} />
    </div>
  );
}

interface PartProps {
  courseId: string;
  answer: PeerReviewsAnswer;
}

function Received({ courseId, answer: { hasHandedIn, isWaiting, isAsked, received } }: PartProps) {
  const answers = received.filter(({ isOfThisVersion }) => isOfThisVersion).length;
  const { press, isPending, problem } = useDisappearingButton(
    'POST /api/courses/:courseId/peer-reviews/ask',
    peerReviewRequestProblem,
  );
  return (
    <PageSection title="Your project">
      {!hasHandedIn && <EmptyState>Hand in your project first. Then others can read it here.</EmptyState>}
      {isWaiting && !isAsked && (
        <Card tone="sun" className="grid justify-items-start gap-3">
          <p>
            Up to two fellow learners read your project, with the same list as your trainer. They see your
            first name and what you wrote, and nothing else.
          </p>
          <Problem>{problem}</Problem>
          <Button
            variant="primary"
            isPending={isPending}
            onClick={(event) => void press(event, { courseId })}
          >
            Ask fellow learners
          </Button>
        </Card>
      )}
      {isWaiting && isAsked && answers < PEER_REVIEWS_MOST && (
        <Card tone="info">
          You have asked fellow learners, and{' '}
          {answers === 0 ? 'nobody has answered yet' : 'one has answered so far'}. You will get a notice.
        </Card>
      )}
      {hasHandedIn && !isWaiting && received.length === 0 && (
        <EmptyState>Your trainer has answered. No fellow learner reviewed this project.</EmptyState>
      )}
      {received.map((review) => (
        <PeerCard key={review.id} review={review}>
          <ReportReview review={review} />
        </PeerCard>
      ))}
    </PageSection>
  );
}

function ReportReview({ review: { id, isReported } }: { review: PeerReview }) {
  const { press, isPending, problem } = useDisappearingButton(
    'POST /api/peer-reviews/:reviewId/report',
    reportProblem,
  );
  if (isReported) return <p className="text-ink-2">You have reported this. Your trainer will look at it.</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <Problem>{problem}</Problem>
      <Button variant="quiet" isPending={isPending} onClick={(event) => void press(event, { reviewId: id })}>
        Report this review
      </Button>
    </div>
  );
}

function Given({ courseId, answer, userId }: PartProps & { userId: string }) {
  const { hasHandedIn, given, offered } = answer;
  const { press, isPending, problem } = useDisappearingButton(
    'POST /api/courses/:courseId/peer-reviews/offers',
    offerProblem,
  );
  return (
    <PageSection
      title={offered ? `${offered.learner}’s project` : 'Review for others'}
      description={`You have given ${given} of ${PEER_REVIEWS_MOST} reviews.`}
    >
      {offered && (
        <PeerForm key={`${offered.reviewId} ${offered.handedInAt}`} offered={offered} userId={userId} />
      )}
      {!offered && given < PEER_REVIEWS_MOST && (
        <Card className="grid justify-items-start gap-3">
          <p>
            {hasHandedIn
              ? 'Reading how others did it is one of the best ways to see your own work.'
              : 'As soon as you have handed in your own project, you can review others.'}
          </p>
          <Problem>{problem}</Problem>
          <Button
            isPending={isPending}
            disabled={!hasHandedIn}
            onClick={(event) => void press(event, { courseId })}
          >
            Get a project to review
          </Button>
        </Card>
      )}
      {!offered && given >= PEER_REVIEWS_MOST && (
        <EmptyState>You have given two reviews. Thank you.</EmptyState>
      )}
    </PageSection>
  );
}
