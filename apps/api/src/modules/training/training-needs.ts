import type { Services } from '../../services.ts';
import type { CatalogueCache } from '../catalogue/index.ts';

export type TrainingNeeds = Pick<Services, 'clock' | 'config'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
};
