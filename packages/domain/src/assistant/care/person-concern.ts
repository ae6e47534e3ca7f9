/** Their life or another's is in danger; somebody hurts them; they suffer. The gravest comes first. */
export const PERSON_CONCERNS = ['crisis', 'violence', 'distress'] as const;
export type PersonConcern = (typeof PERSON_CONCERNS)[number];

/** What a message says about the person who wrote it; null for nearly all of them. */
export type Hear = (message: string) => PersonConcern | null;
