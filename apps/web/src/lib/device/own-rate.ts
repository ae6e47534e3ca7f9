import type { DataPlan } from '@academy/domain/data-usage';
import { sharedPlace } from './device-store.ts';

const BYTES_IN_MEGABYTE = 1024 * 1024;

/** What was kept has been looked at before; apart from the plan, because lessons pay for each byte that they bring along. */
function rateOf(stored: unknown): number | null {
  const { rand, megabytes } = (stored as DataPlan | null)?.bundle ?? {};
  const rate = Number(rand) / (Number(megabytes) * BYTES_IN_MEGABYTE);
  return rate > 0 && Number.isFinite(rate) ? rate : null;
}

/** The price of a byte in the learner's own bundle, before something is opened; undefined where they have named none. */
export const ownRate = (): number | undefined => sharedPlace('data-plan', rateOf).read() ?? undefined;
