import { shownFirstName } from '../display-names/index.ts';

/** How somebody appears to learners whom they meet through the product, and not by an entry of their own choice. */
export interface SeenPerson {
  readonly fullName: string | null;
  /** The person's choice; the first name is shown unless they say otherwise. */
  readonly isNameShown: boolean;
}

/** All that learners see of each other: the first name, if its owner shows it and it offends nobody. */
export function nameAmongLearners({ fullName, isNameShown }: SeenPerson): string {
  const first = isNameShown && fullName !== null ? shownFirstName(fullName) : null;
  return first ?? 'A fellow learner';
}
