import type { teachingEndpoints } from '@academy/contract/teaching';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import type { Services } from '../../services.ts';
import { assignInstructor } from './assign-instructor.ts';
import { listInstructors, listStaff } from './instructor-accounts.store.ts';
import { listMyCourses, listStudents, type TeachingContext } from './list-taught.ts';

export function teachingHandlers(
  context: TeachingContext & Pick<Services, 'clock'>,
): Handlers<typeof teachingEndpoints> {
  return {
    async 'GET /api/my-courses'({ db, actor }) {
      return accept(await listMyCourses(context, db, actor));
    },
    async 'GET /api/students'({ db, actor }) {
      return accept(await listStudents(context, db, actor));
    },
    async 'GET /api/admin/instructors'({ db }) {
      return accept({ instructors: await listInstructors(db), staff: await listStaff(db) });
    },
    'PUT /api/admin/instructors/:instructorId': ({ input, db, actor }) =>
      assignInstructor(context, db, actor, input),
  };
}
