import { networkOf } from '@academy/domain/accounts/identity';
import { refuse } from '@academy/domain/kernel';
import type { TryLimits } from './try-limits.store.ts';

/**
 * The response to a link that opens nothing. Only these are counted: thousands share the address of a mobile carrier,
 * and a guesser among them must not delay the holder of a real link.
 */
export async function refuseLink(tryLimits: TryLimits, address: string) {
  const limited = await tryLimits.take({ 'link-address': networkOf(address) });
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  return refuse('link-not-valid');
}
