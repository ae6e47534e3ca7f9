import { type DataPlan, randPerByteOf } from '@academy/domain/academy/data-usage';
import { sharedEntry } from './device-store.ts';

const BYTES_IN_MEGABYTE = 1024 * 1024;

/** The stored value is validated when it is saved; separate from the plan, because lessons pay for each byte they load. */
function rateOf(stored: unknown): number | null {
  const { rand, megabytes } = (stored as DataPlan | null)?.bundle ?? {};
  const rate = Number(rand) / (Number(megabytes) * BYTES_IN_MEGABYTE);
  return rate > 0 && Number.isFinite(rate) ? rate : null;
}

const placeOfRate = () => sharedEntry('data-price', (stored) => Number(stored) || null);

/** The price of a byte in the learner's own bundle, shown before something is opened; undefined where they have named none. */
export const ownRate = (): number | undefined => sharedEntry('data-plan', rateOf).read() ?? undefined;

/** The price of a byte: in the learner's bundle, otherwise as the academy has set it; undefined: as specified. */
export const dataRate = (): number | undefined => ownRate() ?? placeOfRate().read() ?? undefined;

/** Prices are shown offline as well, so the device stores the academy's setting; undefined: as specified. */
export function storeDataPrice(gigabytePriceInCents: number | undefined): void {
  const place = placeOfRate();
  if (gigabytePriceInCents === undefined) place.drop();
  else place.store(randPerByteOf(gigabytePriceInCents));
}
