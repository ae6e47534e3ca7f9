import { sastDay } from '../kernel/index.ts';
import { formatCents } from './amount.ts';
import { channelInWords } from './payment-paths.ts';

/** Who sells. Only a registered vendor may charge and show VAT. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly registrationNumber: string;
  readonly vatNumber: string;
  readonly vatPercent: number;
}

export interface ReceiptFacts {
  readonly receiptNumber: number;
  readonly reference: string;
  readonly paidAt: Date;
  readonly buyerName: string;
  readonly courseTitle: string;
  readonly amountInCents: number;
  readonly wasInCents: number;
  /** A part that a sponsor paid with a code. */
  readonly voucherInCents: number;
  readonly sponsor: string | null;
  readonly channel: string | null;
  readonly isRefunded: boolean;
}

export interface ReceiptLine {
  readonly label: string;
  readonly amount: string;
  readonly isTotal: boolean;
}

export interface Receipt {
  readonly title: string;
  readonly number: string;
  readonly day: string;
  readonly sellerLines: readonly string[];
  readonly buyerName: string;
  readonly lines: readonly ReceiptLine[];
  readonly notes: readonly string[];
}

const NUMBER_DIGITS = 6;

/** The tax inside a price that includes it, in cents; halves round up. */
export function vatInside(grossInCents: number, percent: number): number {
  return Math.round((grossInCents * percent) / (100 + percent));
}

export function receiptNumber(number: number): string {
  return `R-${String(number).padStart(NUMBER_DIGITS, '0')}`;
}

function linesOf(facts: ReceiptFacts, { vatNumber, vatPercent }: Seller): ReceiptLine[] {
  const { courseTitle, amountInCents, wasInCents, voucherInCents, sponsor } = facts;
  const line = (label: string, cents: number, isTotal = false) => ({
    label,
    amount: formatCents(cents),
    isTotal,
  });
  const discount = wasInCents - amountInCents - voucherInCents;
  const sold = [
    line(courseTitle, wasInCents),
    ...(discount > 0 ? [line('Early enrolment discount', -discount)] : []),
    ...(sponsor === null ? [] : [line(`Paid by ${sponsor}`, -voucherInCents)]),
  ];
  if (vatNumber === '') return [...sold, line('Total paid', amountInCents, true)];
  const vat = vatInside(amountInCents, vatPercent);
  return [
    ...sold,
    line('Total before VAT', amountInCents - vat),
    line(`VAT at ${vatPercent}%`, vat),
    line('Total paid, VAT included', amountInCents, true),
  ];
}

/** What a receipt says. As a vendor's it is a tax invoice (VAT Act s 20); without VAT it does not mention any. */
export function receiptOf(facts: ReceiptFacts, seller: Seller): Receipt {
  const isVendor = seller.vatNumber !== '';
  return {
    title: isVendor ? 'Tax invoice' : 'Receipt',
    number: receiptNumber(facts.receiptNumber),
    day: sastDay(facts.paidAt),
    sellerLines: [
      seller.name,
      seller.address,
      seller.registrationNumber && `Registration number ${seller.registrationNumber}`,
      isVendor ? `VAT number ${seller.vatNumber}` : '',
    ].filter((text) => text !== ''),
    buyerName: facts.buyerName,
    lines: linesOf(facts, seller),
    notes: [
      `Payment reference ${facts.reference}`,
      ...(facts.channel === null ? [] : [`Paid by ${channelInWords(facts.channel)}`]),
      ...(facts.isRefunded ? ['This payment has been refunded in full.'] : []),
    ],
  };
}
