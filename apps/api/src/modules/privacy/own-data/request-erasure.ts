import { accept, sastDateTime } from '@academy/domain/kernel';
import { ERASURE_GRACE_DAYS, erasureDueAt } from '@academy/domain/privacy/own-data';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import { letter, queueMail } from '../../academy/outbox/index.ts';
import { endOtherSignIns } from '../../accounts/identity/index.ts';
import { addErasure } from './erasures.store.ts';

type ErasureContext = Pick<Services, 'clock'> & { readonly publicUrl: () => string };

const dueLetter = (name: string, dueAt: Date, publicUrl: string) =>
  letter(
    name,
    `You have asked us to erase your account. We will do it on ${sastDateTime(dueAt)}, ${ERASURE_GRACE_DAYS} days after you asked.`,
    'Until then you can sign in and keep your account after all:',
    '',
    `${publicUrl}/settings/privacy`,
    '',
    'After that nobody can bring it back: your courses, certificates and coins are gone.',
    'If it was not you, please keep the account there and change your password at once.',
  );

/** The password was checked before. Other devices are signed out, in case one of them is not the owner's. */
export async function requestErasure(
  context: ErasureContext,
  tx: Queryable,
  { userId, signInId, user }: Actor,
) {
  const now = context.clock();
  const dueAt = await addErasure(tx, { userId, askedAt: now, dueAt: erasureDueAt(now) });
  await endOtherSignIns(tx, userId, signInId);
  if (user.email !== null)
    await queueMail(tx, {
      recipient: user.email,
      subject: `Your account at ${PRODUCT_NAME} will be erased`,
      body: dueLetter(user.fullName ?? user.username, dueAt, context.publicUrl()),
      now,
    });
  return accept({ dueAt: dueAt.toISOString() });
}
