import { refuse } from '@academy/domain/kernel';
import { teaches } from '@academy/domain/teaching';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import type { Services } from '../../services.ts';
import type { Catalogue, CatalogueCache, CatalogueCourse } from '../catalogue/index.ts';
import { readTeacher } from '../teaching/index.ts';

export type AuthoringContext = Pick<Services, 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read' | 'forget'>;
};

export interface Authored {
  readonly ok: true;
  readonly catalogue: Catalogue;
  readonly course: CatalogueCourse;
}

/** Administrators write in every course, trainers in those that they teach, by who they are. */
export async function authored(context: AuthoringContext, db: Queryable, actor: Actor, courseId: string) {
  const catalogue = await context.catalogue.read();
  const course = catalogue.courseOf(courseId);
  if (!course) return refuse('unknown-course');
  const instructors = course.instructors.map(({ id }) => id);
  if (!teaches(await readTeacher(db, actor), instructors)) return refuse('not-your-course');
  return { ok: true, catalogue, course } as const satisfies Authored;
}
