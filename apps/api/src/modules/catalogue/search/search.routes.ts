import type { searchEndpoints } from '@academy/contract/catalogue/search';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { search } from './search.ts';

export function searchHandlers(): Handlers<typeof searchEndpoints> {
  return {
    async 'GET /api/search'({ input, actor, db }) {
      return accept({ hits: await search(db, input.text, actor.user.role) });
    },
  };
}
