/** Who can see something that is known about a person. */
export const AUDIENCES = [
  'self',
  'administrators',
  'trainers',
  'learners',
  'whoever-has-the-link',
  'payment-provider',
  'everyone',
] as const;
export type Audience = (typeof AUDIENCES)[number];
