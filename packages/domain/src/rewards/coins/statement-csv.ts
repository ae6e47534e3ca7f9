import { csvCell, sastDay, sastTime } from '../../kernel/index.ts';

export interface StatementLine {
  readonly date: Date;
  readonly type: string;
  readonly description: string;
  readonly amount: number;
}

const END = '\r\n';

export const STATEMENT_HEAD = `Date,Time (SAST),Type,Description,Coins${END}`;

/** A line of the statement as RFC 4180 writes it; the amount is a number, with an ordinary minus. */
export function statementLine({ date, type, description, amount }: StatementLine): string {
  const texts = [sastDay(date), sastTime(date), type, description].map(csvCell);
  return `${[...texts, amount].join(',')}${END}`;
}
