import type { Services } from '../../../services.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';

/** Dependencies of the payment use cases. */
export type PaymentsContext = Pick<
  Services,
  'db' | 'sidePool' | 'clock' | 'randomBytes' | 'paystack' | 'config' | 'log'
> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};
