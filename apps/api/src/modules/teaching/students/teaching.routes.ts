import type { teachingEndpoints } from '@academy/contract/teaching/students';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';

import { assignInstructor, listInstructors, listStaff } from '../../catalogue/instructors/index.ts';
import { listMyCourses, listStudents } from './list-taught.ts';
import { type MessageContext, messageStudent } from './message-student.ts';

export function teachingHandlers(context: MessageContext): Handlers<typeof teachingEndpoints> {
  return {
    async 'GET /api/my-courses'({ db, actor }) {
      return accept(await listMyCourses(context, db, actor));
    },
    async 'GET /api/students'({ db, actor }) {
      return accept(await listStudents(context, db, actor));
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
