import type { teachingEndpoints } from '@academy/contract/teaching/students';
import { accept } from '@academy/domain/kernel';
import { sideDatabase } from '../../../database/connect.ts';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { assignInstructor, listInstructors, listStaff } from '../../catalogue/instructors/index.ts';
import { listMyCourses, listStudents } from './list-taught.ts';
import { type MessageContext, messageStudent } from './message-student.ts';

export function teachingHandlers(
  context: MessageContext & Pick<Services, 'sidePool'>,
): Handlers<typeof teachingEndpoints> {
  const primary = sideDatabase(context.sidePool);
  return {
    async 'GET /api/my-courses'({ db, actor }) {
      return accept(await listMyCourses(context, { primary, db }, actor));
    },
    async 'GET /api/students'({ db, actor }) {
      return accept(await listStudents(context, { primary, db }, actor));
    },
    'POST /api/students/:studentRef/messages': ({ input, transaction, actor }) =>
      transaction((tx) => messageStudent(context, tx, actor, input)),
    async 'GET /api/admin/instructors'({ db }) {
      return accept({ instructors: await listInstructors(db), staff: await listStaff(db) });
    },
    'PUT /api/admin/instructor-accounts/:instructorId': ({ input, db, actor }) =>
      assignInstructor(context, db, actor, input),
  };
}
