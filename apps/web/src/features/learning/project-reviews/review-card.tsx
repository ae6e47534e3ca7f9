import type { ProjectReview } from '@academy/contract/learning/project-reviews';
import { sastDateTime } from '@academy/domain/kernel';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading, type HeadingLevel } from '../../../ui/layout/heading.tsx';

interface ReviewCardProps {
  review: ProjectReview;
  headingLevel?: HeadingLevel;
}

/** A review of a project, point by point. */
export function ReviewCard({ review, headingLevel = 3 }: ReviewCardProps) {
  const { isPassed, reviewedBy, reviewedAt, comment, criteria } = review;
  return (
    <Card as="article" tone={isPassed ? 'plain' : 'sun'} className="grid gap-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Heading level={headingLevel} className="text-base">
            Review by {reviewedBy}
          </Heading>
          <Badge tone={isPassed ? 'success' : 'sun'}>{isPassed ? 'Passed' : 'Once more'}</Badge>
        </div>
        <p className="text-ink-2">{sastDateTime(new Date(reviewedAt))}</p>
      </div>
      {comment !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{comment}</p>}
      <Judged criteria={criteria} />
    </Card>
  );
}

/** Each point of the list with its comment. */
export function Judged({ criteria }: Pick<ProjectReview, 'criteria'>) {
  return (
    <ul className="grid gap-3">
      {criteria.map((criterion) => (
        <li key={criterion.id} className="flex items-start gap-3">
          <Icon
            icon={criterion.isMet ? CircleCheck : CircleAlert}
            className={criterion.isMet ? 'mt-[0.125em] text-success-text' : 'mt-[0.125em] text-sun-text'}
          />
          <span className="grid min-w-0 gap-1">
            <span>
              <b className="font-semibold">{criterion.isMet ? 'Met: ' : 'Not yet: '}</b>
              {criterion.text}
            </span>
            {criterion.comment !== '' && (
              <span className="whitespace-pre-wrap wrap-anywhere text-ink-2">{criterion.comment}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
