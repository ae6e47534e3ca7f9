import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';
import { readsAsLanguage } from '../learning-log/index.ts';
import { type CriterionJudgement, readJudgement } from './project-review.ts';

/** How many learners read one project, and how many projects one learner reads. */
export const PEER_REVIEWS_MOST = 2;
/** A reviewer who has taken a project and not sent a review by then loses it. */
export const PEER_OFFER_MS = 3 * 24 * 60 * 60 * 1000;

interface PeerReviewCounts {
  /** Whether the learner's own project was handed in: reviewers have been through it themselves. */
  readonly hasHandedIn: boolean;
  /** Sent, or taken and not sent in time. */
  readonly had: number;
}

/** Whether a learner may be given somebody's project now. */
export function takePeerReview({
  hasHandedIn,
  had,
}: PeerReviewCounts): Result<null, Refusal<'nothing-handed-in' | 'given-enough'>> {
  if (!hasHandedIn) return refuse('nothing-handed-in');
  return had >= PEER_REVIEWS_MOST ? refuse('given-enough') : accept(null);
}

interface PeerJudgement {
  readonly comment: string;
  readonly criteria: readonly CriterionJudgement[];
}

/**
 * The same list as the trainer's, without a verdict: where a point is open, words say why, and its learner has to be
 * able to read them. "Good" is short, and enough.
 */
export function readPeerJudgement(
  rubric: readonly { readonly id: string }[],
  { comment, criteria }: PeerJudgement,
): Result<PeerJudgement, Refusal<'not-all-judged' | 'nothing-said' | 'not-language'>> {
  const isAllMet = rubric.every(({ id }) => criteria.some((each) => each.id === id && each.isMet));
  const read = readJudgement(rubric, { isPassed: isAllMet, comment, criteria });
  if (read.ok) {
    const comments = [read.value.comment, ...read.value.criteria.map((criterion) => criterion.comment)];
    if (!readsAsLanguage(comments.join('\n'))) return refuse('not-language');
    return accept({ comment: read.value.comment, criteria: read.value.criteria });
  }
  // If every point is met, none can be refused as open.
  return refuse(read.refusal.code === 'not-all-judged' ? 'not-all-judged' : 'nothing-said');
}
