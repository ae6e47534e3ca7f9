import type { teachingEndpoints } from '@academy/contract/teaching';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import { listMyCourses, listStudents } from './list-taught.ts';

export function teachingHandlers({
  catalogue,
}: {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
}): Handlers<typeof teachingEndpoints> {
  return {
    async 'GET /api/my-courses'({ db, actor }) {
      return accept(await listMyCourses(db, await catalogue.read(), actor.user));
    },
    async 'GET /api/students'({ db, actor }) {
      return accept(await listStudents(db, await catalogue.read(), actor.user));
    },
  };
}
