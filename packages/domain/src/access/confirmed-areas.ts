/**
 * What makes a sign-in worth stealing. `keys` are the ways into somebody's account, `calls` the links under which
 * learners meet, and `own-data` is the copy of everything that the academy holds about a person: the one area that
 * learners have too.
 */
export const CONFIRMED_AREAS = [
  'roles',
  'refunds',
  'vouchers',
  'prices',
  'publishing',
  'certificates',
  'calls',
  'erasure',
  'keys',
  'settings',
  'own-data',
] as const;
export type ConfirmedArea = (typeof CONFIRMED_AREAS)[number];
