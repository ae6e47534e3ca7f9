import type { Services } from '../../services.ts';
import type { CatalogueCache } from '../catalogue/index.ts';

export type LearningNeeds = Pick<Services, 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};
