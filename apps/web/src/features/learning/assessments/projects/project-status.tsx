import type { ProjectAnswer } from '@academy/contract/learning/assessments';
import { sastDateTime } from '@academy/domain/kernel';
import { MoreLink } from '../../../../ui/actions/more-link.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { ReviewCard } from '../../project-reviews/index.ts';

/** The state of the project's review, and the reviewers' comments. */
export function ProjectStatus({ project }: { project: ProjectAnswer }) {
  const { reviewState, handedInAt, reviews } = project;
  const isWaiting = reviewState === 'handed-in' || reviewState === 'in-review';
  return (
    <>
      {isWaiting && handedInAt !== null && (
        <Card tone="info" className="grid gap-1">
          <strong className="font-heading text-lg">
            {reviewState === 'in-review' ? 'Your trainer is reading it' : 'Handed in'}
          </strong>
          <p>
            You handed it in on {sastDateTime(new Date(handedInAt))}.{' '}
            {reviewState === 'in-review'
              ? 'You will get a notice as soon as there is an answer.'
              : 'Your trainer will read it and tell you whether it passes. Until somebody begins, you can change it and hand it in again.'}
          </p>
        </Card>
      )}
      {handedInAt !== null && (
        <p>
          <MoreLink href={`/course/${encodeURIComponent(project.courseId)}/project/peers`}>
            Reviews by fellow learners
          </MoreLink>
        </p>
      )}
      {reviews.length > 0 && (
        <PageSection title="What your trainer says" headingLevel={3}>
          {reviewState === 'once-more' && (
            <p>Work on the points that are not met yet. Then hand it in again: your trainer reads it anew.</p>
          )}
          {reviews.map((review) => (
            <ReviewCard key={review.reviewedAt} review={review} headingLevel={4} />
          ))}
        </PageSection>
      )}
    </>
  );
}
