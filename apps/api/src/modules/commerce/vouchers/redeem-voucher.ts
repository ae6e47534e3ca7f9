import { readVoucherCode } from '@academy/domain/commerce/vouchers';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';
import { checkAdmission, givePlace } from '../../enrolment/places/index.ts';
import { appendToLog } from '../../learning/learning-log/index.ts';
import { judgeStored } from './cover-of.ts';
import { voucherLetter } from './voucher-letter.ts';
import { isHeld, lockVoucher, useVoucher } from './vouchers.store.ts';

export type VouchersContext = Pick<Services, 'sidePool' | 'clock' | 'randomBytes'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};

/**
 * Redeems a code for a place, or for part of its price. The code is locked until the place exists, so that concurrent
 * requests use it once.
 */
export async function redeemVoucher(
  context: VouchersContext,
  tx: Queryable,
  actor: Actor,
  { code: typed, courseId }: { readonly code: string; readonly courseId: string },
) {
  const { userId, user } = actor;
  const catalogue = await context.catalogue.read();
  const now = context.clock();
  const placeRequest = { grounds: 'voucher', userId, courseId } as const;
  const admission = await checkAdmission(tx, placeRequest, { catalogue, now });
  if (!admission.ok) return admission;
  const { course, quote } = admission.value;
  const code = readVoucherCode(typed);
  const voucher = await lockVoucher(tx, code);
  if (!voucher) return refuse('unknown-voucher');
  const verdict = await judgeStored(tx, voucher, { userId, courseId, priceInRand: quote.price }, now);
  if (!verdict.ok) return verdict;
  const { sponsor } = voucher;
  const about = { courseId, courseTitle: course.title, sponsor, ...verdict.value };
  // The rest is paid at the provider, and the code stays unused until then.
  if (verdict.value.restInRand > 0) return accept({ ...about, enrolledAt: null });
  if (await isHeld(tx, code)) return refuse('voucher-held');
  if (!(await useVoucher(tx, code, { userId, courseId, now }))) return refuse('voucher-used');
  const given = await givePlace(tx, { ...placeRequest, enrolledAt: now, quote, voucherCode: code });
  if (!given.ok) return given;
  await appendToLog(tx, { userId, catalogue, now }, [{ kind: 'course-joined', courseId, occurredAt: now }]);
  if (user.email) {
    const letter = voucherLetter(user.fullName ?? user.username, course, sponsor, context.publicUrl());
    await queueMail(tx, { recipient: user.email, ...letter, now });
  }
  return accept({ ...about, enrolledAt: now.toISOString() });
}
