import {
  certificateDay,
  type SignedCertificate,
  shownCertificateId,
} from '@academy/domain/rewards/certificates';
import { INDIGO } from '../../../gateways/paper/colours.ts';
import {
  type Document,
  drawMark,
  HEIGHT,
  INK,
  LEFT,
  openSheet,
  QUIET,
  type Sheet,
  type Style,
  TEXT_WIDTH,
  WIDTH,
} from '../../../gateways/paper/sheet.ts';
import { SELVEDGE_HEIGHT, selvedgeBeads } from './picture/selvedge.ts';

const EDGE_SCALE = 1.55;

function drawEdges(pdf: Document): void {
  for (const { x, y, radius, colour } of selvedgeBeads(WIDTH / EDGE_SCALE + 8))
    for (const place of [y * EDGE_SCALE, HEIGHT - y * EDGE_SCALE])
      pdf.circle(x * EDGE_SCALE, place, radius * EDGE_SCALE).fill(colour);
}

/** Black on white with a margin, so that it can be read from a copy of a copy. */
function drawCode(
  pdf: Document,
  rows: readonly (readonly boolean[])[],
  left: number,
  top: number,
  size: number,
) {
  const unit = size / rows.length;
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pdf.rect(left + x * unit, top + y * unit, unit + 0.05, unit + 0.05).fill('#000000');
}

const CODE = 104;

interface PrintedCertificate {
  readonly id: string;
  readonly signed: SignedCertificate;
  /** Where it can be checked. */
  readonly url: string;
}

function writeFacts(sheet: Sheet, { signed }: PrintedCertificate): void {
  const quiet: Style = { size: 13, weight: 500, ink: QUIET };
  sheet.y = 206;
  sheet.write('Certificate of completion', { size: 20, weight: 500, ink: INDIGO });
  sheet.y += 22;
  sheet.write('This is to say that', quiet);
  sheet.y += 4;
  sheet.write(signed.personName, sheet.fitting(signed.personName, { size: 38, weight: 800, ink: INK }, 22));
  sheet.y += 8;
  sheet.write('has completed the course', quiet);
  sheet.y += 4;
  sheet.write(signed.courseTitle, sheet.fitting(signed.courseTitle, { size: 27, weight: 800, ink: INK }, 19));
  sheet.y += 8;
  sheet.write(`on ${certificateDay(signed.completedAt)}.`, quiet);
  sheet.y += 26;
  sheet.write('What was proven', { size: 13, weight: 800, ink: INK });
  sheet.y += 4;
  const lines = signed.provenLines;
  // A course with many modules still fits on its page.
  const size = lines.length > 12 ? 9.5 : 12;
  for (const line of lines) sheet.write(line, { size, weight: 500, ink: INK });
}

function writeFoot(sheet: Sheet, { id, signed, url }: PrintedCertificate, top: number): void {
  const left = LEFT + CODE + 24;
  const width = WIDTH - LEFT - left;
  sheet.y = top + 2;
  sheet.write(`Certificate ${shownCertificateId(id)}`, { size: 13, weight: 800, ink: INK }, width, left);
  sheet.y += 3;
  sheet.write('Scan the code to check it, or go to', { size: 10.5, weight: 500, ink: QUIET }, width, left);
  sheet.write(url, { size: 10.5, weight: 500, ink: INK }, width, left);
  sheet.y += 6;
  sheet.write(signed.sentence, { size: 10.5, weight: 500, ink: INK }, width, left);
}

/**
 * One page of A4 with its fonts in it. Its content is read from the signed credential, so it says no more than that.
 * Runs in a thread (drawing-pool.ts).
 */
export async function draw(certificate: PrintedCertificate): Promise<Buffer> {
  const { encode } = await import('uqr');
  const { signed, url } = certificate;
  const { pdf, sheet, done } = await openSheet({
    Title: `Certificate of completion: ${signed.courseTitle}`,
    Author: signed.issuerName,
    CreationDate: new Date(signed.completedAt),
  });
  drawEdges(pdf);
  drawMark(pdf, LEFT, SELVEDGE_HEIGHT * EDGE_SCALE + 52, 56);
  sheet.y = SELVEDGE_HEIGHT * EDGE_SCALE + 66;
  sheet.write(signed.issuerName, { size: 21, weight: 800, ink: INK }, TEXT_WIDTH, LEFT + 72);
  writeFacts(sheet, certificate);
  const top = HEIGHT - SELVEDGE_HEIGHT * EDGE_SCALE - 48 - CODE;
  drawCode(pdf, encode(url, { ecc: 'M', border: 0 }).data, LEFT, top, CODE);
  writeFoot(sheet, certificate, top);
  pdf.end();
  return done;
}
