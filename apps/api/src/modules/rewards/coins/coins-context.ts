import type { TakenBack } from '@academy/domain/rewards/take-backs';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import type { Catalogue, CatalogueCache } from '../../catalogue/courses/index.ts';

export interface CoinPlace {
  readonly userId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly redemptionId: string;
}

/** Dependencies of the coin use cases. */
export type CoinsContext = Pick<Services, 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
  /** Ends the place and takes back what it gave, as after a refund; null when there is no such place. */
  readonly endCoinPlace: (
    tx: Queryable,
    place: CoinPlace,
    circumstances: { readonly catalogue: Catalogue; readonly now: Date },
  ) => Promise<TakenBack | null>;
};
