import type { TaskReader } from '@academy/courseware/reader-thread';
import { teaches } from '@academy/domain/catalogue/instructors';
import { refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import type { Catalogue, CatalogueCache, CatalogueCourse } from '../../catalogue/courses/index.ts';
import { readTeacher } from '../../catalogue/instructors/index.ts';
import { proveAt } from './checks/prove-at-worker.ts';
import { type Prove, proveHere } from './checks/prove-programs.ts';

export type AuthoringContext = Pick<Services, 'clock' | 'workerCalls'> & {
  readonly catalogue: Pick<CatalogueCache, 'read' | 'forget'>;
  /** The time limit of a request. */
  readonly limitMs: number;
};

/** The time limit of the rest of a request: the course is read before its programs are run. */
const FOR_THE_REST_MS = 4000;

export interface Authored {
  readonly ok: true;
  readonly catalogue: Catalogue;
  readonly course: CatalogueCourse;
  /** The time limit for running programs. */
  readonly proofMs: number;
  readonly prove: Prove;
  /** The author, with the abort signal of the request. */
  readonly reader: TaskReader;
}

interface AuthorRequest {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly signal: AbortSignal;
}

/** Administrators may edit every course, trainers those that they teach. */
export async function authored(context: AuthoringContext, request: AuthorRequest, courseId: string) {
  const { db, actor, signal } = request;
  const catalogue = await context.catalogue.read();
  const course = catalogue.courseOf(courseId);
  if (!course) return refuse('unknown-course');
  const instructors = course.instructors.map(({ id }) => id);
  if (!teaches(await readTeacher(db, actor), instructors)) return refuse('not-your-course');
  const proofMs = context.limitMs - FOR_THE_REST_MS;
  const reader = { personId: actor.userId, signal };
  const prove = context.workerCalls ? proveAt(context.workerCalls) : proveHere;
  return { ok: true, catalogue, course, proofMs, prove, reader } as const satisfies Authored;
}
