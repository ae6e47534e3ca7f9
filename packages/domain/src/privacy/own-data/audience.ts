/** Who can see a piece of personal data. */
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
