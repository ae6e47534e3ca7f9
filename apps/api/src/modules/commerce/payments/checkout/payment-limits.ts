import type { LimitName } from '@academy/domain/accounts/identity';
import type { Services } from '../../../../services.ts';
import { createTryLimits } from '../../../accounts/identity/index.ts';

/** Keeps one learner from using up the provider's rate limit for the whole academy. */
export function createPaymentLimits(services: Pick<Services, 'sidePool' | 'clock'>) {
  const tryLimits = createTryLimits(services);
  const refusal = async (name: LimitName, userId: string) => {
    const limited = await tryLimits.take({ [name]: userId });
    return limited && ({ ok: false, refusal: { code: 'too-many-tries', ...limited } } as const);
  };
  return {
    ofStart: (userId: string) => refusal('payment-starts', userId),
    ofCheck: (userId: string) => refusal('payment-checks', userId),
  };
}
