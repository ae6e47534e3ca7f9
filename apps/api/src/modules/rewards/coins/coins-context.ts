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

/** What the use cases of coins work with. */
export type CoinsContext = Pick<Services, 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
  /** The place ends and what it gave goes back, as after a refund; null where there is no such place. */
  readonly endCoinPlace: (
    tx: Queryable,
    place: CoinPlace,
    circumstances: { readonly catalogue: Catalogue; readonly now: Date },
  ) => Promise<TakenBack | null>;
};
