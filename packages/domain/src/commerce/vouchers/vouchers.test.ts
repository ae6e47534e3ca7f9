import { describe, expect, it } from 'vitest';
import { judgeVoucher, readVoucherCode, VOUCHER_RANDOM_BYTES, voucherCode, voucherCsv } from './index.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = new Date('2026-11-15T12:00:01Z');
const open = {
  courseId: null,
  amountInRand: 1275,
  province: null,
  expiresAt: later,
  redeemedAt: null,
  withdrawnAt: null,
};
const purchase = { courseId: 'python', priceInRand: 1275, province: null };

describe('a voucher', () => {
  it.each([
    ['pays for a course up to its amount', open, null],
    ['was withdrawn', { ...open, withdrawnAt: now }, 'voucher-withdrawn'],
    ['pays for its own course at any price', { ...open, amountInRand: null, courseId: 'python' }, null],
    ['of another course', { ...open, amountInRand: null, courseId: 'sql' }, 'voucher-of-another-course'],
    ['was used', { ...open, redeemedAt: now }, 'voucher-used'],
    ['ends at its last instant', { ...open, expiresAt: now }, 'voucher-expired'],
    ['of a province nobody knows', { ...open, province: 'Limpopo' as const }, 'voucher-of-another-province'],
  ])('%s', (_, voucher, code) => {
    const verdict = judgeVoucher(voucher, purchase, now);
    expect(verdict.ok ? null : verdict.refusal.code).toBe(code);
  });

  it.each([
    [1274, 1274, 1],
    [1275, 1275, 0],
    [9000, 1275, 0],
    [null, 1275, 0],
  ])('worth %s pays R%i of R1275 and leaves R%i', (amountInRand, paysInRand, restInRand) => {
    const verdict = judgeVoucher({ ...open, amountInRand }, purchase, now);
    expect(verdict).toMatchObject({ ok: true, value: { paysInRand, restInRand } });
  });

  it('of a province serves its learners', () => {
    const voucher = { ...open, province: 'Limpopo' as const };
    expect(judgeVoucher(voucher, { ...purchase, province: 'Limpopo' }, now).ok).toBe(true);
    expect(judgeVoucher(voucher, { ...purchase, province: 'Gauteng' }, now).ok).toBe(false);
  });
});

describe('a code', () => {
  it('is four groups of four, and is read however it is typed', () => {
    const code = voucherCode(Uint8Array.from({ length: VOUCHER_RANDOM_BYTES }, (_, index) => index * 7));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(readVoucherCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
  });

  it.each([
    ['oil1-0000', '0111-0000'],
    ['', ''],
    ['!', ''],
  ])('typed as "%s" is "%s"', (typed, code) => {
    expect(readVoucherCode(typed)).toBe(code);
  });

  it('is a plain value in a spreadsheet, never a formula', () => {
    const used = { code: 'A', redeemedAt: '2026-11-15', courseTitle: 'One, two', learner: '=1+1' };
    expect(voucherCsv([used])).toBe(
      `Code,State,Used at (UTC),Course,Learner\r\n"A","used","2026-11-15","One, two","'=1+1"\r\n`,
    );
  });

  it('that nobody has used is in the file as open, or as withdrawn with its batch', () => {
    const unused = { code: 'A', redeemedAt: null, courseTitle: null, learner: null };
    const line = (state: string) => `Code,State,Used at (UTC),Course,Learner\r\n"A","${state}","","",""\r\n`;
    expect(voucherCsv([unused])).toBe(line('open'));
    expect(voucherCsv([unused], true)).toBe(line('withdrawn'));
  });
});
