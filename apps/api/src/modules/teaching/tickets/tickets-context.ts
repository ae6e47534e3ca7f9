import type { Services } from '../../../services.ts';
import type { Catalogue, CatalogueCache } from '../../catalogue/courses/index.ts';

export type TicketsContext = Pick<Services, 'sidePool' | 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};

/** Null for a question about no course; a course that has left the catalogue has no trainers. */
export function instructorsOf({ courses }: Catalogue, courseId: string | null): string[] | null {
  if (courseId === null) return null;
  return courses.find(({ id }) => id === courseId)?.instructors.map(({ id }) => id) ?? [];
}
