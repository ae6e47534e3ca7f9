import type { SignInTries, Tries } from '@academy/domain/accounts/identity';
import type { TryLimits } from '../try-limits.store.ts';

/** What a try has used up, for the case that it was no guess. */
interface Taken {
  readonly own: Tries;
  readonly shared: Tries;
}

type Admission =
  | { readonly ok: true; readonly taken: Taken }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/**
 * Whether a password may be tried. An address at which too many were wrong refuses nobody by that: a carrier's is shared by
 * thousands. From then on each account has a few tries there, and all accounts that exist have many together.
 */
export async function takeSignInTry(
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
  // Names that nobody has are refused with the others once it is full, but fill nothing: inventing them costs nothing.
  if (!isAccount) await limits.giveBack(crowded.shared);
  return {
    ok: true,
    taken: { own: { ...own, ...crowded.own }, shared: { ...atOnce.shared, ...crowded.shared } },
  };
}
