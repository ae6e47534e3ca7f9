export { judgeVoucher, type VoucherCover, type VoucherRefusal, type VoucherTerms } from './judge-voucher.ts';
export {
  readVoucherCode,
  VOUCHER_CODE_MAX_LENGTH,
  VOUCHER_RANDOM_BYTES,
  voucherCode,
} from './voucher-code.ts';
export { voucherCsv } from './voucher-list.ts';

/** In one batch. */
export const BATCH_MAX_CODES = 500;
export const SPONSOR_MAX_CHARACTERS = 120;
