import type { Services } from '../../services.ts';
import type { CatalogueCache } from '../catalogue/index.ts';

/** What the use cases of coins work with. */
export type CoinsContext = Pick<Services, 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};
