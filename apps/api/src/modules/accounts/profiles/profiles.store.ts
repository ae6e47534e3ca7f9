import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { avatars, profiles } from './tables.ts';

export async function findProfile(db: Queryable, userId: string) {
  const [found] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return found ?? null;
}

export async function storeProfile(db: Queryable, profile: typeof profiles.$inferInsert): Promise<void> {
  const { userId: _key, ...fields } = profile;
  await db.insert(profiles).values(profile).onConflictDoUpdate({ target: profiles.userId, set: fields });
}

export async function storeAvatar(db: Queryable, avatar: typeof avatars.$inferInsert): Promise<void> {
  const { name, jpeg, addedAt } = avatar;
  await db
    .insert(avatars)
    .values(avatar)
    .onConflictDoUpdate({ target: avatars.userId, set: { name, jpeg, addedAt } });
}

export async function removeAvatar(db: Queryable, userId: string): Promise<void> {
  await db.delete(avatars).where(eq(avatars.userId, userId));
}

export async function findAvatar(db: Queryable, name: string): Promise<Buffer | null> {
  const [found] = await db.select({ jpeg: avatars.jpeg }).from(avatars).where(eq(avatars.name, name));
  return found?.jpeg ?? null;
}
