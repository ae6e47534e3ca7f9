import { shownFirstName } from '../display-names/index.ts';

/** How somebody stands before learners whom they meet by the product, and not by an entry of their own choice. */
export interface SeenPerson {
  readonly fullName: string | null;
  /** Their own choice; the first name is shown unless they say otherwise. */
  readonly isNameShown: boolean;
}

/** All that learners see of each other: the first name, where its owner shows it and nobody minds reading it. */
export function nameAmongLearners({ fullName, isNameShown }: SeenPerson): string {
  const first = isNameShown && fullName !== null ? shownFirstName(fullName) : null;
  return first ?? 'A fellow learner';
}
