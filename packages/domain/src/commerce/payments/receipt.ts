import { sastDay } from '../../kernel/index.ts';
import { formatCents } from './amount.ts';
import { channelInWords } from './payment-paths.ts';

/** The seller. Only a registered vendor may charge and show VAT. */
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
  /** The part that a sponsor paid with a code. */
  readonly voucherInCents: number;
  readonly sponsor: string | null;
  readonly channel: string | null;
  /** Included in the amount, as it was when the receipt was issued. */
  readonly vatInCents: number;
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

/** The tax included in a price, in cents; halves round up. */
export function vatInside(grossInCents: number, percent: number): number {
  return Math.round((grossInCents * percent) / (100 + percent));
}

type VatTerms = Pick<Seller, 'vatNumber' | 'vatPercent'>;

/** The tax included in what a seller takes: none without VAT registration. */
export function vatOf(grossInCents: number, { vatNumber, vatPercent }: VatTerms): number {
  return vatNumber === '' ? 0 : vatInside(grossInCents, vatPercent);
}

/** The tax included in one more partial refund: all refunds together have the tax of the whole, to the cent. */
export function creditedVat(beforeInCents: number, partInCents: number, terms: VatTerms): number {
  return vatOf(beforeInCents + partInCents, terms) - vatOf(beforeInCents, terms);
}

export function receiptNumber(number: number): string {
  return `R-${String(number).padStart(NUMBER_DIGITS, '0')}`;
}

export function creditNoteNumber(number: number): string {
  return `C-${String(number).padStart(NUMBER_DIGITS, '0')}`;
}

const line = (label: string, cents: number, isTotal = false): ReceiptLine => ({
  label,
  amount: formatCents(cents),
  isTotal,
});

function linesOf(facts: ReceiptFacts, { vatNumber, vatPercent }: Seller): ReceiptLine[] {
  const { courseTitle, amountInCents, vatInCents, wasInCents, voucherInCents, sponsor } = facts;
  const discount = wasInCents - amountInCents - voucherInCents;
  const sold = [
    line(courseTitle, wasInCents),
    ...(discount > 0 ? [line('Early enrolment discount', -discount)] : []),
    ...(sponsor === null ? [] : [line(`Paid by ${sponsor}`, -voucherInCents)]),
  ];
  if (vatNumber === '') return [...sold, line('Total paid', amountInCents, true)];
  return [
    ...sold,
    line('Total before VAT', amountInCents - vatInCents),
    line(`VAT at ${vatPercent}%`, vatInCents),
    line('Total paid, VAT included', amountInCents, true),
  ];
}

function sellerLinesOf(seller: Seller): string[] {
  return [
    seller.name,
    seller.address,
    seller.registrationNumber && `Registration number ${seller.registrationNumber}`,
    seller.vatNumber === '' ? '' : `VAT number ${seller.vatNumber}`,
  ].filter((text) => text !== '');
}

/** The lines of a receipt. As a vendor's it is a tax invoice (VAT Act s 20); without VAT it does not mention any. */
export function receiptOf(facts: ReceiptFacts, seller: Seller): Receipt {
  const isVendor = seller.vatNumber !== '';
  return {
    title: isVendor ? 'Tax invoice' : 'Receipt',
    number: receiptNumber(facts.receiptNumber),
    day: sastDay(facts.paidAt),
    sellerLines: sellerLinesOf(seller),
    buyerName: facts.buyerName,
    lines: linesOf(facts, seller),
    notes: [
      `Payment reference ${facts.reference}`,
      ...(facts.channel === null ? [] : [`Paid by ${channelInWords(facts.channel)}`]),
    ],
  };
}

export interface CreditNoteFacts {
  readonly number: number;
  readonly issuedAt: Date;
  readonly buyerName: string;
  readonly courseTitle: string;
  readonly reference: string;
  readonly amountInCents: number;
  readonly vatInCents: number;
  /** The receipt that it corrects. */
  readonly receiptNumber: number;
  readonly receiptIssuedAt: Date;
}

/** The lines of a credit note (VAT Act s 21): how much of which receipt was refunded, and the VAT included in it. */
export function creditNoteOf(facts: CreditNoteFacts, seller: Seller): Receipt {
  const { amountInCents, vatInCents, courseTitle, receiptNumber: corrected, receiptIssuedAt } = facts;
  const isVendor = seller.vatNumber !== '';
  const vatLines = [
    line('Total before VAT', amountInCents - vatInCents),
    line(`VAT at ${seller.vatPercent}%`, vatInCents),
  ];
  return {
    title: 'Credit note',
    number: creditNoteNumber(facts.number),
    day: sastDay(facts.issuedAt),
    sellerLines: sellerLinesOf(seller),
    buyerName: facts.buyerName,
    lines: [
      line(`Returned for ${courseTitle}`, amountInCents),
      ...(isVendor ? vatLines : []),
      line(isVendor ? 'Total returned, VAT included' : 'Total returned', amountInCents, true),
    ],
    notes: [
      `For ${isVendor ? 'tax invoice' : 'receipt'} ${receiptNumber(corrected)} of ${sastDay(receiptIssuedAt)}`,
      'The amount was returned the way it was paid',
      `Payment reference ${facts.reference}`,
    ],
  };
}
