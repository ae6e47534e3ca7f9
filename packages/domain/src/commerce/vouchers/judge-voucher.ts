import type { Province } from '../../accounts/profiles/index.ts';
import { accept, refuse } from '../../kernel/index.ts';

/** What a sponsor pays for: a place in one course, or an amount towards any course. */
export interface VoucherTerms {
  readonly courseId: string | null;
  readonly amountInRand: number | null;
  /** Only for learners from this province. */
  readonly province: Province | null;
  readonly expiresAt: Date;
  readonly redeemedAt: Date | null;
  /** From then on the unused codes of the batch are invalid. */
  readonly withdrawnAt: Date | null;
}

interface CoursePurchase {
  readonly courseId: string;
  readonly priceInRand: number;
  /** Null where it is not known. */
  readonly province: Province | null;
}

export type VoucherRefusal =
  | 'voucher-used'
  | 'voucher-expired'
  | 'voucher-of-another-course'
  | 'voucher-withdrawn'
  | 'voucher-of-another-province';

/** How much of a price the sponsor pays; the learner pays the rest, and a remainder of the voucher is not paid out. */
export interface VoucherCover {
  readonly paysInRand: number;
  readonly restInRand: number;
}

export function judgeVoucher(voucher: VoucherTerms, purchase: CoursePurchase, now: Date) {
  if (voucher.redeemedAt !== null) return refuse('voucher-used');
  if (voucher.withdrawnAt !== null) return refuse('voucher-withdrawn');
  if (now >= voucher.expiresAt) return refuse('voucher-expired');
  if (voucher.courseId !== null && voucher.courseId !== purchase.courseId)
    return refuse('voucher-of-another-course');
  if (voucher.province !== null && voucher.province !== purchase.province)
    return refuse('voucher-of-another-province');
  const paysInRand = Math.min(voucher.amountInRand ?? purchase.priceInRand, purchase.priceInRand);
  const cover: VoucherCover = { paysInRand, restInRand: purchase.priceInRand - paysInRand };
  return accept(cover);
}
