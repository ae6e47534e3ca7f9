import type PdfDocument from 'pdfkit';
import { INDIGO, MARIGOLD } from './colours.ts';
import { type FontPart, loadFonts, runsOf, type Weight } from './fonts.ts';

// A4 upright, in points.
export const [WIDTH, HEIGHT] = [595.28, 841.89];
export const LEFT = 64;
export const TEXT_WIDTH = WIDTH - 2 * LEFT;
export const INK = '#171a33';
export const QUIET = '#4a4f6b';

export type Document = InstanceType<typeof PdfDocument>;

export interface Style {
  readonly size: number;
  readonly weight: Weight;
  readonly ink: string;
}

/** Writes the page line by line, in characters that the academy's typeface has. */
export class Sheet {
  readonly #pdf: Document;
  readonly #fonts: ReadonlyMap<Weight, readonly FontPart[]>;
  y = 0;

  constructor(pdf: Document, fonts: ReadonlyMap<Weight, readonly FontPart[]>) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    for (const { name, file } of [...fonts.values()].flat()) pdf.registerFont(name, file);
  }

  #runs(text: string, weight: Weight) {
    return runsOf(text, this.#fonts.get(weight) ?? []);
  }

  #widthOf(text: string, { size, weight }: Style): number {
    return this.#runs(text, weight).reduce(
      (sum, run) => sum + this.#pdf.font(run.part.name).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  #wrapped(text: string, style: Style, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).flatMap((each) => this.#pieces(each, style, width))) {
      const last = lines.at(-1);
      if (last !== undefined && this.#widthOf(`${last} ${word}`, style) <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  }

  /** A word wider than its line continues on the next. */
  #pieces(word: string, style: Style, width: number): string[] {
    if (this.#widthOf(word, style) <= width) return [word];
    const pieces: string[] = [];
    for (const letter of word) {
      const longer = `${pieces.at(-1) ?? ''}${letter}`;
      if (pieces.length > 0 && this.#widthOf(longer, style) <= width) pieces[pieces.length - 1] = longer;
      else pieces.push(letter);
    }
    return pieces;
  }

  /** Long names shrink before they wrap. */
  fitting(text: string, style: Style, least: number): Style {
    let { size } = style;
    while (size > least && this.#widthOf(text, { ...style, size }) > TEXT_WIDTH) size -= 1;
    return { ...style, size };
  }

  write(text: string, style: Style, width = TEXT_WIDTH, left = LEFT): void {
    for (const line of this.#wrapped(text, style, width)) {
      let x = left;
      for (const run of this.#runs(line, style.weight)) {
        this.#pdf.font(run.part.name).fontSize(style.size).fillColor(style.ink);
        this.#pdf.text(run.text, x, this.y, { lineBreak: false });
        x += this.#pdf.widthOfString(run.text);
      }
      this.y += style.size * 1.38;
    }
  }

  /** One line that ends at `right`. */
  writeRight(text: string, style: Style, right: number): void {
    this.write(text, style, Number.POSITIVE_INFINITY, right - this.#widthOf(text, style));
  }

  /** A thin line across the page. */
  rule(): void {
    this.#pdf.rect(LEFT, this.y, TEXT_WIDTH, 0.8).fill(QUIET);
  }
}

/** The academy's mark. */
export function drawMark(pdf: Document, left: number, top: number, size: number): void {
  const unit = size / 40;
  const [x, y] = [(value: number) => left + value * unit, (value: number) => top + value * unit];
  pdf.roundedRect(left, top, size, size, 11 * unit).fill(INDIGO);
  pdf.moveTo(x(11), y(29)).lineTo(x(11), y(11)).lineTo(x(29), y(29)).lineTo(x(29), y(11));
  pdf
    .lineWidth(3 * unit)
    .lineCap('round')
    .stroke('#ffffff');
  for (const [cx, cy] of [
    [11, 29],
    [11, 11],
    [29, 29],
    [29, 11],
  ] as const)
    pdf.circle(x(cx), y(cy), 3.6 * unit).fill('#ffffff');
  pdf.circle(x(20), y(20), 5.6 * unit).fill(INDIGO);
  pdf.circle(x(20), y(20), 4.1 * unit).fill(MARIGOLD);
}

/** An A4 page with embedded fonts; `done` is the file, once the document has been ended. */
export async function openSheet(info: Readonly<Record<string, string | Date>>) {
  const [{ default: Pdf }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const pdf = new Pdf({ size: 'A4', margin: 0, lang: 'en-ZA', displayTitle: true, info });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  return { pdf, sheet: new Sheet(pdf, fonts), done };
}
