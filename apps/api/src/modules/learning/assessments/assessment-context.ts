import type { Services } from '../../../services.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';
import type { Marking } from './marking/marking.ts';

export type AssessmentContext = Pick<Services, 'clock' | 'randomBytes'> & {
  readonly marking: Marking;
  readonly catalogue: Pick<CatalogueCache, 'read'>;
};
