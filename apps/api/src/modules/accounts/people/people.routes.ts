import type { peopleEndpoints } from '@academy/contract/accounts/people';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { readAudit } from '../../academy/audit/index.ts';
import { changePerson, removePersonsFactor, sendPasswordLink, signOutPerson } from './change-person.ts';
import { countPeople, findPeople, PEOPLE_PAGE_SIZE } from './people.store.ts';

export function peopleHandlers(services: Services): Handlers<typeof peopleEndpoints> {
  return {
    async 'GET /api/admin/people'({ input, db }) {
      const search = { ...input, page: input.page ?? 1 };
      const found = await countPeople(db, search);
      const people = await findPeople(db, search);
      return accept({ people, found, pages: Math.ceil(found / PEOPLE_PAGE_SIZE) });
    },
    'PUT /api/admin/people/:personId': ({ input, transaction, actor }) =>
      transaction((tx) => changePerson(services, tx, actor, input)),
    'POST /api/admin/people/:personId/sign-out': ({ input, transaction, actor }) =>
      transaction((tx) => signOutPerson(services, tx, actor, input)),
    'POST /api/admin/people/:personId/password-link': ({ input, transaction, actor }) =>
      transaction((tx) => sendPasswordLink(services, tx, actor, input)),
    'POST /api/admin/people/:personId/second-factor-removal': ({ input, transaction, actor }) =>
      transaction((tx) => removePersonsFactor(services, tx, actor, input)),
    'GET /api/admin/audit': async ({ input, db }) => accept(await readAudit(db, input)),
  };
}
