import type { teachingEndpoints } from '@academy/contract/teaching';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import type { Services } from '../../services.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import { assignInstructor } from './assign-instructor.ts';
import { listInstructors, listStaff } from './instructor-accounts.store.ts';
import { listMyCourses, listStudents } from './list-taught.ts';
import { readTeacher } from './read-teacher.ts';

type TeachingContext = Pick<Services, 'clock'> & { readonly catalogue: Pick<CatalogueCache, 'read'> };

export function teachingHandlers(context: TeachingContext): Handlers<typeof teachingEndpoints> {
  const { catalogue } = context;
  return {
    async 'GET /api/my-courses'({ db, actor }) {
      return accept(await listMyCourses(db, await catalogue.read(), await readTeacher(db, actor)));
    },
    async 'GET /api/students'({ db, actor }) {
      return accept(await listStudents(db, await catalogue.read(), await readTeacher(db, actor)));
    },
    async 'GET /api/admin/instructors'({ db }) {
      return accept({ instructors: await listInstructors(db), staff: await listStaff(db) });
    },
    'PUT /api/admin/instructors/:instructorId': ({ input, db, actor }) =>
      assignInstructor(context, db, actor, input),
  };
}
