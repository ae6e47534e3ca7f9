import type { Services } from '../../services.ts';
import type { CatalogueCache } from '../catalogue/index.ts';

export type SessionNeeds = Pick<Services, 'clock' | 'randomBytes'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};
