import { sastDay, sastTime } from '../kernel/index.ts';

export interface StatementLine {
  readonly date: Date;
  readonly type: string;
  readonly description: string;
  readonly amount: number;
}

const END = '\r\n';
/** A spreadsheet takes a text that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const STATEMENT_HEAD = `Date,Time (SAST),Type,Description,Coins${END}`;

/** A line of the statement as RFC 4180 writes it; the amount is a number, with an ordinary minus. */
export function statementLine({ date, type, description, amount }: StatementLine): string {
  return `${[sastDay(date), sastTime(date), type, cell(description), amount].join(',')}${END}`;
}
