import type { CourseDraft } from '@academy/contract/authoring/drafts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { useReview } from '../review/use-review.ts';

interface SaveBarProps {
  courseId: string;
  draft: CourseDraft | null;
  isUnsaved: boolean;
  isPending: boolean;
  onSave: () => void;
}

export function SaveBar({ courseId, draft, isUnsaved, isPending, onSave }: SaveBarProps) {
  const review = useReview(courseId);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span role="status" className="empty:hidden">
        {isUnsaved && <Badge tone="warning">Kept on this device</Badge>}
        {!isUnsaved && draft?.state === 'writing' && <Badge tone="info">Draft</Badge>}
        {draft?.state === 'in-review' && <Badge tone="bloom">In review</Badge>}
      </span>
      {draft?.state === 'in-review' ? (
        <Button isPending={review.isPending} onClick={() => void review.withdraw(draft)}>
          Take it back
        </Button>
      ) : (
        <>
          <Button variant="primary" disabled={!isUnsaved} isPending={isPending} onClick={onSave}>
            Save draft
          </Button>
          {draft && (
            <Button
              disabled={isUnsaved}
              isPending={review.isPending}
              onClick={() => void review.submit(draft)}
            >
              Send for review
            </Button>
          )}
        </>
      )}
    </div>
  );
}
