export const PERSON_STATES = ['active', 'invited', 'suspended'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Invited: the first password is still to be set. */
export function personState({
  isSuspended,
  hasPassword,
}: {
  readonly isSuspended: boolean;
  readonly hasPassword: boolean;
}): PersonState {
  if (isSuspended) return 'suspended';
  return hasPassword ? 'active' : 'invited';
}
