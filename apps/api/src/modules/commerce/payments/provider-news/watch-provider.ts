import type { ProviderWatch } from '../../../../gateways/paystack.ts';
import type { Services } from '../../../../services.ts';
import { clearDenial, recordDenial } from './provider-denials.store.ts';

/**
 * The alarm for a key that the provider rejects: logged at each call, and on the health page of every process until a call of
 * this one succeeds. It never delays the call itself.
 */
export function watchProvider({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): ProviderWatch {
  /** A process that has just started may have been given the right key. */
  let mayStand = true;
  const quietly = async (what: Promise<void>) => {
    try {
      await what;
    } catch (err) {
      log.warn({ err }, 'the alarm about the payment provider could not be kept');
    }
  };
  return {
    async denied(status) {
      mayStand = true;
      log.error({ status }, 'the payment provider does not take our key');
      await quietly(recordDenial(db, status, clock()));
    },
    async answered() {
      if (!mayStand) return;
      mayStand = false;
      await quietly(clearDenial(db));
    },
  };
}
