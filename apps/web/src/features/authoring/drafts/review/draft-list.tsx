import type { Answer } from '@academy/contract';
import type { CourseDraft } from '@academy/contract/authoring/drafts';
import { sastDateTime } from '@academy/domain/kernel';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { fileAddress, fileTitle } from '../file-names.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { useReview } from './use-review.ts';

export function DraftList({ courseId, drafts }: { courseId: string; drafts: readonly CourseDraft[] }) {
  if (drafts.length === 0)
    return (
      <EmptyState>Nothing is being written. Open a lesson below and change it to begin a draft.</EmptyState>
    );
  return (
    <ul className="grid gap-3">
      {drafts.map((draft) => (
        <li key={draft.id}>
          <DraftCard courseId={courseId} draft={draft} />
        </li>
      ))}
    </ul>
  );
}

type Discarded = Answer<'GET /api/authoring/:courseId'>['discarded'];

/** Recently discarded drafts, each with a button to restore it. */
export function DiscardedDrafts({ courseId, drafts }: { courseId: string; drafts: Discarded }) {
  const review = useReview(courseId);
  if (drafts.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-touch cursor-pointer items-center">
        Discarded in the last 30 days
      </summary>
      <ul className="grid gap-1">
        {drafts.map(({ id, title, discardedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              {title} <span className="text-ink-2">· {sastDateTime(new Date(discardedAt))}</span>
            </span>
            <Button
              variant="quiet"
              isPending={review.isPending}
              onClick={() => void review.restore(id)}
              aria-label={`Bring back ${title}`}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function DraftCard({ courseId, draft }: { courseId: string; draft: CourseDraft }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const review = useReview(courseId);
  const isInReview = draft.state === 'in-review';
  return (
    <Card>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Heading level={3} className="min-w-0 wrap-anywhere">
            {draft.title}
          </Heading>
          <Badge tone={isInReview ? 'bloom' : 'info'}>{isInReview ? 'In review' : 'Draft'}</Badge>
        </div>
        <p className="text-ink-2">
          {draft.writers.length > 0 && `${draft.writers.join(', ')} · `}
          {sastDateTime(new Date(draft.changedAt))}
        </p>
        {draft.note && <p className="rounded-md bg-warning-soft px-3 py-2 text-warning-text">{draft.note}</p>}
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {draft.paths.map((path) => (
            <li key={path}>
              <a
                className="inline-flex min-h-touch items-center wrap-anywhere"
                href={fileAddress(courseId, path)}
              >
                {fileTitle(path)}
              </a>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          {draft.paths.length > 0 && (
            <Button
              variant={isInReview && !draft.isOwn ? 'primary' : 'secondary'}
              onClick={() => setIsOpen(true)}
            >
              {isInReview && !draft.isOwn ? 'Review' : 'See the changes'}
            </Button>
          )}
          {!isInReview && draft.paths.length > 0 && (
            <Button isPending={review.isPending} onClick={() => void review.submit(draft)}>
              Send for review
            </Button>
          )}
          {isInReview ? (
            <Button isPending={review.isPending} onClick={() => void review.withdraw(draft)}>
              Take it back
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => setIsDiscarding(true)}>
              Discard
            </Button>
          )}
        </div>
      </div>
      {isOpen && <ReviewDialog courseId={courseId} draft={draft} onClose={() => setIsOpen(false)} />}
      <ConfirmDialog
        isOpen={isDiscarding}
        onClose={() => setIsDiscarding(false)}
        onConfirm={() => {
          setIsDiscarding(false);
          void review.discard(draft);
        }}
        title="Discard this draft?"
        confirmLabel="Discard"
      >
        “{draft.title}” goes out of the way. What learners have stays, and for 30 days you can bring it back.
      </ConfirmDialog>
    </Card>
  );
}
