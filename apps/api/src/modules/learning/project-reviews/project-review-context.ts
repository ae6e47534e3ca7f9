import { teaches } from '@academy/domain/catalogue/instructors';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';
import { readTeacher } from '../../catalogue/instructors/index.ts';

export type ProjectReviewContext = Pick<Services, 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};

/** The courses whose projects the actor reviews, with their titles. */
export async function coursesToReview(
  { catalogue }: Pick<ProjectReviewContext, 'catalogue'>,
  db: Queryable,
  actor: Actor,
): Promise<ReadonlyMap<string, string>> {
  const { courses } = await catalogue.read();
  const teacher = await readTeacher(db, actor);
  const own = courses.filter(({ instructors }) =>
    teaches(
      teacher,
      instructors.map(({ id }) => id),
    ),
  );
  return new Map(own.map(({ id, title }) => [id, title]));
}
