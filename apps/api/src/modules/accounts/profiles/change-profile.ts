import { hash } from 'node:crypto';
import { checkProfile, isAvatarSize } from '@academy/domain/accounts/profiles';
import { accept, cleanJpeg, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import { setAvatarUrl, setFullName } from '../identity/index.ts';
import { findProfile, removeAvatar, storeAvatar, storeProfile } from './profiles.store.ts';

const NAME_LENGTH = 22;

type ProfileDeps = Pick<Services, 'clock'>;

/** Where the person said they live when they joined the waiting list. */
export type ReadProvince = (db: Queryable, userId: string) => Promise<string | null>;

/** The province of the waiting list applies until the profile names another one. */
export async function readProfile(db: Queryable, { userId, user }: Actor, provinceOf: ReadProvince) {
  const before = await findProfile(db, userId);
  return {
    fullName: user.fullName,
    province: before ? before.province : await provinceOf(db, userId),
    goal: before?.goal ?? null,
    isNameShown: before?.isNameShown ?? true,
    avatarUrl: user.avatarUrl,
  };
}

interface TypedProfile {
  readonly fullName: string;
  readonly province: string | null;
  readonly goal: string | null;
  /** Unchanged when omitted. */
  readonly isNameShown?: boolean;
}

export async function changeProfile(
  { clock }: ProfileDeps,
  tx: Queryable,
  actor: Actor,
  typed: TypedProfile,
) {
  const { userId, user } = actor;
  const checked = checkProfile(typed, user.role === 'learner' ? 'learner' : 'staff');
  if (!checked.ok) return checked;
  const { fullName, province, goal } = checked.value;
  await setFullName(tx, userId, fullName);
  const { isNameShown } = typed;
  await storeProfile(tx, {
    userId,
    province,
    goal,
    ...(isNameShown !== undefined && { isNameShown }),
    changedAt: clock(),
  });
  return accept(null);
}

/** Checked again here: the sender may not have used our page. The address says nothing about the person. */
export async function changeAvatar({ clock }: ProfileDeps, tx: Queryable, userId: string, base64: string) {
  const picture = cleanJpeg(Buffer.from(base64, 'base64'));
  if (picture === null || !isAvatarSize(picture)) return refuse('not-a-picture');
  const jpeg = Buffer.from(picture.bytes);
  const name = hash('sha256', Buffer.concat([Buffer.from(userId), jpeg]), 'base64url').slice(0, NAME_LENGTH);
  const avatarUrl = `/avatars/${name}.jpg`;
  await storeAvatar(tx, { userId, name, jpeg, addedAt: clock() });
  await setAvatarUrl(tx, userId, avatarUrl);
  return accept({ avatarUrl });
}

export async function endAvatar(tx: Queryable, userId: string) {
  await removeAvatar(tx, userId);
  await setAvatarUrl(tx, userId, null);
  return accept(null);
}
