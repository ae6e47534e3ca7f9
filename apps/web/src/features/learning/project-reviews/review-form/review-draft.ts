import type { ProjectSubmissionDetail } from '@academy/contract/learning/project-reviews';

export interface DraftCriterion {
  /** Null: not judged yet. */
  readonly isMet: boolean | null;
  readonly comment: string;
}

export interface ReviewDraft {
  readonly comment: string;
  /** By the id of the point. */
  readonly criteria: Readonly<Record<string, DraftCriterion>>;
}

const NOT_JUDGED: DraftCriterion = Object.freeze({ isMet: null, comment: '' });
export const EMPTY_REVIEW: ReviewDraft = Object.freeze({ comment: '', criteria: {} });

/** Nothing in it is worth keeping. */
export const isEmptyReview = ({ comment, criteria }: ReviewDraft): boolean =>
  comment === '' &&
  Object.values(criteria).every(({ isMet, comment: words }) => isMet === null && words === '');

export const criterionOf = ({ criteria }: ReviewDraft, id: string): DraftCriterion =>
  criteria[id] ?? NOT_JUDGED;

export function withCriterion(draft: ReviewDraft, id: string, change: Partial<DraftCriterion>): ReviewDraft {
  const criteria = { ...draft.criteria, [id]: { ...criterionOf(draft, id), ...change } };
  return { ...draft, criteria };
}

/** The points judged so far, in the form of the API. */
export function judgedCriteria(
  { checklist }: Pick<ProjectSubmissionDetail, 'checklist'>,
  draft: ReviewDraft,
): { id: string; isMet: boolean; comment: string }[] {
  return checklist.flatMap(({ id }) => {
    const { isMet, comment } = criterionOf(draft, id);
    return isMet === null ? [] : [{ id, isMet, comment }];
  });
}

export function readDraft(stored: unknown): ReviewDraft | null {
  const { comment, criteria } = (stored ?? {}) as Partial<ReviewDraft>;
  return typeof comment === 'string' && typeof criteria === 'object' && criteria !== null
    ? { comment, criteria }
    : null;
}
