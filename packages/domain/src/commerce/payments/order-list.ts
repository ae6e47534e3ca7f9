import { csvCell } from '../../kernel/index.ts';
import { CENTS_IN_RAND } from './amount.ts';

interface ListedOrder {
  readonly reference: string;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly state: string;
  readonly buyerName: string;
  readonly email: string;
  readonly courseTitle: string;
  readonly amountInCents: number;
  /** The part that a sponsor paid with a code, which is not in the amount, and the sponsor's name. */
  readonly voucherInCents: number;
  readonly sponsor: string | null;
  readonly feesInCents: number | null;
  readonly channel: string | null;
  /** What was refunded to the payer. */
  readonly refundedInCents: number;
}

const rand = (cents: number | null) => (cents === null ? '' : (cents / CENTS_IN_RAND).toFixed(2));

/** The orders for the bookkeeper, as a CSV file: instants in UTC, amounts in rand with cents. */
export function orderCsv(orders: readonly ListedOrder[]): string {
  const lines = orders.map((order) =>
    [
      order.reference,
      order.createdAt,
      order.paidAt ?? '',
      order.state,
      order.buyerName,
      order.email,
      order.courseTitle,
      rand(order.amountInCents),
      rand(order.feesInCents),
      order.channel ?? '',
      rand(order.voucherInCents),
      order.sponsor ?? '',
      rand(order.refundedInCents),
    ]
      .map(csvCell)
      .join(','),
  );
  const head =
    'Reference,Made at,Paid at,State,Buyer,E-mail,Course,Amount (ZAR),Fees (ZAR),Paid by,Paid by sponsor (ZAR),Sponsor,Returned (ZAR)';
  return [head, ...lines, ''].join('\r\n');
}
