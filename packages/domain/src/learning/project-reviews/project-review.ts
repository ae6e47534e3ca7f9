import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';

/** The state of a submitted project; a passed one is never judged again. */
export const REVIEW_STATES = ['handed-in', 'in-review', 'once-more', 'passed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/**
 * For this long after somebody began to read a project nobody else is given it: a reviewer who was called away does not
 * block it.
 */
export const REVIEW_HOLD_MS = 60 * 60 * 1000;
export const REVIEW_COMMENT_MAX_CHARACTERS = 2000;

interface Hold {
  readonly heldBy: string | null;
  readonly heldAt: Date | null;
}

export interface Submission extends Hold {
  readonly learnerId: string;
  /** Whether its learner has a place in the course now: without one nothing is judged. */
  readonly hasPlace: boolean;
  readonly isPassed: boolean | null;
}

/** The person who is reading it at this moment, if any. */
export function reviewerAtWork({ heldBy, heldAt }: Hold, now: Date): string | null {
  return heldAt !== null && now.getTime() - heldAt.getTime() < REVIEW_HOLD_MS ? heldBy : null;
}

export function reviewState(
  { isPassed, ...hold }: Omit<Submission, 'learnerId' | 'hasPlace'>,
  now: Date,
): ReviewState {
  if (isPassed !== null) return isPassed ? 'passed' : 'once-more';
  return reviewerAtWork(hold, now) === null ? 'handed-in' : 'in-review';
}

/**
 * A project is passed by another person's judgement if anyone else teaches the course. Otherwise the learner's own
 * checklist has to do, and the certificate says that nobody else has looked.
 */
export function isPersonToReview(teacherIds: readonly string[], learnerId: string): boolean {
  return teacherIds.some((id) => id !== learnerId);
}

/** Whether somebody may read and judge it now. */
export function takeReview(
  submission: Submission,
  reviewerId: string,
  now: Date,
): Result<null, Refusal<'own-project' | 'already-reviewed' | 'no-place' | 'in-review'>> {
  if (submission.learnerId === reviewerId) return refuse('own-project');
  if (submission.isPassed !== null) return refuse('already-reviewed');
  if (!submission.hasPlace) return refuse('no-place');
  const atWork = reviewerAtWork(submission, now);
  return atWork === null || atWork === reviewerId ? accept(null) : refuse('in-review');
}

export interface CriterionJudgement {
  readonly id: string;
  readonly isMet: boolean;
  readonly comment: string;
}

export interface Judgement {
  readonly isPassed: boolean;
  readonly comment: string;
  readonly criteria: readonly CriterionJudgement[];
}

/**
 * A judgement that a learner can use: every point of the list is judged, "passed" means that all of them are met, and
 * "once more" says in words what to do. Returned in the order of the list, trimmed.
 */
export function readJudgement(
  rubric: readonly { readonly id: string }[],
  { isPassed, comment, criteria }: Judgement,
): Result<Judgement, Refusal<'not-all-judged' | 'not-all-met' | 'nothing-said'>> {
  const judged = rubric.flatMap(({ id }) => {
    const found = criteria.find((criterion) => criterion.id === id);
    return found ? [{ ...found, comment: found.comment.trim() }] : [];
  });
  if (judged.length < rubric.length) return refuse('not-all-judged');
  if (isPassed && judged.some(({ isMet }) => !isMet)) return refuse('not-all-met');
  const words = comment.trim();
  const isSaid = words !== '' || judged.some((criterion) => !criterion.isMet && criterion.comment !== '');
  if (!isPassed && !isSaid) return refuse('nothing-said');
  return accept({ isPassed, comment: words, criteria: judged });
}
