import type { profileEndpoints } from '@academy/contract/accounts/profiles';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { createTryLimits } from '../identity/index.ts';
import { changeAvatar, changeProfile, endAvatar, type ReadProvince, readProfile } from './change-profile.ts';

export function profileHandlers(
  services: Services & { readonly provinceOf: ReadProvince },
): Handlers<typeof profileEndpoints> {
  const tryLimits = createTryLimits(services);
  return {
    'GET /api/profile': async ({ db, actor }) => accept(await readProfile(db, actor, services.provinceOf)),
    'PUT /api/profile': ({ input, db, actor }) =>
      db.transaction((tx) => changeProfile(services, tx, actor, input)),
    async 'PUT /api/profile/avatar'({ input, db, actor }) {
      const limited = await tryLimits.take({ 'avatar-uploads': actor.userId });
      if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
      return db.transaction((tx) => changeAvatar(services, tx, actor.userId, input.jpeg));
    },
    'DELETE /api/profile/avatar': ({ db, actor }) => db.transaction((tx) => endAvatar(tx, actor.userId)),
  };
}
