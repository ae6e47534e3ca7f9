import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';

export type DraftState = 'writing' | 'in-review';

interface Reviewed {
  readonly state: DraftState;
  /** Everybody who has written in the draft. */
  readonly writers: ReadonlySet<string>;
}

/** A draft is reviewed by a second person: nobody who has written in it publishes it or sends it back. */
export function mayDecide(
  reviewerId: string,
  { state, writers }: Reviewed,
): Result<null, Refusal<'not-in-review' | 'own-work'>> {
  if (state !== 'in-review') return refuse('not-in-review');
  if (writers.has(reviewerId)) return refuse('own-work');
  return accept(null);
}
