import type { Services } from '../../../services.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';

/** Dependencies of the session use cases. */
export type SessionContext = Pick<Services, 'clock' | 'randomBytes' | 'sidePool'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};
