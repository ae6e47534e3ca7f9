import { judgeVoucher, readVoucherCode } from '@academy/domain/commerce/vouchers';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { findVoucher, provinceOf } from './vouchers.store.ts';

/** What a sponsor pays of a price, and the rest. */
export interface SponsoredPart {
  readonly code: string;
  readonly sponsor: string;
  readonly paysInRand: number;
  readonly restInRand: number;
}

interface CoverRequest {
  readonly typed: string;
  readonly userId: string;
  readonly courseId: string;
  readonly priceInRand: number;
}

type StoredVoucher = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;

/** Applies the rules to a stored voucher. */
export async function judgeStored(
  db: Queryable,
  voucher: StoredVoucher,
  { userId, courseId, priceInRand }: Omit<CoverRequest, 'typed'>,
  now: Date,
) {
  const province = voucher.province === null ? null : await provinceOf(db, userId);
  return judgeVoucher(voucher, { courseId, priceInRand, province }, now);
}

/** What a code would pay. A preview: nothing is locked or used. */
export async function coverOf(db: Queryable, { typed, ...request }: CoverRequest, now: Date) {
  const code = readVoucherCode(typed);
  const voucher = await findVoucher(db, code);
  if (!voucher) return refuse('unknown-voucher');
  const verdict = await judgeStored(db, voucher, request, now);
  if (!verdict.ok) return verdict;
  const part: SponsoredPart = { code, sponsor: voucher.sponsor, ...verdict.value };
  return accept(part);
}
