import type { PeerReview } from '@academy/contract/learning/project-reviews';
import { sastDateTime } from '@academy/domain/kernel';
import type { ReactNode } from 'react';
import { Card } from '../../../../ui/layout/card.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Judged } from '../review-card.tsx';

interface PeerCardProps {
  review: PeerReview;
  children?: ReactNode;
}

/** A fellow learner's comments: help, not a verdict. */
export function PeerCard({ review, children }: PeerCardProps) {
  const { reviewer, sentAt, comment, criteria, isOfThisVersion } = review;
  return (
    <Card as="article" className="grid gap-4">
      <div className="grid gap-1">
        <Heading level={3} className="text-base">
          {reviewer}
        </Heading>
        <p className="text-ink-2">
          {sastDateTime(new Date(sentAt))}
          {!isOfThisVersion && ' · about an earlier version'}
        </p>
      </div>
      {comment !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{comment}</p>}
      <Judged criteria={criteria} />
      {children}
    </Card>
  );
}
