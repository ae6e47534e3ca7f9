import type { Services } from '../../services.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import type { ProgramMarker } from './program-marker.ts';

export type AssessmentNeeds = Pick<Services, 'clock' | 'randomBytes'> & {
  readonly programs: ProgramMarker;
  readonly catalogue: Pick<CatalogueCache, 'read'>;
};
