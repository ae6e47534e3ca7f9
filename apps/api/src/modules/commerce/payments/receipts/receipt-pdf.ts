import type { Receipt } from '@academy/domain/commerce/payments';
import { dayInWords } from '@academy/domain/kernel';
import {
  drawMark,
  INK,
  LEFT,
  openSheet,
  QUIET,
  type Sheet,
  type Style,
  TEXT_WIDTH,
  WIDTH,
} from '../../../../gateways/paper/sheet.ts';

const PLAIN: Style = { size: 11.5, weight: 500, ink: INK };
const STRONG: Style = { ...PLAIN, weight: 800 };
const SOFT: Style = { size: 10.5, weight: 500, ink: QUIET };
const MARK = 44;
const AMOUNTS = 130;

function writeLines(sheet: Sheet, { lines }: Receipt): void {
  for (const { label, amount, isTotal } of lines) {
    const style = isTotal ? { ...STRONG, size: 14 } : PLAIN;
    if (isTotal) {
      sheet.rule();
      sheet.y += 8;
    }
    const top = sheet.y;
    sheet.writeRight(amount, style, WIDTH - LEFT);
    sheet.y = top;
    sheet.write(label, style, TEXT_WIDTH - AMOUNTS);
    sheet.y += 5;
  }
}

interface PrintedReceipt {
  readonly receipt: Receipt;
  readonly author: string;
}

/** One A4 page in the academy's typeface. Runs in a thread (drawing-pool.ts). */
export async function draw({ receipt, author }: PrintedReceipt): Promise<Buffer> {
  const { title, number, day, sellerLines, buyerName, notes } = receipt;
  const { sheet, pdf, done } = await openSheet({
    Title: `${title} ${number}`,
    Author: author,
    CreationDate: new Date(`${day}T00:00:00Z`),
  });
  drawMark(pdf, LEFT, 64, MARK);
  sheet.y = 70;
  for (const [index, line] of sellerLines.entries())
    sheet.write(line, index === 0 ? { ...STRONG, size: 15 } : SOFT, TEXT_WIDTH - MARK - 18, LEFT + MARK + 18);
  sheet.y = Math.max(sheet.y, 64 + MARK) + 40;
  sheet.write(title, { size: 26, weight: 800, ink: INK });
  sheet.y += 8;
  sheet.write(`Number ${number}`, PLAIN);
  sheet.write(`${dayInWords(day)} ${day.slice(0, 4)}`, PLAIN);
  sheet.y += 14;
  sheet.write('For', SOFT);
  sheet.write(buyerName, STRONG);
  sheet.y += 24;
  writeLines(sheet, receipt);
  sheet.y += 24;
  for (const note of notes) sheet.write(note, SOFT);
  pdf.end();
  return done;
}
