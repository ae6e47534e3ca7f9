import { useState } from 'react';
import { draftEntry } from '../../../../lib/device/device-store.ts';
import { EMPTY_REVIEW, isEmptyReview, type ReviewDraft, readDraft } from './review-draft.ts';

/** The draft of a review. It stays on the device until it is sent; an empty one is deleted. */
export function useReviewDraft(userId: string, kind: 'peer-review' | 'project-review', id: string) {
  const place = draftEntry(userId, kind, readDraft);
  const [draft, setDraft] = useState(() => place.read(id) ?? EMPTY_REVIEW);
  return {
    draft,
    change(next: ReviewDraft) {
      setDraft(next);
      if (isEmptyReview(next)) place.drop(id);
      else place.store(next, id);
    },
    drop: () => place.drop(id),
  };
}
