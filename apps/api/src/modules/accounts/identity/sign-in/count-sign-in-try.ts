import type { SignInTries, Tries } from '@academy/domain/accounts/identity';
import type { TryLimits } from '../try-limits.store.ts';

/** What a try has used up, to be returned if it was not a guess. */
interface Taken {
  readonly own: Tries;
  readonly shared: Tries;
}

type Admission =
  | { readonly ok: true; readonly taken: Taken }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/**
 * Whether a password may be tried. Too many wrong tries from one address do not block it: a carrier's address is shared by
 * thousands. From then on each account has a few tries there, and all existing accounts together have many.
 */
export async function countSignInTry(
  limits: TryLimits,
  { own, shared, atAddress, crowded }: SignInTries,
  isAccount: boolean,
): Promise<Admission> {
  const limited = await limits.take({ ...own, ...shared });
  if (limited) return { ok: false, ...limited };
  const atOnce = { own, shared: { ...shared, ...atAddress } };
  if (!(await limits.take(atAddress))) return { ok: true, taken: atOnce };
  const isFull = await limits.take({ ...crowded.own, ...crowded.shared });
  if (isFull) return { ok: false, ...isFull };
  // Unknown names are refused with the others once it is full, but are not counted: inventing them costs nothing.
  if (!isAccount) await limits.refund(crowded.shared);
  return {
    ok: true,
    taken: { own: { ...own, ...crowded.own }, shared: { ...atOnce.shared, ...crowded.shared } },
  };
}
