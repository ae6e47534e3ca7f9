import type { Services } from '../../../services.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';

/** What the use cases of sessions work with. */
export type SessionContext = Pick<Services, 'clock' | 'randomBytes' | 'sidePool'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};
