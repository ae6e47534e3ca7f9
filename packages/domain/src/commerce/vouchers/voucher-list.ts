import { csvCell } from '../../kernel/index.ts';

interface ListedVoucher {
  readonly code: string;
  readonly redeemedAt: string | null;
  readonly courseTitle: string | null;
  readonly learner: string | null;
}

/** The codes of a batch for the sponsor, as a CSV file. */
export function voucherCsv(vouchers: readonly ListedVoucher[], isWithdrawn = false): string {
  const unused = isWithdrawn ? 'withdrawn' : 'open';
  const lines = vouchers.map(({ code, redeemedAt, courseTitle, learner }) =>
    [code, redeemedAt === null ? unused : 'used', redeemedAt ?? '', courseTitle ?? '', learner ?? '']
      .map(csvCell)
      .join(','),
  );
  return ['Code,State,Used at (UTC),Course,Learner', ...lines, ''].join('\r\n');
}
