import type { Services } from '../../../services.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';

export type StudioContext = Pick<Services, 'clock' | 'randomBytes' | 'sidePool'> & {
  readonly publicUrl: () => string;
  readonly catalogue: Pick<CatalogueCache, 'read' | 'forget'>;
};
