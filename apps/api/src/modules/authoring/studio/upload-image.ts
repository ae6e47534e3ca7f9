import { hash } from 'node:crypto';
import { accept, cleanJpeg, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { addImage } from './images.store.ts';
import type { StudioContext } from './studio-context.ts';

const HASH_LENGTH = 22;

export const imageAddress = (name: string) => `/images/${name}.jpg`;

/** The same picture has the same address, however often it is uploaded. */
export async function uploadImage(
  { clock }: StudioContext,
  db: Queryable,
  actor: Actor,
  { jpeg }: { readonly jpeg: string },
) {
  const image = cleanJpeg(Buffer.from(jpeg, 'base64'));
  if (image === null) return refuse('not-an-image');
  const { bytes, width, height } = image;
  const now = clock();
  const name = hash('sha256', bytes, 'base64url').slice(0, HASH_LENGTH);
  await addImage(db, {
    hash: name,
    jpeg: Buffer.from(bytes),
    width,
    height,
    uploadedAt: now,
    uploadedBy: actor.userId,
  });
  await recordStaffAction(db, { actorId: actor.userId, action: 'upload-image', subject: name, now });
  return accept({ url: imageAddress(name), width, height });
}
