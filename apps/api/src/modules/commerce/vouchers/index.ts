export { coverOf, type SponsoredPart } from './cover-of.ts';
export { spendVoucher } from './spend-voucher.ts';
export { countOpenVouchers, freeVoucher, isHeld, lockVoucher } from './vouchers.store.ts';
